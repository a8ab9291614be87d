import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { useRetailText } from '../i18n/use-retail-text';
import { RetailFigures } from './retail-figures';

/** `/retail`: what shops sold, paid and counted. Needs a brand that has shops. */
export function RetailScreen() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useRetailText();
  useEffect(() => host.setTitle(text('title')), [host, text]);
  const { brand, permissions } = session;

  if (brand !== null && permissions.includes('reports.view') && brand.channels.includes('RETAIL')) {
    return <RetailFigures brand={brand} key={brand.id} />;
  }
  if (brand === null) {
    return (
      <>
        <PageHeader title={text('title')} />
        <ChooseBrandNotice />
      </>
    );
  }
  const reason = permissions.includes('reports.view') ? 'noChannel' : 'forbidden';
  const wayOut = { noChannel: '/online', forbidden: '/dashboard' }[reason];
  return (
    <>
      <PageHeader title={text('title')} />
      <EmptyNotice
        title={text(reason, { brand: brand.name })}
        hint={text(`${reason}Hint`)}
        action={
          <Button type="primary" onClick={() => host.navigate(wayOut)}>
            {text(`${reason}Action`)}
          </Button>
        }
      />
    </>
  );
}
