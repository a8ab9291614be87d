import type { BrandCard } from '@tallyhouse/shared/contracts/brands';
import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import type { CalendarEntry, Tile, TileId } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { byUrgency } from '../../authorities/deadline-order';

/** How one brand stands today. What its reader may not see of it is not there. */
export interface BrandStanding {
  readonly brand: BrandCard;
  readonly tiles: ReadonlyMap<TileId, Tile>;
  /** What is not done, the most urgent first. */
  readonly deadlines: readonly CalendarEntry[];
  /** As the server orders them: critical ones first. */
  readonly incidents: readonly Incident[];
  readonly sources: readonly Freshness[];
}

interface Answers {
  readonly brands: readonly BrandCard[];
  readonly tiles: readonly Tile[];
  readonly deadlines: readonly CalendarEntry[];
  readonly incidents: readonly Incident[];
  readonly sources: readonly Freshness[];
}

/** The brands of the reader, those with most to do first: what is late, then what burns, then what is due. */
export function brandStandings({ brands, ...all }: Answers): readonly BrandStanding[] {
  const standings = brands.map((brand): BrandStanding => {
    const isOwn = ({ brandId }: { readonly brandId: string | null }) => brandId === brand.id;
    return {
      brand,
      tiles: new Map(all.tiles.filter(isOwn).map((tile) => [tile.id, tile])),
      deadlines: byUrgency(all.deadlines.filter((one) => one.state !== 'DONE' && isOwedBy(one, brand.id))),
      incidents: all.incidents.filter(isOwn),
      sources: all.sources.filter(isOwn),
    };
  });
  return standings.toSorted((a, b) => compare(urgencyOf(a), urgencyOf(b)));
}

/** What a company owes for several brands is owed by each. */
function isOwedBy({ brandId, owner }: CalendarEntry, asked: string): boolean {
  return brandId === asked || (owner?.brands.some(({ id }) => id === asked) ?? false);
}

function urgencyOf({ tiles }: BrandStanding): readonly number[] {
  const count = (id: TileId) => tiles.get(id)?.count ?? 0;
  return [count('OVERDUE') + count('TAX_OVERDUE'), count('CRITICAL_ALERTS'), count('DUE_SOON')];
}

/** The first difference decides; more comes first. */
function compare(a: readonly number[], b: readonly number[]): number {
  return a.map((value, place) => (b[place] ?? 0) - value).find((difference) => difference !== 0) ?? 0;
}
