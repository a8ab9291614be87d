import { queryOptions, useMutation, useQuery, useQueryClient } from '../../kit/query';
import { useReportClient } from '../report-family';

/** The brand's own list of hidden columns for one report type, and how to propose another. */
export function useBrandColumns(type: string) {
  const { http, family, brandId } = useReportClient();
  const { read, write } = family.columns;
  const queries = useQueryClient();
  const query = queryOptions({
    queryKey: [`${family.name}-blacklist-brand`, brandId, type],
    queryFn: ({ signal }) => http.call(read, { query: { type, scope: 'BRAND' }, signal }),
  });
  const list = useQuery(query);
  const writing = useMutation({
    mutationFn: ({ hidden, reason }: { readonly hidden: readonly string[]; readonly reason: string }) =>
      http.call(write, {
        body: { scope: 'BRAND', type, hidden: [...hidden], reason },
        headers: { 'If-Match': list.data?.etag ?? '' },
      }),
    onSuccess: (written) => queries.setQueryData(query.queryKey, written),
    // Somebody else may have written in between: what is shown is what is kept.
    onError: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { list, writing };
}
