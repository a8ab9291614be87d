import type { readApiCall as endpoint } from '@tallyhouse/shared/contracts/api-log';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import { scopeSql, type ApiCallScope } from './api-call-scope';
import { curlOf } from './curl';
import { apiCallColumns, apiCallTables, headerOf, type ApiCallRow } from './list-api-calls';
import { bodiesKeptUntil } from './retention';

export type ApiCallDetail = Parsed<NonNullable<(typeof endpoint)['answer']>>;

interface DetailRow extends ApiCallRow {
  readonly requestBody: string | null;
  readonly responseBody: string | null;
}

/** One call within `scope` with its bodies; null when there is none. */
export async function readApiCall(
  store: Queryable,
  { scope, id }: { readonly scope: ApiCallScope; readonly id: string },
): Promise<ApiCallDetail | null> {
  const params = createSqlParams(id);
  const [row] = await store.query<DetailRow>(
    `select ${apiCallColumns}, c.request_body as "requestBody", c.response_body as "responseBody"
     from ${apiCallTables} where c.id = $1 and ${scopeSql(scope, params)}`,
    params.values,
  );
  if (row === undefined) return null;
  const { requestBody, responseBody, ...header } = row;
  return {
    ...headerOf(header),
    requestBody,
    responseBody,
    bodiesKeptUntil: (await bodiesKeptUntil(store, row.brandId, new Date(row.time))).toISOString(),
    curl: curlOf(row),
  };
}
