import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { taxPeriodStateSchema } from '@tallyhouse/shared/contracts/tax-periods';
import { listTaxPeriods, readTaxPeriod } from '@tallyhouse/shared/contracts/tax-reporting';
import { readTaxChanges } from '@tallyhouse/shared/contracts/tax-changes';
import { readTaxRegister } from '@tallyhouse/shared/contracts/tax-register';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import { recordsPerPage, type RecordsChosen } from '@tallyhouse/shared/reporting/why/record-causes';
import { isCurrent, type PeriodFilters } from './list/period-filters';

export const periodsPerPage = 50;

/** What is still to be closed, filed or paid, and what still runs. */
const unsettled = taxPeriodStateSchema.options.filter((state) => state !== 'PAID');

/** A page of the tax periods of a brand, or of all own brands, with what all of them come to. */
export function periodListQuery(http: HttpClient, brandId: string | null, filters: PeriodFilters) {
  const { includeUnverified, isAll: _isAll, state, ...rest } = filters;
  const named = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const query = {
    ...named,
    ...(state !== undefined && { state: [...state] }),
    ...(isCurrent(filters) && { state: [...unsettled], sort: 'due:asc' as const }),
    pageSize: periodsPerPage,
    includeUnverified: includeUnverified ? ('true' as const) : ('false' as const),
  };
  return queryOptions({
    queryKey: ['tax-periods', brandId, query],
    queryFn: ({ signal }) => http.call(listTaxPeriods, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Beginning of the key of one period; the payment form reads it again by this. */
export const taxPeriodKey = 'tax-period';

/** One tax period with its versions, steps, proposals, payments and checks. */
export function periodQuery(http: HttpClient, brandId: string | null, id: string) {
  return queryOptions({
    queryKey: [taxPeriodKey, brandId, id],
    queryFn: ({ signal }) => http.call(readTaxPeriod, { params: { id }, signal }),
  });
}

/** The same tax of the same class in other days. */
export function sameTaxQuery(
  http: HttpClient,
  brandId: string | null,
  asked: {
    readonly authority: string;
    readonly code: string;
    readonly productClass: string;
    readonly days: Period;
  },
) {
  const { authority, code, productClass, days } = asked;
  const query = { ...{ authority, code, productClass }, ...days, includeUnverified: 'true' as const };
  return queryOptions({
    queryKey: ['tax-periods', brandId, query],
    queryFn: ({ signal }) => http.call(listTaxPeriods, { query, signal }),
  });
}

export const rowsPerPage = 25;

/** Why a version of a tax period is another one than before, and a page of the records behind it. */
export function changesQuery(
  http: HttpClient,
  brandId: string | null,
  id: string,
  { from, to, chosen }: { from: number; to: number; chosen: RecordsChosen | null },
) {
  const query = {
    ...{ from: String(from), to: String(to), page: chosen?.page ?? 1, pageSize: recordsPerPage },
    ...(chosen !== null && { cause: chosen.cause }),
  };
  return queryOptions({
    queryKey: ['tax-changes', brandId, id, query],
    queryFn: ({ signal }) => http.call(readTaxChanges, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of what a line of a tax period is charged on, one by one. */
export function registerQuery(
  http: HttpClient,
  brandId: string | null,
  id: string,
  {
    ruleId,
    version,
    page,
  }: { readonly ruleId: string; readonly version: number | undefined; readonly page: number },
) {
  const query = {
    ruleId,
    page,
    pageSize: rowsPerPage,
    ...(version !== undefined && { version: String(version) }),
  };
  return queryOptions({
    queryKey: ['tax-register', brandId, id, query],
    queryFn: ({ signal }) => http.call(readTaxRegister, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}
