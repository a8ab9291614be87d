import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import { agentsOf } from './agents';
import type { BrandModels } from './brand-model';
import type { LicenceProfile } from './brand-profile';

/** A brand's licences, places, products, players and sources as reference data. */
export function referenceOf(markets: BrandModels): ReferenceDataInput['brands'][number] {
  const [{ profile, clock, products, shops, seed }] = markets;
  const sources = markets.flatMap((market) => market.profile.sources);
  const held = (licence: LicenceProfile) => ({
    ...licence,
    entityId: profile.holder ?? profile.id,
    // A licence comes to cover a brand of somebody else's when that begins.
    ...(profile.holder !== undefined && { coveredFrom: clock.nameOf(0) }),
    products: [...licence.products],
    validTo: null,
  });
  return {
    id: profile.id,
    name: profile.name,
    country: profile.country,
    currency: profile.currency,
    zone: profile.zone,
    cutoff: profile.cutoff,
    channels: [...new Set(sources.map(({ channel }) => channel))],
    licences: markets.flatMap(({ profile: { licence, licences, currency, zone, cutoff } }) =>
      licences.map((one) => ({ ...held(one), ...(licence !== undefined && { currency, zone, cutoff }) })),
    ),
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
    players: markets.flatMap(({ players }) =>
      Array.from({ length: players.count }, (_, player) => ({
        ref: players.refOf(player),
        country: players.countryOf(player),
        registeredOn: players.registeredOn(player),
      })),
    ),
    sources: sources.map(({ id, channel, name }) => ({ id, channel, name })),
  };
}
