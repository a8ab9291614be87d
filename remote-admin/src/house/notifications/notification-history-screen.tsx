import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Link } from '@tallyhouse/shared/kit/router';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect } from 'react';
import { MessageList } from './message-list';
import { useMessagesText } from './use-messages-text';

/** `/notification-history`: everything that people were told. Needs no brand. */
export function NotificationHistoryScreen() {
  const host = useRemoteHost();
  const text = useMessagesText();
  const title = text('title');
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PageHeader
        title={title}
        detail={text('subtitle')}
        actions={<Link to="/settings#notifications">{text('toSettings')}</Link>}
      />
      <MessageList />
    </>
  );
}
