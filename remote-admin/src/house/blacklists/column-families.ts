import {
  readOnlineBlacklist,
  readRetailBlacklist,
  writeOnlineBlacklist,
  writeRetailBlacklist,
} from '@tallyhouse/shared/contracts/blacklists';
import { listRetailReportFields } from '@tallyhouse/shared/contracts/kept-retail-reports';
import { listReportFields } from '@tallyhouse/shared/contracts/online-reports';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { queryOptions } from '@tallyhouse/shared/kit/query';

/** Reports whose columns are hidden together: their calls, and the screen whose searches show them. */
export const columnFamilies = {
  online: {
    screen: '/online',
    read: readOnlineBlacklist,
    write: writeOnlineBlacklist,
    fields: listReportFields,
  },
  retail: {
    screen: '/retail',
    read: readRetailBlacklist,
    write: writeRetailBlacklist,
    fields: listRetailReportFields,
  },
} as const;
export type ColumnFamily = keyof typeof columnFamilies;

export type BlacklistScope = 'USER' | 'BRAND';

/** Columns and kinds of report of a family. */
export function columnsQuery(http: HttpClient, brandId: string, family: ColumnFamily) {
  return queryOptions({
    queryKey: [`${family}-report-fields`, brandId],
    queryFn: ({ signal }) => http.call(columnFamilies[family].fields, { signal }),
    staleTime: 600_000,
  });
}

/** The list of one scope for one kind of report, `*` for all. */
export function blacklistQuery(
  http: HttpClient,
  brandId: string,
  {
    family,
    scope,
    type,
  }: { readonly family: ColumnFamily; readonly scope: BlacklistScope; readonly type: string },
) {
  return queryOptions({
    queryKey: [`${family}-blacklist-settings`, brandId, scope, type],
    queryFn: ({ signal }) => http.call(columnFamilies[family].read, { query: { scope, type }, signal }),
  });
}
