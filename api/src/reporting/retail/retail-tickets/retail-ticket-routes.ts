import { readRetailTicket } from '@tallyhouse/shared/contracts/retail-tickets';
import { openPlayerVisibility } from '../../../platform/access/player-visibility';
import type { AppContext } from '../../../platform/routes/app-context';
import { knownAt } from '../../../figures/known-at';
import type { Api } from '../../../platform/routes/api';
import { brandRoute } from '../../../platform/routes/endpoint-route';
import { readTicket } from './read-ticket';

/** Single tickets of shops. */
export function retailTicketRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  brandRoute(api, readRetailTicket, async ({ query, brand, user, request, signal }) => {
    const visibility = await openPlayerVisibility(context, {
      user,
      brand,
      request,
      object: { kind: 'call', id: 'GET /api/RetailReports/ticket' },
    });
    const asOf = knownAt(query.asOf, clock());
    const { playerRef, ...life } = await readTicket(store, brand, { id: query.id, asOf, signal });
    return { ...life, playerRef: visibility.show(playerRef), isMasked: visibility.isMasked };
  });
}
