import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { loadFiltersList, previewFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

/** The filters that the reader sees, or those deleted that can still be restored. */
export function filterListQuery(http: HttpClient, brandId: string, deleted = false) {
  return queryOptions({
    queryKey: ['retail-filters', brandId, deleted ? 'deleted' : 'kept'],
    queryFn: ({ signal }) =>
      http.call(loadFiltersList, { query: { deleted: deleted ? 'true' : 'false' }, signal }),
  });
}

/** What criteria would pick in a period; kept for as long as neither changes. */
export function effectQuery(
  http: HttpClient,
  brandId: string,
  { criteria, period }: { readonly criteria: CriteriaGroup; readonly period: Period },
) {
  const { from, to } = period;
  return queryOptions({
    queryKey: ['retail-filter-effect', brandId, criteria, from, to],
    queryFn: ({ signal }) => http.call(previewFilter, { body: { criteria, period: { from, to } }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}

/** Totals of the period as the figures show them: of everything, or of an applied set. */
export function totalsQuery(
  http: HttpClient,
  brandId: string,
  { period, appliedSetId }: { readonly period: Period; readonly appliedSetId: string | null },
) {
  const { from, to } = period;
  return queryOptions({
    queryKey: ['retail-totals', brandId, from, to, appliedSetId],
    queryFn: ({ signal }) =>
      http.call(listRetailReports, {
        query: { from, to, level: 'branch', pageSize: 1, ...(appliedSetId !== null && { appliedSetId }) },
        signal,
      }),
    staleTime: 60_000,
  });
}
