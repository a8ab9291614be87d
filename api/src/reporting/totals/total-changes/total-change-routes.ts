import { readTotalChanges as endpoint } from '@tallyhouse/shared/contracts/total-changes';
import { knownAt } from '../../../figures/known-at';
import type { Api } from '../../../platform/routes/api';
import type { AppContext } from '../../../platform/routes/app-context';
import { brandQuestionRoute } from '../../../platform/routes/question-route';
import { requireQuestion } from '../total-reports/require-question';
import { readTotalChanges } from './read-total-changes';

/** Why totals are others than they were known to be. */
export function totalChangeRoutes(api: Api, { store, clock }: AppContext): void {
  brandQuestionRoute(api, endpoint, async ({ query, brand, signal }) => {
    await requireQuestion(store, [brand], query);
    const asOf = knownAt(query.asOf, clock());
    return readTotalChanges(store, brand, { ...query, asOf }, { signal });
  });
}
