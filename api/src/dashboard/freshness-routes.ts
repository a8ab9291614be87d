import { readFreshness as readFreshnessCall } from '@tallyhouse/shared/contracts/dashboard';
import type { AppContext } from '../routes/app-context';
import type { Api } from '../routes/api';
import { route } from '../routes/endpoint-route';
import { readFreshness } from '../loads/read-freshness';

export function freshnessRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readFreshnessCall, async ({ brandIds }) => {
    const now = clock();
    return { items: await readFreshness(store, { brandIds, now }), now: now.toISOString() };
  });
}
