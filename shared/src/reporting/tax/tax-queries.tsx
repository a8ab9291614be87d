import type { HttpClient } from '../../contracts/remote';
import type { Period } from '../../contracts/scalars';
import type { FactSplit } from '../../contracts/tax-papers';
import { listTaxPeriods, readWorkingPaper } from '../../contracts/tax-reporting';
import { keepPreviousData, queryOptions } from '../../kit/query';

/** All tax periods of a brand that share a day with `period`; there are some dozens at most. */
export function taxPeriodsQuery(
  http: HttpClient,
  brandId: string | null,
  asked: { readonly period: Period; readonly includeUnverified?: boolean },
) {
  const query = {
    ...asked.period,
    pageSize: 500,
    sort: 'period:asc' as const,
    includeUnverified: asked.includeUnverified === true ? ('true' as const) : ('false' as const),
  };
  return queryOptions({
    queryKey: ['tax-periods', brandId, query],
    queryFn: ({ signal }) => http.call(listTaxPeriods, { query, signal }),
    enabled: brandId !== null,
    placeholderData: keepPreviousData,
  });
}

interface PaperAsked {
  /** Left out: the version in force. */
  readonly version?: number | undefined;
  /** What the facts are split by; left out: days. */
  readonly split?: FactSplit;
}

/** Every line of a tax period with the facts behind it, day by day where nothing else is asked for. */
export function workingPaperQuery(
  http: HttpClient,
  brandId: string | null,
  id: string,
  { version, split = 'day' }: PaperAsked = {},
) {
  return queryOptions({
    queryKey: ['working-paper', brandId, id, version ?? null, split],
    queryFn: ({ signal }) =>
      http.call(readWorkingPaper, {
        params: { id },
        query: { split: [split], ...(version !== undefined && { version: String(version) }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
