import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import { agentsOf } from './agents';
import type { BrandModel } from './brand-model';

/** A brand's licences, places, products, players and sources as reference data. */
export function referenceOf({
  profile,
  clock,
  products,
  shops,
  players,
  seed,
}: BrandModel): ReferenceDataInput['brands'][number] {
  return {
    id: profile.id,
    name: profile.name,
    country: profile.country,
    currency: profile.currency,
    zone: profile.zone,
    cutoff: profile.cutoff,
    channels: [...new Set(profile.sources.map(({ channel }) => channel))],
    licences: profile.licences.map((licence) => ({
      ...licence,
      entityId: profile.holder ?? profile.id,
      // A licence comes to cover a brand of somebody else's when that begins.
      ...(profile.holder !== undefined && { coveredFrom: clock.nameOf(0) }),
      products: [...licence.products],
      validTo: null,
    })),
    branches: (shops?.shops ?? []).map(({ id, name, region, openedOn, closedOn }) => ({
      id,
      name,
      region,
      openedOn,
      closedOn,
    })),
    terminals: (shops?.shops ?? []).flatMap((shop) =>
      shop.terminals.map((terminal) => ({ ...terminal, branchId: shop.id })),
    ),
    cashiers: (shops?.shops ?? []).flatMap((shop) =>
      shop.cashiers.map((cashier) => ({ ...cashier, branchId: shop.id })),
    ),
    agents: agentsOf(seed, shops),
    products: products.map(({ id, name, vertical, provider }) => ({ id, name, vertical, provider })),
    players: Array.from({ length: players.count }, (_, player) => ({
      ref: players.refOf(player),
      country: players.countryOf(player),
      registeredOn: players.registeredOn(player),
    })),
    sources: profile.sources.map(({ id, channel, name }) => ({ id, channel, name })),
  };
}
