import { readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import type { AppContext } from '../../../platform/routes/app-context';
import { isAllowed } from '../../../platform/auth/current-user';
import { knownAt } from '../../../figures/known-at';
import type { Api } from '../../../platform/routes/api';
import { brandRoute } from '../../../platform/routes/endpoint-route';
import { Forbidden } from '../../../platform/http/problems';
import { accessOf } from './pack-lists';
import { readPackList } from './read-pack-list';

/** The nine lists of the retail pack. */
export function retailPackRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, readRetailPack, async ({ query, brand, user, signal }) => {
    const access = accessOf(query.list);
    if (!isAllowed(user, access, brand.id)) {
      throw new Forbidden(`Single tickets and shifts need the permission ${access} for ${brand.name}.`);
    }
    return readPackList(store, brand, query, { asOf: knownAt(query.asOf, clock()), signal });
  });
}
