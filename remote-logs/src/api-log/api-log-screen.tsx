import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { CallLog } from './call-log';
import { useApiLogText } from './use-api-log-text';

/** `/api-log`: what was asked of the product and what it asked of authorities. The group view shows calls of no brand too. */
export function ApiLogScreen() {
  const host = useRemoteHost();
  const { session } = host;
  const text = useApiLogText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  const mayLook = session.permissions.includes('logs.view');
  return (
    <>
      <PageHeader
        title={title}
        detail={session.brand === null ? text('group') : text('subtitle', { brand: session.brand.name })}
      />
      {mayLook ? (
        <CallLog zone={session.brand?.zone ?? 'UTC'} />
      ) : (
        <EmptyNotice
          title={text('forbidden')}
          hint={text('forbiddenHint')}
          action={
            <Button type="primary" onClick={() => host.navigate('/dashboard')}>
              {text('forbiddenAction')}
            </Button>
          }
        />
      )}
    </>
  );
}
