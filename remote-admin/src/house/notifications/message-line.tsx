import { resendNotification, type Notification } from '@tallyhouse/shared/contracts/notifications';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EventTag } from '@tallyhouse/shared/reporting/notifications/event-tag';
import { notificationsKey } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import { useNotificationText } from '@tallyhouse/shared/reporting/notifications/use-notification-text';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useMessagesText } from './use-messages-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface MessageLineProps {
  readonly message: Notification;
  readonly zone: string;
  /** Those of others can be neither read for them nor sent by everybody. */
  readonly isOwn: boolean;
  readonly onRead: () => void;
}

/** One message: what it is about, with the way there, how it went out, and whether it was read. */
export function MessageLine({ message, zone, isOwn, onRead }: MessageLineProps) {
  const text = useMessagesText();
  const words = useNotificationText();
  const { title, text: body } = useSaid(zone).message(message);
  const { createdAt, event, channel, recipient, link, readAt } = message;
  const isUnread = channel === 'IN_APP' && readAt === null;
  return (
    <article className={`th-message ${isUnread ? 'th-message-unread' : ''}`}>
      <span
        className="th-message-dot"
        role={isUnread ? 'img' : undefined}
        aria-label={isUnread ? text('list.isUnread') : undefined}
      >
        {isUnread ? '●' : ''}
      </span>
      <div>
        <EventTag event={event} />
        <div className="th-message-meta">{instantText(createdAt, zone)}</div>
      </div>
      <div className="th-message-words">
        <Link
          className="th-message-title"
          to={link}
          onClick={() => (isUnread && isOwn ? onRead() : undefined)}
        >
          {title}
        </Link>
        <p>{body}</p>
        <div className="th-message-meta">
          {words(`channel.${channel}`)}
          {isOwn ? '' : ` · ${text('list.to', { name: personInWords(recipient.name, recipient.account) })}`}
          {channel === 'IN_APP' ? '' : ' · '}
          <Delivery message={message} />
          {readAt === null ? '' : ` · ${text('list.readAt', { at: instantText(readAt, zone) })}`}
        </div>
      </div>
      <div>
        {isUnread && isOwn ? (
          <Button size="small" aria-label={text('action.markNamed', { title })} onClick={onRead}>
            {text('action.mark')}
          </Button>
        ) : null}
        {channel === 'IN_APP' ? null : <ResendButton message={message} title={title} isOwn={isOwn} />}
      </div>
    </article>
  );
}

/** How it went out; in the app it is there at once. */
function Delivery({ message }: { readonly message: Notification }) {
  const text = useMessagesText();
  const { channel, deliveryState, deliveryDetail, attempts } = message;
  if (channel === 'IN_APP') return null;
  const isBad = deliveryState === 'FAILED' || deliveryState === 'SKIPPED';
  return (
    <span className={isBad ? 'th-message-bad' : ''}>
      {isBad ? '! ' : ''}
      {text(`delivery.${deliveryState}`)}
      {attempts === 0 ? '' : `, ${text('list.attempts', { count: attempts })}`}
      {deliveryState === 'SKIPPED' || deliveryDetail === null ? null : (
        <>
          : <span dir="auto">{deliveryDetail}</span>
        </>
      )}
    </span>
  );
}

interface ResendButtonProps {
  readonly message: Notification;
  /** The message's, in the page's language. */
  readonly title: string;
  readonly isOwn: boolean;
}

function ResendButton({ message, title, isOwn }: ResendButtonProps) {
  const text = useMessagesText();
  const host = useRemoteHost();
  const { http, session } = host;
  const queries = useQueryClient();
  const resending = useMutation({
    mutationFn: () => http.call(resendNotification, { params: { id: message.id } }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('action.resendDone') });
      return queries.invalidateQueries({ queryKey: notificationsKey });
    },
  });
  const isUnderWay = message.deliveryState === 'PENDING';
  if (isUnderWay || (!isOwn && !session.permissions.includes('alerts.handle'))) return null;
  return (
    <>
      <Button
        size="small"
        loading={resending.isPending}
        aria-label={text('action.resendNamed', { title })}
        onClick={() => resending.mutate()}
      >
        {text('action.resend')}
      </Button>
      {resending.isError ? (
        <ProblemNotice title={text('action.resendFailed')} error={resending.error} />
      ) : null}
    </>
  );
}
