import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
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
  const id = parameters.get('id');
  return (
    <div className="th-desk">
      {id === null ? (
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
      <Queue />
    </>
  );
}
