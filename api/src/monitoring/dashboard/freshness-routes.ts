import { readFreshness as readFreshnessCall } from '@tallyhouse/shared/contracts/dashboard';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { readFreshness } from '../../facts/loads/read-freshness';

export function freshnessRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readFreshnessCall, async ({ brandIds }) => {
    const now = clock();
    return { items: await readFreshness(store, { brandIds, now }), now: now.toISOString() };
  });
}
