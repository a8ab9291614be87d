import { listAuthorities, listObligations } from '@tallyhouse/shared/contracts/authorities';
import { readCalendar, type DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import { readFiling } from '@tallyhouse/shared/contracts/filings';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { compareRulePacks, listRulePacks } from '@tallyhouse/shared/contracts/rule-packs';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

interface RegisterAsked {
  readonly scope: 'own' | 'register';
  readonly text: string;
}

/** Authorities that the brand owes something, or all of the register. */
export function registerQuery(http: HttpClient, brandId: string | null, { scope, text }: RegisterAsked) {
  const query = { scope, pageSize: 500, ...(text !== '' && { text }) };
  return queryOptions({
    queryKey: ['authorities', brandId, query],
    queryFn: ({ signal }) => http.call(listAuthorities, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What one authority wants. */
export function obligationsQuery(http: HttpClient, brandId: string | null, id: string) {
  return queryOptions({
    queryKey: ['obligations', brandId, id],
    queryFn: ({ signal }) =>
      http.call(listObligations, { params: { id }, query: { scope: 'register' }, signal }),
  });
}

/** Beginning of the keys of everything that is due. */
export const calendarKey = 'authority-calendar';

export function calendarQuery(
  http: HttpClient,
  brandId: string | null,
  { from, to, state }: Period & { readonly state: DeadlineLine['state'] | undefined },
) {
  return queryOptions({
    queryKey: [calendarKey, brandId, from, to, state],
    queryFn: ({ signal }) =>
      http.call(readCalendar, { query: { from, to, ...(state !== undefined && { state }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One thing that is owed; what is done about a deadline asks for it again, too. */
export function filingQuery(http: HttpClient, brandId: string | null, id: string) {
  return queryOptions({
    queryKey: [calendarKey, brandId, id],
    queryFn: ({ signal }) => http.call(readFiling, { query: { id }, signal }),
  });
}

export function rulePacksQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['rule-packs', brandId],
    queryFn: ({ signal }) => http.call(listRulePacks, { signal }),
  });
}

/** What is different in pack `b` against pack `a`. */
export function comparisonQuery(http: HttpClient, { a, b }: { readonly a: string; readonly b: string }) {
  return queryOptions({
    queryKey: ['rule-pack-comparison', a, b],
    queryFn: ({ signal }) => http.call(compareRulePacks, { query: { a, b }, signal }),
  });
}
