import type { listNotifications, Notification } from '@tallyhouse/shared/contracts/notifications';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { agoText, instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { CheckOutlined } from '@tallyhouse/shared/kit/icons';
import type { UseQueryResult } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EventTag } from '@tallyhouse/shared/reporting/notifications/event-tag';
import { useMarkRead } from '@tallyhouse/shared/reporting/notifications/use-mark-read';
import { useNow } from '@tallyhouse/shared/reporting/page/use-now';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import type { MouseEvent } from 'react';
import { useBellText } from './use-bell-text';

const historyPath = '/notification-history';

interface UnreadListProps {
  readonly http: HttpClient;
  readonly unread: UseQueryResult<CallAnswer<typeof listNotifications>>;
  readonly zone: string;
  readonly onOpen: (address: string) => void;
}

/** The newest unread messages; each leads to what it is about, and is read then. */
export function UnreadList({ http, unread, zone, onOpen }: UnreadListProps) {
  const text = useBellText();
  const marking = useMarkRead(http);
  if (unread.data === undefined) {
    return unread.isError ? (
      <ProblemNotice title={text('failed')} error={unread.error} onRetry={() => void unread.refetch()} />
    ) : (
      <Skeleton active />
    );
  }
  const { items, totalCount } = unread.data;
  const newest = items[0]?.seq;
  const left = totalCount - items.length;
  const follow = (message: Notification) => {
    marking.mutate({ ids: [message.id] });
    onOpen(message.link);
  };
  return (
    <>
      <div className="th-after-12 th-row-8 th-wraps">
        <Button
          disabled={newest === undefined}
          loading={marking.isPending}
          onClick={() => (newest === undefined ? undefined : marking.mutate({ upTo: newest }))}
        >
          {text('markAll')}
        </Button>
        <Button
          type="link"
          href={historyPath}
          onClick={(event) => followLink(event, () => onOpen(historyPath))}
        >
          {text('all')}
        </Button>
      </div>
      {marking.isError ? <ProblemNotice title={text('markFailed')} error={marking.error} /> : null}
      {items.length === 0 ? <EmptyNotice title={text('empty')} hint={text('emptyHint')} /> : null}
      <ul className="th-list">
        {items.map((message) => (
          <li key={message.id} className="bell-message">
            <Message
              message={message}
              zone={zone}
              onFollow={() => follow(message)}
              onRead={() => marking.mutate({ ids: [message.id] })}
            />
          </li>
        ))}
      </ul>
      {left > 0 ? <p className="quiet">{text('more', { count: left })}</p> : null}
    </>
  );
}

interface MessageProps {
  readonly message: Notification;
  readonly zone: string;
  readonly onFollow: () => void;
  readonly onRead: () => void;
}

function Message({ message, zone, onFollow, onRead }: MessageProps) {
  const text = useBellText();
  const nowMs = useNow();
  const { title, text: words } = useSaid(zone).message(message);
  const { createdAt, event, link } = message;
  return (
    <>
      <div className="bell-message-head">
        <EventTag event={event} />
        <time dateTime={createdAt} title={instantText(createdAt, zone)} className="quiet small">
          {agoText(createdAt, nowMs)}
        </time>
        <Button
          type="text"
          size="small"
          icon={<CheckOutlined aria-hidden />}
          aria-label={text('markOne', { title })}
          title={text('markOne', { title })}
          onClick={onRead}
        />
      </div>
      <Link to={link} onClick={(clicked) => followLink(clicked, onFollow)}>
        {title}
      </Link>
      <p className="quiet small">{words}</p>
    </>
  );
}

/** A plain click is followed here; one for another tab or window is the browser's. */
function followLink(event: MouseEvent, follow: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  follow();
}
