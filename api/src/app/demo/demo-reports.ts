import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { readUser } from '../../platform/auth/read-session';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { createDemoDesk, demoReporter } from './demo-desk';
import type { PlannedReport } from './demo-report-fates';
import { lifeOf } from './live-demo-report';
import { planDemoReports } from './plan-demo-reports';

/**
 * Makes the reports that a house with some history has, in every state that stays: CONFIRMED alone is left out, for what
 * is confirmed goes out at once. Two people do what people do in the product, through the same code.
 *
 * `until` is the last gaming day of the book; nothing is made after it, nor for periods without facts. The first brand
 * has what is unusual. The demo users are there already. `onProgress` is told how much of that time is behind.
 */
export function createDemoReports(
  store: Store,
  { brandIds, until }: { readonly brandIds: readonly string[]; readonly until: Day },
  onProgress: (share: number) => void = () => undefined,
): Promise<void> {
  return actForAllBrands(async () => {
    const planned: PlannedReport[] = [];
    const user = await readUser(store, demoReporter, new Date());
    for (const [index, brandId] of brandIds.entries()) {
      const brand = user?.brands.find(({ id }) => id === brandId);
      if (user === undefined || brand === undefined) throw new Error(`nobody reports for ${brandId}`);
      planned.push(...(await planDemoReports(store, brand, { user, until, hasEveryState: index === 0 })));
    }
    const desk = createDemoDesk(store);
    // In the order of time over all brands, as the audit would have it.
    const deeds = planned.map((report, index) =>
      lifeOf(desk, { ...report, startsAt: staggered(report, index) }),
    );
    const firstMs = Math.min(...deeds.map(({ at }) => at.getTime()));
    const spanMs = Math.max(1, Date.parse(until) - firstMs);
    while (deeds.length > 0) {
      deeds.sort((left, right) => left.at.getTime() - right.at.getTime());
      const next = deeds.shift();
      if (next === undefined) break;
      deeds.push(...(await next.run()));
      onProgress(Math.min(1, (next.at.getTime() - firstMs) / spanMs));
    }
  });
}

/** Nobody does two things at once, and a code of the authenticator is good for one of them. */
function staggered({ startsAt }: PlannedReport, index: number): Date {
  return new Date(startsAt.getTime() - index * 60_000);
}
