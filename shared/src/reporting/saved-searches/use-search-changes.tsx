import {
  chooseStartView,
  createSavedSearch,
  deleteSavedSearch,
  duplicateSavedSearch,
  editSavedSearch,
  restoreSavedSearch,
  scheduleSavedSearch,
  shareSavedSearch,
  type SavedSearch,
} from '../../contracts/saved-searches';
import type { CallInput } from '../../contracts/remote';
import { useRemoteHost } from '../../host/remote-host';
import { useMutation, useQueryClient } from '../../kit/query';
import { savedSearchesKey } from './saved-search-queries';

export type SearchBody = CallInput<typeof createSavedSearch>['body'];
export type SearchSchedule = CallInput<typeof scheduleSavedSearch>['body']['schedule'];

/** What can be done with saved searches; every success reads the lists again. */
export function useSearchChanges() {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: savedSearchesKey });
  return {
    create: useMutation({
      mutationFn: (body: SearchBody) => http.call(createSavedSearch, { body }),
      onSuccess,
    }),
    /** Rejects with VERSION_CONFLICT when somebody else changed it since `version`. */
    edit: useMutation({
      mutationFn: ({ id, version, body }: { id: string; version: number; body: SearchBody }) =>
        http.call(editSavedSearch, { params: { id }, body, headers: { 'If-Match': `"${version}"` } }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: ({ id }: SavedSearch) => http.call(deleteSavedSearch, { params: { id } }),
      onSuccess,
    }),
    restore: useMutation({
      mutationFn: ({ id }: SavedSearch) => http.call(restoreSavedSearch, { params: { id } }),
      onSuccess,
    }),
    duplicate: useMutation({
      mutationFn: ({ id, name }: { id: string; name: string }) =>
        http.call(duplicateSavedSearch, { params: { id }, body: { name } }),
      onSuccess,
    }),
    share: useMutation({
      mutationFn: ({ id, shared }: { id: string; shared: boolean }) =>
        http.call(shareSavedSearch, { params: { id }, body: { shared } }),
      onSuccess,
    }),
    start: useMutation({
      mutationFn: ({ id, isStartView }: { id: string; isStartView: boolean }) =>
        http.call(chooseStartView, { params: { id }, body: { isStartView } }),
      onSuccess,
    }),
    schedule: useMutation({
      mutationFn: ({ id, schedule }: { id: string; schedule: SearchSchedule }) =>
        http.call(scheduleSavedSearch, { params: { id }, body: { schedule } }),
      onSuccess,
    }),
  };
}
export type SearchChanges = ReturnType<typeof useSearchChanges>;
