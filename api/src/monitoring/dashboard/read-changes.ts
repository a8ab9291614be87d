import { wholeReports } from '../../reporting/reports/queries/whole-reports';
import type { ChangeLine } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';
import { dayChangeWords, type DayChangeCode } from '@tallyhouse/shared/contracts/words/day-changes.en';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { nameColumns } from '../../platform/auth/named-people';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** Brands that the caller may see something of, by permission. */
export type BrandsWith = (permission: Permission) => readonly string[];

const shown = 200;

/** What happened since an instant, newest first, as far as the caller may see what it happened to. */
export async function readChanges(
  store: Queryable,
  since: Instant,
  brandsWith: BrandsWith,
): Promise<{ readonly items: ChangeLine[]; readonly totalCount: number }> {
  const lines = [
    ...(await readLoads(store, since, brandsWith('loads.view'))),
    ...(await readSteps(store, since, brandsWith('reports.view'))),
    ...(await readDeeds(store, since, brandsWith('logs.view'))),
  ].sort((a, b) => (a.time > b.time ? -1 : a.time < b.time ? 1 : 0));
  return { items: lines.slice(0, shown), totalCount: lines.length };
}

interface BatchRow {
  readonly id: string;
  readonly brandId: string;
  readonly source: string;
  readonly kind: string;
  readonly seq: number;
  readonly state: string;
  readonly time: Instant;
  readonly day: string | null;
  readonly accepted: number;
  readonly rejected: number;
  readonly corrected: number;
}

/** Files that were more than the usual: late, refused, replaced, or with corrections. */
async function readLoads(
  store: Queryable,
  since: Instant,
  brandIds: readonly string[],
): Promise<ChangeLine[]> {
  const params = createSqlParams(since);
  const rows = await store.query<BatchRow>(
    `select id as "id", brand_id as "brandId", source_id as "source", kind as "kind", seq as "seq", state as "state",
       loaded_at as "time", cast(period_from as date) as "day", accepted as "accepted", rejected as "rejected",
       corrected as "corrected"
     from load_batch
     where loaded_at >= cast($1 as timestamp) and brand_id in (${params.addAll(brandIds)})
       and (state not in ('LOADED', 'DUPLICATE') or corrected > 0 or supersedes is not null or reprocesses is not null)
     order by loaded_at desc, id limit 1000`,
    params.values,
  );
  return rows.map((row) => ({
    time: row.time,
    kind: row.corrected > 0 ? 'CORRECTION' : 'LOAD',
    brandId: row.brandId,
    title: titleOf(row),
    detail: `${row.kind} file ${row.seq}${row.day === null ? '' : ` of ${row.day}`}`,
    said: saidOfLoad(row),
    link: { route: '/load-data', query: { brandId: row.brandId, batch: row.id } },
  }));
}

function titleOf(row: BatchRow): string {
  const { code, count } = whatHappened(row);
  return fillPlaces(dayChangeWords[code].title, { source: row.source, count });
}

function whatHappened({ state, accepted, rejected, corrected }: BatchRow): {
  readonly code: DayChangeCode;
  readonly count: number;
} {
  if (corrected > 0) return { code: 'LOAD_CORRECTED', count: corrected };
  if (state === 'REJECTED') return { code: 'LOAD_REJECTED', count: 0 };
  if (state === 'PARTIAL') return { code: 'LOAD_PARTIAL', count: rejected };
  if (state === 'LATE') return { code: 'LOAD_LATE', count: 0 };
  if (state === 'SUPERSEDED') return { code: 'LOAD_SUPERSEDED', count: 0 };
  return { code: 'LOAD_REPROCESSED', count: accepted };
}

/** Null for a file without a day, which no sentence fits. */
function saidOfLoad(row: BatchRow): Said | null {
  const { source, kind, seq, day } = row;
  if (day === null) return null;
  const { code, count } = whatHappened(row);
  return { code, params: { source, kind, seq, day, count } };
}

async function readSteps(
  store: Queryable,
  since: Instant,
  brandIds: readonly string[],
): Promise<ChangeLine[]> {
  const params = createSqlParams(since);
  const rows = await store.query<{
    time: Instant;
    brandId: string;
    reportId: string;
    title: string;
    version: number;
    to: string;
    actor: string;
    actorAccount: string | null;
  }>(
    `select t.happened_at as "time", r.brand_id as "brandId", r.id as "reportId", r.title as "title",
       r.version as "version", t.to_state as "to", ${nameColumns('actor', { user: 'u', id: 't.actor_id' })}
     from report_transition t join report r on r.id = t.report_id left join app_user u on u.id = t.actor_id
     where t.happened_at >= cast($1 as timestamp) and ${wholeReports({ brandIds }, params)}
     order by t.happened_at desc, t.audit_seq desc nulls last, t.id limit 1000`,
    params.values,
  );
  return rows.map(({ time, brandId, reportId, title, version, to, actor, actorAccount }) => ({
    time,
    kind: 'REPORT',
    brandId,
    title: `${title}, version ${version}: ${to.toLowerCase().replaceAll('_', ' ')}`,
    detail: personInWords(actor, actorAccount),
    said: {
      code: 'REPORT_STEP',
      params: { title, version, reportState: to, who: personInWords(actor, actorAccount) },
    },
    link: { route: '/reports-log', query: { brandId, reportId } },
  }));
}

const deeds = [
  'GAP_EXPLAINED',
  'RULE_PACK_CHANGED',
  'OBLIGATION_CHANGED',
  'AUTHORITY_CHANGED',
  'SETTINGS_CHANGED',
  'RATES_LOADED',
] as const satisfies readonly DayChangeCode[];
type Deed = (typeof deeds)[number];
const rules: readonly string[] = ['RULE_PACK_CHANGED', 'OBLIGATION_CHANGED'];

/** The screen on which what was done is seen. */
function linkOfDeed(action: Deed, object: string | null): ChangeLine['link'] {
  switch (action) {
    case 'GAP_EXPLAINED':
      return { route: '/load-data', query: object === null ? {} : { batch: object } };
    case 'RULE_PACK_CHANGED':
      return { route: '/authorities', query: { view: 'rules' } };
    case 'OBLIGATION_CHANGED':
    case 'AUTHORITY_CHANGED':
      return { route: '/authorities', query: {} };
    case 'SETTINGS_CHANGED':
      return { route: '/settings', query: {} };
    case 'RATES_LOADED':
      return { route: '/total-report', query: {} };
  }
}

/** What people did to what figures rest on. Actions of the whole house are seen by who sees the log of any brand. */
async function readDeeds(
  store: Queryable,
  since: Instant,
  brandIds: readonly string[],
): Promise<ChangeLine[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams(since);
  const rows = await store.query<{
    time: Instant;
    action: Deed;
    brandId: string | null;
    object: string | null;
    actor: string | null;
    actorAccount: string | null;
  }>(
    `select a.happened_at as "time", a.action as "action", a.brand_id as "brandId", a.object_id as "object",
       ${nameColumns('actor', { user: 'u', id: 'a.actor_id' })}
     from audit_event a left join app_user u on u.id = a.actor_id
     where a.happened_at >= cast($1 as timestamp) and a.action in (${params.addAll(deeds)})
       and (a.brand_id in (${params.addAll(brandIds)}) or a.brand_id is null)
     order by a.seq desc limit 1000`,
    params.values,
  );
  return rows.map(({ time, action, brandId, object, actor, actorAccount }) => ({
    time,
    kind: rules.includes(action) ? 'RULE' : 'DEED',
    brandId,
    title: dayChangeWords[action].title,
    detail: whatAndWho({ object, actor, actorAccount }).join(', by '),
    said: {
      code: action,
      params: { who: whatAndWho({ object, actor, actorAccount }).join(' · ') },
    },
    link: linkOfDeed(action, object),
  }));
}

function whatAndWho(deed: {
  readonly object: string | null;
  readonly actor: string | null;
  readonly actorAccount: string | null;
}): string[] {
  const { object, actor, actorAccount } = deed;
  const parts = [object, actor === null ? null : personInWords(actor, actorAccount)];
  return parts.filter((part) => part !== null);
}
