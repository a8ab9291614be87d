import type { listOnlineReports } from '../contracts/online-reports';
import { type Condition } from '../contracts/report-fields';
import type { CallInput } from '../contracts/remote';
import { keepPreviousData, queryOptions } from '../kit/query';
import type { ReportClient } from './report-family';

export const blockRows = 200;

type ListQuery = NonNullable<CallInput<typeof listOnlineReports>['query']>;

/**
 * The first page of reports, with the query that further ones are asked for by.
 *
 * The group view lists those of all own brands.
 */
export function reportListQuery({ http, family, brandId }: ReportClient, query: ListQuery) {
  return queryOptions({
    queryKey: [`${family.name}-reports`, brandId, query],
    queryFn: async ({ signal }) => ({ query, answer: await http.call(family.calls.list, { query, signal }) }),
    placeholderData: keepPreviousData,
  });
}

/** Columns and kinds of report of the brand. They change with a release only. */
export function reportFieldsQuery({ http, family, brandId }: ReportClient) {
  return queryOptions({
    queryKey: [`${family.name}-report-fields`, brandId],
    queryFn: ({ signal }) => http.call(family.calls.fields, { signal }),
    enabled: brandId !== null,
    staleTime: 600_000,
  });
}

export function reportQuery({ http, family, brandId }: ReportClient, id: string) {
  return queryOptions({
    queryKey: [`${family.name}-report`, brandId, id],
    queryFn: ({ signal }) => http.call(family.calls.read, { query: { id }, signal }),
  });
}

/** Whose rows: of a kept report or of a simulation. */
export type RowSource = { readonly reportId: string } | { readonly simulationId: string };

/** How the rows of a source are looked at. */
export interface RowView {
  readonly filters: readonly Condition[];
  readonly groupBy: readonly string[];
  readonly sort: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
  /** Columns wanted, those on the reader's own list too; left out: all that it does not hide. */
  readonly columns?: readonly string[] | undefined;
}

/** Body of the explorable view; pages are left to the caller. */
export function exploreBody(source: RowSource, view: RowView) {
  return {
    ...source,
    ...(view.columns === undefined ? {} : { fields: [...view.columns] }),
    filters: view.filters.map((condition) => ({ ...condition })),
    groupBy: [...view.groupBy],
    sort: view.sort.map((one) => ({ ...one })),
  };
}

/**
 * The first block of rows with totals, columns and counts; its `body` asks for further ones.
 *
 * `view` comes back with the answer: while the next one is on its way, the earlier one is still looked at by its own.
 */
export function rowsQuery(
  { http, family, brandId }: ReportClient,
  { body, view }: { readonly body: ReturnType<typeof exploreBody>; readonly view: RowView },
) {
  return queryOptions({
    queryKey: [`${family.name}-rows`, brandId, body, view.groupBy],
    queryFn: async ({ signal }) => ({
      body,
      view,
      answer: await http.call(family.calls.explore, {
        body: { ...body, page: 1, pageSize: blockRows },
        signal,
      }),
    }),
    placeholderData: keepPreviousData,
  });
}
