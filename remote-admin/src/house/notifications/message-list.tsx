import type { Notification } from '@tallyhouse/shared/contracts/notifications';
import { dayText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { notificationsQuery } from '@tallyhouse/shared/reporting/notifications/notification-queries';
import { useMarkRead } from '@tallyhouse/shared/reporting/notifications/use-mark-read';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { dayIn } from './day-in';
import { MessageFilterBar } from './message-filter-bar';
import { MessageLine } from './message-line';
import { messageStyles } from './message-styles';
import { isNarrowed, messageFiltersOf, withMessageFilters, type MessageFilters } from './messages-in-url';
import { useMessagesText } from './use-messages-text';

const pageSize = 50;

/** The messages day by day, newest first, as the address narrows them. */
export function MessageList() {
  adoptStyles(messageStyles);
  const text = useMessagesText();
  const host = useRemoteHost();
  const { http, session } = host;
  const [parameters, setParameters] = useSearchParams();
  const filters = messageFiltersOf(parameters);
  const zone = session.brand?.zone ?? 'UTC';
  const given = Object.entries({ ...filters, pageSize }).filter(([, value]) => value !== null);
  const list = useQuery(notificationsQuery(http, session.brand?.id ?? null, Object.fromEntries(given)));
  const marking = useMarkRead(http);
  const narrow = (change: Partial<MessageFilters>) =>
    setParameters(withMessageFilters(filters, change), { replace: true });
  const data = list.data;
  const newest = data?.items[0]?.seq;
  const mayMarkAll =
    filters.box === 'mine' && filters.page === 1 && newest !== undefined && data?.unread !== 0;
  return (
    <div className="th-messages">
      <MessageFilterBar filters={filters} onChange={narrow} />
      {marking.isError ? <ProblemNotice title={text('action.markFailed')} error={marking.error} /> : null}
      {data === undefined ? (
        list.isError ? (
          <ProblemNotice title={text('list.failed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : (
          <div role="status" aria-label={text('list.loading')}>
            <Skeleton active title={false} paragraph={{ rows: 10, width: '100%' }} />
          </div>
        )
      ) : (
        <section
          aria-label={text('list.label')}
          aria-busy={list.isPlaceholderData}
          className={list.isPlaceholderData ? 'th-outdated' : undefined}
        >
          <div className="th-row-12 th-wraps th-centred">
            <span role="status" className="th-message-meta">
              {text('list.shown', { count: data.totalCount })}
              {data.unread === 0
                ? ''
                : `, ${text(isNarrowed(filters) ? 'list.unreadOfAll' : 'list.unread', { count: data.unread })}`}
            </span>
            {mayMarkAll ? (
              <ActionButton
                size="small"
                loading={marking.isPending}
                onClick={() =>
                  marking.mutate(
                    { upTo: newest },
                    {
                      onSuccess: ({ marked }) =>
                        host.notify({ kind: 'success', text: text('action.markAllDone', { count: marked }) }),
                    },
                  )
                }
              >
                {text('action.markAll')}
              </ActionButton>
            ) : null}
          </div>
          {data.totalCount === 0 ? <NoMessages filters={filters} onChange={narrow} /> : null}
          {daysOf(data.items, zone).map(([day, messages]) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 id={`day-${day}`}>{dayText(day)}</h2>
              <ul>
                {messages.map((message) => (
                  <li key={message.id}>
                    <MessageLine
                      message={message}
                      zone={zone}
                      isOwn={message.recipient.id === session.user.id}
                      onRead={() => marking.mutate({ ids: [message.id] })}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <Pagination
            align="end"
            className="th-before-16"
            current={filters.page}
            pageSize={pageSize}
            total={data.totalCount}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={(page) => narrow({ page })}
          />
        </section>
      )}
    </div>
  );
}

function daysOf(items: readonly Notification[], zone: string): [string, Notification[]][] {
  const days = new Map<string, Notification[]>();
  for (const message of items) {
    const day = dayIn(message.createdAt, zone);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days];
}

interface NoMessagesProps {
  readonly filters: MessageFilters;
  readonly onChange: (change: Partial<MessageFilters>) => void;
}

function NoMessages({ filters, onChange }: NoMessagesProps) {
  const text = useMessagesText();
  if (!isNarrowed(filters)) return <EmptyNotice title={text('list.empty')} hint={text('list.emptyHint')} />;
  const nothing = { read: null, event: null, channel: null, deliveryState: null, from: null, to: null };
  return (
    <EmptyNotice
      title={text(filters.read === 'false' ? 'list.noUnread' : 'list.noMatch')}
      action={<Button onClick={() => onChange(nothing)}>{text('filter.clear')}</Button>}
    />
  );
}
