import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { ForbiddenNotice } from '@tallyhouse/shared/reporting/forbidden-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { adoptDeskStyles } from './confirmation-styles';
import { ItemPage } from './item/item-page';
import { Queue } from './queue/queue';
import { useConfirmationText } from './use-confirmation-text';

/** `/double-confirmation`: the queue, and with `?id=` one report on its way. */
export function DoubleConfirmationScreen() {
  adoptDeskStyles();
  const [parameters] = useSearchParams();
  const { permissions } = useRemoteHost().session;
  const id = parameters.get('id');
  return (
    <div className="th-desk">
      {id === null || !permissions.includes('confirmation.view') ? (
        <QueuePage />
      ) : (
        <ItemPage key={id} id={id} isReceipt={parameters.get('view') === 'receipt'} />
      )}
    </div>
  );
}

function QueuePage() {
  const host = useRemoteHost();
  const text = useConfirmationText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader title={title} detail={text('subtitle')} />
      {host.session.permissions.includes('confirmation.view') ? (
        <Queue />
      ) : (
        <ForbiddenNotice title={text('forbidden')} permission="confirmation.view" />
      )}
    </>
  );
}
