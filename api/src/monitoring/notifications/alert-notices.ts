import type { AlertCode, AlertStep } from '@tallyhouse/shared/contracts/critical-alerts';
import { alertRules } from '../../house/alerting/alert-codes';
import { isUnresolved, type AlertRow } from '../../house/alerting/queries/alert-row';
import type { Queryable } from '../../store/store';
import type { Notice, Notices } from './notice';
import { noticeIn } from './notice-words';
import type { Person } from './people';

interface AlertNews extends Pick<
  AlertRow,
  'id' | 'code' | 'severity' | 'state' | 'brandId' | 'title' | 'detail' | 'said'
> {
  readonly sourceId: string;
  readonly kind: AlertStep['kind'];
  readonly actorId: string | null;
  readonly ownerId: string | null;
  readonly note: string | null;
}

/** Steps of alerts since, of which no note was taken. */
function readAlertNews(store: Queryable, since: Date): Promise<AlertNews[]> {
  return store.query<AlertNews>(
    `select 'alert:' || s.alert_id || ':' || cast(s.turn as varchar) as "sourceId", s.kind as "kind",
       s.actor_id as "actorId", s.owner_id as "ownerId", s.note as "note", a.id as "id", a.code as "code",
       a.severity as "severity", a.state as "state", a.brand_id as "brandId", a.title as "title", a.detail as "detail", a.said as "said"
     from critical_alert_step s
     join critical_alert a on a.id = s.alert_id
     where s.happened_at >= cast($1 as timestamp) and s.kind not in ('SEEN_AGAIN', 'SNOOZED', 'WOKEN')
       and not exists (select 1 from notified n
         where n.source_id = 'alert:' || s.alert_id || ':' || cast(s.turn as varchar))
     order by s.happened_at, s.alert_id, s.turn`,
    [since.toISOString()],
  );
}

// More of a kind at once are told in one message: nobody reads the eleventh.
const toldOneByOne = 5;

/** What is to be told of alerts: raised ones that stand, those that came to an end, and who was handed one. */
export async function collectAlertNotices(store: Queryable, since: Date): Promise<Notices> {
  const news = await readAlertNews(store, since);
  const raisedNow = new Set(news.filter(isRaise).map(({ id }) => id));
  const groups = new Map<string, AlertNews[]>();
  for (const item of news) {
    // What began and ended before anybody was told is history.
    const isNews = isRaise(item) ? isUnresolved(item) : !isEnd(item) || !raisedNow.has(item.id);
    if (!isNews || item.kind === 'ACKNOWLEDGED') continue;
    const isPersonal = item.kind === 'ASSIGNED';
    const key = isPersonal ? item.sourceId : [item.brandId ?? '', item.code, isEnd(item)].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  const notices = [...groups.values()].flatMap((items) =>
    items.length > toldOneByOne ? [digestOf(items)] : items.map(noticeOf),
  );
  return { notices, noted: news.map(({ sourceId, brandId }) => ({ sourceId, brandId })) };
}

function isRaise({ kind }: AlertNews): boolean {
  return kind === 'RAISED' || kind === 'REOPENED' || kind === 'WORSENED';
}

function isEnd({ kind }: AlertNews): boolean {
  return kind === 'RESOLVED' || kind === 'AUTO_RESOLVED';
}

function noticeOf(news: AlertNews): Notice {
  const { sourceId, brandId, id, code, title, detail, said } = news;
  const note = news.note ?? '';
  const about = {
    sourceId,
    brandId,
    object: { kind: 'alert', id },
    link: `/critical-alert-history?id=${id}`,
  };
  if (news.kind === 'ASSIGNED') {
    return {
      ...about,
      event: 'ALERT_ASSIGNED',
      ...noticeIn('ALERT_ASSIGNED', { title, detail, note }, said),
      isFor: (person) => person.id === news.ownerId && person.id !== news.actorId,
    };
  }
  if (isEnd(news)) {
    return {
      ...about,
      event: 'ALERT_ENDED',
      ...noticeIn('ALERT_ENDED', { title, note }, said),
      isFor: (person) => person.id !== news.actorId && mayHandle(person, news),
    };
  }
  return {
    ...about,
    event: eventOf(news),
    ...noticeIn('ALERT_RAISED', { code, title, detail }, said),
    isFor: (person) => mayHandle(person, news),
  };
}

function digestOf(items: readonly AlertNews[]): Notice {
  const [first] = items;
  if (first === undefined) throw new Error('a group without news');
  const { sourceId, brandId, code } = first;
  const hasEnded = isEnd(first);
  return {
    sourceId,
    brandId,
    event: hasEnded ? 'ALERT_ENDED' : eventOf(first),
    ...noticeIn(
      hasEnded ? 'ALERTS_OVER' : 'ALERTS_AT_ONCE',
      {
        ...{ alerts: items.length, code, more: items.length - 1 },
        ...{ title: first.title, name: alertRules[code].name },
      },
      first.said,
    ),
    object: { kind: 'alert-code', id: code },
    link: `/critical-alert-history?code=${code}`,
    isFor: (person) => mayHandle(person, first),
  };
}

function eventOf({ severity }: AlertNews): 'ALERT_CRITICAL' | 'ALERT' {
  return severity === 'CRITICAL' ? 'ALERT_CRITICAL' : 'ALERT';
}

/** Those are told who can do something about it. */
function mayHandle(
  person: Person,
  { code, brandId }: { readonly code: AlertCode; readonly brandId: string | null },
) {
  const { handledBy } = alertRules[code];
  if (brandId === null || handledBy === 'SYSTEM') return person.may('alerts.handle-system', brandId);
  return (
    person.may('alerts.handle', brandId) ||
    (handledBy === 'BOTH' && person.may('alerts.handle-system', brandId))
  );
}
