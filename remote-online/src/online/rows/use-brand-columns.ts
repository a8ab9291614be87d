import { readOnlineBlacklist, writeOnlineBlacklist } from '@tallyhouse/shared/contracts/blacklists';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';

/** The brand's own list of hidden columns for one report type, and how to propose another. */
export function useBrandColumns(type: string) {
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const query = queryOptions({
    queryKey: ['online-blacklist-brand', session.brand?.id ?? null, type],
    queryFn: ({ signal }) => http.call(readOnlineBlacklist, { query: { type, scope: 'BRAND' }, signal }),
  });
  const list = useQuery(query);
  const writing = useMutation({
    mutationFn: ({ hidden, reason }: { readonly hidden: readonly string[]; readonly reason: string }) =>
      http.call(writeOnlineBlacklist, {
        body: { scope: 'BRAND', type, hidden: [...hidden], reason },
        headers: { 'If-Match': list.data?.etag ?? '' },
      }),
    onSuccess: (written) => queries.setQueryData(query.queryKey, written),
    // Somebody else may have written in between: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { list, writing };
}
