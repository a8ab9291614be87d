import { readReconciliation } from '@tallyhouse/shared/contracts/reconciliation';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { route } from '../http/endpoint-route';
import { reconcileDay } from './reconcile-day';

/** One day, from the sources to the reports. */
export function reconciliationRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, readReconciliation, ({ query, user, brandIds, signal }) => {
    const brands = user.brands.filter(({ id }) => brandIds.includes(id));
    return reconcileDay(store, { brands, day: query.day, asOf: clock().toISOString() }, { signal });
  });
}
