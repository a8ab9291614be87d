import type { CallAnswer, CallInput } from './remote';
import type { Day, Instant } from './scalars';
import type { listPlayers } from './total-players';
import type {
  BrandTotal,
  Granularity,
  listSummaries,
  listTotals,
  SummaryRow,
  TotalMeasures,
} from './total-reports';

type Totals = NonNullable<CallInput<typeof listTotals>['query']>;
type Summaries = NonNullable<CallInput<typeof listSummaries>['query']> & {
  readonly granularity: Granularity;
};
/** A question of totals, or of summaries, which names its buckets. */
export type FiguresAsked = Totals | Summaries;
export type PlayersAsked = NonNullable<CallInput<typeof listPlayers>['query']>;

/** Totals and summaries, as far as players stand in them. */
export interface FiguresTold {
  readonly brands: readonly BrandTotal[];
  readonly items: readonly (TotalMeasures &
    Pick<SummaryRow, 'brandId' | 'channel' | 'licenceId' | 'vertical'> & {
      readonly from?: Day;
      readonly previous?: TotalMeasures | null;
    })[];
  readonly totals: readonly (TotalMeasures & { readonly brandIds: readonly string[] })[];
}

/** What the players of figures are asked by, which are as they were known at `asOf`. */
export function playersAskedFor(figures: FiguresAsked, asOf: Instant): PlayersAsked {
  const { from, to, channel, vertical, licenceId, jurisdiction, brandIds } = figures;
  const granularity = 'granularity' in figures ? figures.granularity : undefined;
  // Totals are by channel where they do not say otherwise.
  const groupBy = figures.groupBy ?? (granularity === undefined ? ['channel'] : []);
  const all = { from, to, asOf, groupBy, granularity, channel, vertical, licenceId, jurisdiction, brandIds };
  return Object.fromEntries(
    Object.entries(all).filter(([, value]) => value !== undefined),
  ) as unknown as PlayersAsked;
}

/** Figures that leave players for later, with these in their places: as if they had been told at once. */
export function withPlayers<F extends FiguresTold>(figures: F, players: CallAnswer<typeof listPlayers>): F {
  const ofBrand = new Map(players.brands.map((brand) => [brand.brandId, brand]));
  const isByBucket = figures.items.some(({ from }) => from !== undefined);
  const ofRow = new Map(players.items.map((item) => [nameOf(item, isByBucket), item]));
  const counted = <M extends TotalMeasures>(measures: M, activePlayers: number | null | undefined): M => ({
    ...measures,
    activePlayers: activePlayers ?? null,
  });
  return {
    ...figures,
    brands: figures.brands.map((brand) => {
      const own = ofBrand.get(brand.brandId);
      return {
        ...brand,
        activePlayers: own?.activePlayers ?? null,
        measures: counted(brand.measures, own?.activePlayers),
        previous: brand.previous === null ? null : counted(brand.previous, own?.previous),
      };
    }),
    items: figures.items.map((row) => {
      // A row that is not told of has none.
      const own = ofRow.get(nameOf(row, isByBucket)) ?? { activePlayers: 0, previous: 0 };
      const { previous = null } = row;
      return {
        ...counted(row, own.activePlayers),
        ...(previous !== null && { previous: counted(previous, own.previous) }),
      };
    }),
    totals: figures.totals.map((total) => {
      const counts = total.brandIds.map((id) => ofBrand.get(id)?.activePlayers);
      const sum = counts.reduce<number | undefined>(
        (so, one) => (so === undefined || one === undefined ? undefined : so + one),
        0,
      );
      return counted(total, sum);
    }),
  };
}

type RowName = Pick<FiguresTold['items'][number], 'brandId' | 'channel' | 'licenceId' | 'vertical' | 'from'>;

function nameOf({ brandId, channel, licenceId, vertical, from }: RowName, isByBucket: boolean): string {
  return JSON.stringify([brandId, channel, licenceId, vertical, isByBucket ? from : null]);
}
