import { listLegalEntities } from '@tallyhouse/shared/contracts/legal-entities';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { questionRoute } from '../../platform/routes/question-route';
import { listEntities } from './list-legal-entities';

/** Who holds the licences, and for which brands. */
export function legalEntityRoutes(api: Api, { store }: AppContext): void {
  questionRoute(api, listLegalEntities, async ({ brands }) => ({
    items: await listEntities(
      store,
      brands.map(({ id }) => id),
    ),
  }));
}
