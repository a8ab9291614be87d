import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type {
  assignDataExceptions,
  DataException,
  listDataExceptions,
} from '@tallyhouse/shared/contracts/data-exceptions';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
import { severityOfLaw } from '../laws/law-catalogue';
import type { Queryable, QueryOptions } from '../../store/store';
import { nameColumns, personOf } from '../../platform/auth/named-people';

type Question = Parsed<typeof listDataExceptions.query>;
type Ids = Parsed<typeof assignDataExceptions.body>['ids'];

/** A person as `nameColumns` names one. */
type Named<F extends string> = Readonly<Record<F | `${F}Name` | `${F}Account`, string | null>>;

type ExceptionRow = Omit<DataException, 'severity' | 'record' | 'owner' | 'waiver'> &
  Named<'owner' | 'proposer' | 'decider'> & {
    readonly kind: DataException['record']['kind'];
    readonly source: string;
    readonly recordId: string;
    readonly betRecordId: string;
    readonly batchId: string;
    readonly changeId: string | null;
    readonly changeState: NonNullable<DataException['waiver']>['state'];
    readonly reason: string;
    readonly proposedAt: string;
    readonly decidedAt: string | null;
  };

const columns = `e.id as "id", e.brand_id as "brandId", e.law as "law", e.state as "state", e.kind as "kind",
  e.source_id as "source", e.record_id as "recordId", e.ticket_id as "betRecordId", e.batch_id as "batchId",
  e.channel as "channel", e.gaming_day as "day", e.other_day as "otherDay", e.since as "since", e.gone_at as "goneAt",
  e.found_at as "foundAt", e.owner_id as "owner", ${nameColumns('ownerName', { user: 'o', id: 'e.owner_id' })},
  c.id as "changeId", c.reason as "reason", c.proposed_by as "proposer", c.proposed_at as "proposedAt",
  ${nameColumns('proposerName', { user: 'p', id: 'c.proposed_by' })}, c.decided_by as "decider", c.decided_at as "decidedAt",
  ${nameColumns('deciderName', { user: 'd', id: 'c.decided_by' })}`;
const tables = `data_exception e
  left join change_request c on c.id = e.waiver_change_id
  left join app_user o on o.id = e.owner_id left join app_user p on p.id = c.proposed_by
  left join app_user d on d.id = c.decided_by`;

/** One page of the exceptions of some brands, those found last first. */
export async function listExceptions(
  store: Queryable,
  { brandIds, now, ...question }: Question & { readonly brandIds: readonly string[]; readonly now: Date },
  options: QueryOptions = {},
): Promise<{ items: DataException[]; page: number; pageSize: number; totalCount: number }> {
  const { page, pageSize } = question;
  const params = createSqlParams();
  const where = conditionsOf({ brandIds, ...question }, params).join(' and ');
  const [counted] = await store.query<{ count: number }>(
    `select count(*) as count from data_exception e where ${where}`,
    params.values,
    options,
  );
  const state = stateOfChange(params.add(now.toISOString()));
  const rows = await store.query<ExceptionRow>(
    `select ${columns}, ${state} as "changeState" from ${tables} where ${where} order by e.found_at desc, e.id
     limit ${params.add(pageSize)} offset ${params.add((page - 1) * pageSize)}`,
    params.values,
    options,
  );
  return { items: rows.map(presentException), page, pageSize, totalCount: counted?.count ?? 0 };
}

/** Those of `ids` that are of the brands, in the order of the list. */
export async function readExceptions(
  store: Queryable,
  { brandIds, ids, now }: { readonly brandIds: readonly string[]; readonly ids: Ids; readonly now: Date },
): Promise<DataException[]> {
  if (brandIds.length === 0) return [];
  const params = createSqlParams();
  const where = `e.brand_id in (${params.addAll(brandIds)}) and e.id in (${params.addAll(ids)})`;
  const state = stateOfChange(params.add(now.toISOString()));
  const rows = await store.query<ExceptionRow>(
    `select ${columns}, ${state} as "changeState" from ${tables} where ${where} order by e.found_at desc, e.id`,
    params.values,
  );
  return rows.map(presentException);
}

/** What nobody decides about in time is over. */
function stateOfChange(now: string): string {
  return `case when c.state = 'OPEN' and c.expires_at <= cast(${now} as timestamp) then 'EXPIRED' else c.state end`;
}

function conditionsOf(
  {
    brandIds,
    law,
    state,
    channel,
    from,
    to,
    owner,
    record,
  }: Omit<Question, 'page' | 'pageSize'> & {
    readonly brandIds: readonly string[];
  },
  params: SqlParams,
): string[] {
  const equal = (column: string, value: string | undefined) =>
    value === undefined ? [] : [`${column} = ${params.add(value)}`];
  const named = record === undefined ? undefined : params.add(record);
  return [
    brandIds.length === 0 ? '1 = 0' : `e.brand_id in (${params.addAll(brandIds)})`,
    ...equal('e.law', law),
    ...equal('e.state', state),
    ...equal('e.channel', channel),
    ...(from === undefined && to === undefined ? [] : [withinDays(from, to, params)]),
    ...(owner === 'none' ? ['e.owner_id is null'] : equal('e.owner_id', owner)),
    ...(named === undefined ? [] : [`(e.record_id = ${named} or e.ticket_id = ${named})`]),
  ];
}

function withinDays(from: string | undefined, to: string | undefined, params: SqlParams): string {
  const first = from === undefined ? undefined : params.add(from);
  const last = to === undefined ? undefined : params.add(to);
  const within = (column: string) =>
    [
      ...(first === undefined ? [] : [`${column} >= cast(${first} as date)`]),
      ...(last === undefined ? [] : [`${column} <= cast(${last} as date)`]),
    ].join(' and ');
  return `(${within('e.gaming_day')} or ${within('e.other_day')})`;
}

function presentException(row: ExceptionRow): DataException {
  const { id, brandId, law, state, channel, day, otherDay, since, goneAt, foundAt } = row;
  const { kind, source, recordId, betRecordId, batchId } = row;
  return {
    ...{ id, brandId, law, severity: severityOfLaw(law), state },
    record: { kind, source, recordId, betRecordId, batchId },
    ...{ channel, day, otherDay, since, goneAt, foundAt },
    owner: personOf(row.owner, row.ownerName, row.ownerAccount),
    waiver:
      row.changeId === null || row.proposer === null
        ? null
        : {
            changeId: row.changeId,
            state: row.changeState,
            reason: row.reason,
            proposedBy: personOf(row.proposer, row.proposerName, row.proposerAccount),
            proposedAt: row.proposedAt,
            decidedBy: personOf(row.decider, row.deciderName, row.deciderAccount),
            decidedAt: row.decidedAt,
          },
  };
}
