import type { ApiCallHeader, listApiCalls as endpoint } from '@tallyhouse/shared/contracts/api-log';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import { daysSql } from '../../store/days-sql';
import { createSqlParams, type SqlParams } from '../../store/sql-params';
import type { Queryable, QueryOptions } from '../../store/store';
import { scopeSql, type ApiCallScope } from './api-call-scope';
import { nameColumns, personOf } from '../../platform/auth/named-people';

type Question = Parsed<NonNullable<(typeof endpoint)['query']>>;

/** A row of `api_call` as its header needs it. */
export interface ApiCallRow {
  readonly id: string;
  readonly time: string;
  readonly direction: 'IN' | 'OUT';
  readonly method: string;
  readonly path: string;
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestBytes: number;
  readonly responseBytes: number;
  readonly brandId: string | null;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly actorAccount: string | null;
  readonly authority: string | null;
  readonly attempt: number;
  readonly correlationId: string;
  readonly idempotencyKey: string | null;
  readonly payloadHash: string | null;
  readonly problemCode: string | null;
}

export const apiCallColumns = `c.id as "id", c.happened_at as "time", c.direction as "direction",
  c.method as "method", c.path as "path", c.status as "status", c.duration_ms as "durationMs",
  c.request_bytes as "requestBytes", c.response_bytes as "responseBytes", c.brand_id as "brandId",
  c.actor_id as "actorId", ${nameColumns('actorName', { user: 'u', id: 'c.actor_id' })}, c.authority_id as "authority", c.attempt as "attempt",
  c.correlation_id as "correlationId", c.idempotency_key as "idempotencyKey", c.payload_hash as "payloadHash",
  c.problem_code as "problemCode"`;

export const apiCallTables = 'api_call c left join app_user u on u.id = c.actor_id';

const orders = {
  'time:desc': 'c.happened_at desc, c.id desc',
  'time:asc': 'c.happened_at, c.id',
  'durationMs:desc': 'c.duration_ms desc, c.id desc',
};

/** One page of the calls within `scope`, and with `before` of those until then. */
export async function listApiCalls(
  store: Queryable,
  {
    scope,
    question,
    before,
  }: { readonly scope: ApiCallScope; readonly question: Question; readonly before?: Date | undefined },
  options: QueryOptions = {},
): Promise<{ readonly items: ApiCallHeader[]; readonly totalCount: number; readonly lost: number }> {
  const params = createSqlParams();
  const where = [
    scopeSql(scope, params),
    ...conditions(question, params),
    ...(before === undefined
      ? []
      : [`c.happened_at < cast(${params.add(before.toISOString())} as timestamp)`]),
  ].join(' and ');
  const [count] = await store.query<{ calls: number }>(
    `select count(*) as calls from api_call c where ${where}`,
    params.values,
    options,
  );
  const limit = params.add(question.pageSize);
  const offset = params.add((question.page - 1) * question.pageSize);
  const rows = await store.query<ApiCallRow>(
    `select ${apiCallColumns} from ${apiCallTables}
     where ${where} order by ${orders[question.sort]} limit ${limit} offset ${offset}`,
    params.values,
    options,
  );
  return { items: rows.map(headerOf), totalCount: count?.calls ?? 0, lost: await countLost(store, question) };
}

/** A row as the contract shows it. */
export function headerOf(row: ApiCallRow): ApiCallHeader {
  const { actorId, actorName, actorAccount, idempotencyKey, ...rest } = row;
  return {
    ...rest,
    actor: personOf(actorId, actorName, actorAccount),
    isReplayable: row.direction === 'OUT' && idempotencyKey !== null,
  };
}

function conditions(question: Question, params: SqlParams): string[] {
  const { direction, authority, path, statusClass, user, minDurationMs, correlationId } = question;
  return [
    ...daysSql('c.happened_at', question, params),
    ...(direction === undefined ? [] : [`c.direction = ${params.add(direction)}`]),
    ...(authority === undefined ? [] : [`c.authority_id = ${params.add(authority)}`]),
    ...(path === undefined ? [] : [`position(${params.add(path)} in c.path) > 0`]),
    ...(statusClass === undefined ? [] : [statusSql(statusClass)]),
    ...(user === undefined ? [] : [`c.actor_id = ${params.add(user)}`]),
    ...(minDurationMs === 0 ? [] : [`c.duration_ms >= ${params.add(minDurationMs)}`]),
    ...(correlationId === undefined ? [] : [`c.correlation_id = ${params.add(correlationId)}`]),
  ];
}

function statusSql(statusClass: NonNullable<Question['statusClass']>): string {
  if (statusClass === 'none') return 'c.status is null';
  const hundreds = Number(statusClass[0]);
  return `c.status between ${hundreds * 100} and ${hundreds * 100 + 99}`;
}

async function countLost(store: Queryable, question: Question): Promise<number> {
  const params = createSqlParams();
  const days = ['true', ...daysSql('noticed_at', question, params)].join(' and ');
  const [row] = await store.query<{ calls: number }>(
    `select cast(coalesce(sum(calls), 0) as integer) as calls from api_call_loss where ${days}`,
    params.values,
  );
  return row?.calls ?? 0;
}
