import {
  listKeptRetailReports,
  listRetailReportFields,
  readRetailReport,
} from '@tallyhouse/shared/contracts/kept-retail-reports';
import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { CallInput, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { exploreRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { GridSort } from '@tallyhouse/shared/ui/report-grid';

export const rowBlock = 200;

/** Columns and kinds of retail report. They change with a release only. */
export function retailFieldsQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['retail-report-fields', brandId],
    queryFn: ({ signal }) => http.call(listRetailReportFields, { signal }),
    staleTime: 600_000,
  });
}

export function keptReportsQuery(
  http: HttpClient,
  brandId: string,
  query: NonNullable<CallInput<typeof listKeptRetailReports>['query']>,
) {
  return queryOptions({
    queryKey: ['retail-reports', brandId, query],
    queryFn: ({ signal }) => http.call(listKeptRetailReports, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function keptReportQuery(http: HttpClient, brandId: string, id: string) {
  return queryOptions({
    queryKey: ['retail-report', brandId, id],
    queryFn: ({ signal }) => http.call(readRetailReport, { query: { id }, signal }),
  });
}

/** Whose rows: of a kept report or of a simulation. */
export type RowSource = { readonly reportId: string } | { readonly simulationId: string };

export interface RowView {
  readonly filters: readonly Condition[];
  readonly groupBy: readonly string[];
  readonly sort: readonly GridSort[];
  /** Columns wanted, those on the reader's own list too; left out: all that it does not hide. */
  readonly columns?: readonly string[] | undefined;
}

/** Body of the explorable view; pages are left to the caller. */
export function rowsBody(source: RowSource, { filters, groupBy, sort, columns }: RowView) {
  return {
    ...source,
    ...(columns === undefined ? {} : { fields: [...columns] }),
    filters: filters.map((condition) => ({ ...condition })),
    groupBy: [...groupBy],
    sort: sort.map((one) => ({ ...one })),
  };
}

export function reportRowsQuery(http: HttpClient, brandId: string, body: ReturnType<typeof rowsBody>) {
  return queryOptions({
    queryKey: ['retail-rows', brandId, body],
    queryFn: async ({ signal }) => ({
      body,
      answer: await http.call(exploreRetailReport, {
        body: { ...body, page: 1, pageSize: rowBlock },
        signal,
      }),
    }),
    placeholderData: keepPreviousData,
  });
}
