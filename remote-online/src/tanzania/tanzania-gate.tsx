import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { useEffect, type ReactNode } from 'react';
import { useTanzaniaText } from '../i18n/use-tanzania-text';

/** Lets through a brand of Tanzania; says what to do to anybody else. */
export function TanzaniaGate({ children }: { readonly children: ReactNode }) {
  const text = useTanzaniaText();
  const host = useRemoteHost();
  const { brand } = host.session;
  const isTanzanian = brand?.country === 'TZ';
  const title = text('title');
  useEffect(() => {
    if (!isTanzanian) host.setTitle(title);
  }, [host, isTanzanian, title]);
  if (brand === null) return <ChooseBrandNotice />;
  if (!isTanzanian) {
    return (
      <EmptyNotice
        title={text('notTanzanian')}
        hint={text('notTanzanianHint', { brand: brand.name })}
        action={
          <Button type="primary" onClick={() => host.navigate('/total-report')}>
            {text('openTotals')}
          </Button>
        }
      />
    );
  }
  return children;
}
