import type { Instant, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTaxes, Granularity } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../auth/current-user';
import type { QueryOptions, Store } from '../store/store';
import { countPlayers, type PlayerCounts } from './queries/count-players';
import { createTaxReader, type PeriodTaxes, type TaxReader } from './tax-reader';
import { scopeOf, type TotalQuestion } from './total-question';

/** Where the figures of one brand come from. */
export interface FigureSource {
  readonly store: Store;
  readonly brand: ActiveBrand;
  readonly question: TotalQuestion;
  readonly asOf: Instant;
  readonly options: QueryOptions;
  /** Players of a period, who are counted once for it: by what the question is split by, and as a whole. */
  players(period: Period, granularity?: Granularity): Promise<PlayerCounts>;
  /** Null where taxes are not asked for, or cannot be told. */
  readTaxes(period: Period, currency: string): Promise<PeriodTaxes | null>;
  /** Null where taxes are not asked for. */
  presentTaxes(period: Period): Promise<BrandTaxes | null>;
}

/** `whole` holds every period that figures will be asked for: what taxes need of it is read once. */
export function createFigureSource(
  given: Omit<FigureSource, 'players' | 'readTaxes' | 'presentTaxes'>,
  whole: Period,
): FigureSource {
  const { store, brand, question, asOf, options } = given;
  let opened: Promise<TaxReader> | undefined;
  const open = () => (opened ??= createTaxReader(store, brand, { asOf, whole }, options));
  const counted = new Map<string, Promise<PlayerCounts>>();
  const count = (period: Period, granularity: Granularity | undefined) => {
    const scope = scopeOf(brand, { ...question, ...period }, asOf);
    const by = { keys: question.groupBy, ...(granularity !== undefined && { granularity }) };
    return countPlayers(store, scope, by, options);
  };
  const isAsked = question.taxes === 'true';
  return {
    ...given,
    players(period, granularity) {
      const name = `${period.from} ${period.to}`;
      const known = counted.get(name) ?? count(period, granularity);
      counted.set(name, known);
      return known;
    },
    readTaxes: async (period, currency) => (isAsked ? (await open()).read(period, currency) : null),
    presentTaxes: async (period) => (isAsked ? (await open()).present(period) : null),
  };
}
