import { listChanges, readChange, type ChangeKind } from '@tallyhouse/shared/contracts/changes';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listRoles } from '@tallyhouse/shared/contracts/roles';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';

/** Beginning of every key about proposed changes. */
export const changesKey = 'changes';

export const changeBoxes = ['open', 'mine', 'done'] as const;
export type ChangeBox = (typeof changeBoxes)[number];

export const changesPerPage = 20;

/** What the list of changes is asked for. */
interface ChangesQuestion {
  readonly box: ChangeBox;
  readonly kind?: ChangeKind;
  readonly page: number;
}

/** A page of the changes of a brand, or of all own brands: open ones, those of the reader, or those over. */
export function changesQuery(http: HttpClient, brandId: string | null, question: ChangesQuestion) {
  const query = { ...question, pageSize: changesPerPage };
  return queryOptions({
    queryKey: [changesKey, brandId, query],
    queryFn: ({ signal }) => http.call(listChanges, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One change, field by field. */
export function changeQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [changesKey, 'one', id],
    queryFn: ({ signal }) => http.call(readChange, { params: { id }, signal }),
  });
}

/** Everybody whose role lets them confirm changes. */
export function approversQuery(http: HttpClient, brandId: string | null) {
  return queryOptions({
    queryKey: ['roles', brandId, 'approvers'],
    queryFn: ({ signal }) => http.call(listRoles, { query: { role: 'approver', pageSize: 100 }, signal }),
  });
}
