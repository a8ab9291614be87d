import { readReconciliation } from '@tallyhouse/shared/contracts/reconciliation';
import type { AppContext } from '../../../platform/routes/app-context';
import type { Api } from '../../../platform/routes/api';
import { questionRoute } from '../../../platform/routes/question-route';
import { reconcileDay } from './reconcile-day';
import { requireShown } from '../../../platform/access/blind/blindness';

/** One day, from the sources to the reports. */
export function reconciliationRoutes(api: Api, { store, clock }: AppContext): void {
  questionRoute(api, readReconciliation, ({ query, brands, signal }) => {
    for (const { id } of brands) {
      requireShown({ brandId: id, period: { from: query.day, to: query.day } });
    }
    return reconcileDay(store, { brands, day: query.day, asOf: clock().toISOString() }, { signal });
  });
}
