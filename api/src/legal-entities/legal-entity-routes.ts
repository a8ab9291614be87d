import { listLegalEntities } from '@tallyhouse/shared/contracts/legal-entities';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { questionRoute } from '../http/question-route';
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
