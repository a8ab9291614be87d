import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Permission } from '@tallyhouse/shared/contracts/permissions';
import { brandIdsWith, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { brandReads, type StoreReads } from '../../figures/brand-reads';
import type { QueryOptions, Store } from '../../store/store';

/** Whose start of the day it is. */
export interface TileContext {
  readonly store: Store;
  readonly user: CurrentUser;
  /** Those of the call. */
  readonly brands: readonly ActiveBrand[];
  readonly now: Date;
  readonly options: QueryOptions;
  /** Whether what is counted is counted for each brand by itself. */
  readonly isByBrand: boolean;
  /** What the tiles of some brands are told from, the same for all tiles of these. */
  readsOf(brandIds: readonly string[]): StoreReads;
}

/** The reads of one call by the brands they are for. */
export function sharedReads(store: Store): TileContext['readsOf'] {
  const known = new Map<string, StoreReads>();
  return (brandIds) => {
    const name = JSON.stringify(brandIds);
    const reads = known.get(name) ?? brandReads(store, brandIds);
    known.set(name, reads);
    return reads;
  };
}

/** A tile that says only what is given. */
export function tileOf(said: Pick<Tile, 'id' | 'tone' | 'words' | 'link'> & Partial<Tile>): Tile {
  return {
    brandId: null,
    authorityId: null,
    count: null,
    seconds: null,
    amount: null,
    compared: null,
    currency: null,
    reconciliation: null,
    ...said,
  };
}

/** Brands of the call for which the caller holds a further permission. */
export function brandsWith({ user, brands }: TileContext, permission: Permission): ActiveBrand[] {
  const held = brandIdsWith(user, permission);
  return brands.filter(({ id }) => held.includes(id));
}

/** Whose numbers are counted: those of each brand, or of all together (null). */
export function countedFor(
  { isByBrand }: TileContext,
  brandIds: readonly string[],
): readonly (string | null)[] {
  return isByBrand ? brandIds : [null];
}

export const idsOf = (brands: readonly ActiveBrand[]) => brands.map(({ id }) => id);
