import { readDashboardBadges, type Badges } from '@tallyhouse/shared/contracts/dashboard-badges';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { useServices } from '../../remotes/services/services';

export type BadgeKind = keyof Badges;

/** What stands beside an entry of the menu: how many of what. */
export interface Badge {
  readonly kind: BadgeKind;
  readonly count: number;
}

const kindsByPath: Readonly<Record<string, BadgeKind>> = {
  '/dashboard': 'overdue',
  '/double-confirmation': 'waitingForMe',
  '/critical-alert-history': 'unacknowledgedAlerts',
  '/load-data': 'failedLoads',
  '/api-log': 'failedCalls',
};

/**
 * The badge of a path; undefined where there is nothing to say. Read again when something changes (the live stream), and
 * without any while it is not known: a menu must not wait for it.
 */
export function useBadges(tab: TabBrand): (path: string) => Badge | undefined {
  const { http } = useServices();
  const badges = useQuery({
    queryKey: ['dashboard-badges', tab.brand?.id ?? null],
    queryFn: ({ signal }) => http.call(readDashboardBadges, { signal }),
    enabled: tab.permissions.includes('dashboard.view'),
  });
  return (path) => {
    const kind = kindsByPath[path];
    const count = kind === undefined ? null : (badges.data?.[kind] ?? null);
    return kind === undefined || count === null || count === 0 ? undefined : { kind, count };
  };
}
