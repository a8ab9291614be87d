import { readFreshness } from '../../contracts/dashboard';
import type { ListMeta } from '../../contracts/paging';
import { useRemoteHost } from '../../host/remote-host';
import { useQuery } from '../../kit/query';
import { problemOf } from '../../ui/problem-notice';
import { dataHealthOf, fineHealth, type DataHealth } from './data-health';

const everyMs = 30_000;

/**
 * Asks twice a minute what has been loaded, and holds the figures against it.
 *
 * `isUnreachable` while the server does not answer. Users who may not see the dashboard are told nothing of either.
 */
export function useDataHealth(
  meta: ListMeta | undefined,
  nowMs: number,
): { readonly health: DataHealth; readonly isUnreachable: boolean; readonly ask: () => void } {
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const freshness = useQuery({
    queryKey: ['freshness-of-figures', brandId],
    queryFn: ({ signal }) => http.call(readFreshness, { signal }),
    enabled: session.permissions.includes('dashboard.view') && meta !== undefined,
    refetchInterval: everyMs,
    staleTime: everyMs,
    retry: false,
  });
  const { data, dataUpdatedAt, error, refetch } = freshness;
  const own = data?.items.filter((source) => brandId === null || source.brandId === brandId);
  return {
    health:
      meta === undefined || own === undefined
        ? fineHealth
        : dataHealthOf(meta, own, { toldAtMs: dataUpdatedAt, nowMs: Math.max(nowMs, dataUpdatedAt) }),
    isUnreachable: problemOf(error)?.code === 'UNAVAILABLE',
    ask: () => void refetch(),
  };
}
