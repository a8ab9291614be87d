import type { Day, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTaxes, Granularity } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { byDay, readBalances, type Funds } from '../../../facts/balances/read-funds';
import type { StoreReads } from '../../../figures/brand-reads';
import { formatMoney, sumMoney } from '../../../domain/money/money';
import type { BrandConverter } from '../../../facts/fx/brand-converter';
import type { QueryOptions } from '../../../store/store';
import { countPlayers, type PlayerCount } from './queries/count-players';
import { readUnpaidWinnings } from './queries/read-balances';
import { createTaxReader, type PeriodTaxes, type TaxReader } from './tax-reader';
import { isWholeBrand, scopeOf, type TotalQuestion } from './total-question';

/** Players of a period, who are looked for in its bets once. */
export interface PlayerCounts {
  readonly parts: readonly PlayerCount[];
  /** Each once in all of the period. */
  readonly whole: number;
}

/** Where the figures of one brand come from. */
export interface FigureSource {
  readonly reads: StoreReads;
  readonly brand: ActiveBrand;
  readonly question: TotalQuestion;
  readonly asOf: Instant;
  readonly options: QueryOptions;
  /** Players of a period, who are counted once for it: by what the question is split by, and as a whole. */
  players(period: Period, granularity?: Granularity): Promise<PlayerCounts>;
  /** The same; null, and nothing is read, where the question leaves players for later. */
  playersAsked(period: Period, granularity?: Granularity): Promise<PlayerCounts | null>;
  /** The balances of each day that some were told for, at the rates of the day. */
  fundsByDay(period: Period, converter: BrandConverter): Promise<ReadonlyMap<Day, Funds>>;
  /** The balances of a day; null when none were told. */
  fundsAt(day: Day, converter: BrandConverter): Promise<Funds | null>;
  /** Winnings neither paid nor expired at the end of the days asked for, at the rates of the last one. */
  unpaidWinnings(converter: BrandConverter): Promise<Money>;
  /** Null where taxes are not asked for, or cannot be told. */
  readTaxes(period: Period, currency: string): Promise<PeriodTaxes | null>;
  /** As `readTaxes` of days that are part of `whole`; null where parts of a tax do not add up to that of the whole. */
  readTaxesOf(days: Period, whole: Period, currency: string): Promise<PeriodTaxes | null>;
  /** Null where taxes are not asked for. */
  presentTaxes(period: Period): Promise<BrandTaxes | null>;
  /** Asks at once, beside the book, for what figures of these periods take longest: players, and taxes of the question. */
  readAhead(periods: readonly Period[], granularity?: Granularity): Promise<unknown>;
}

type Given = Pick<FigureSource, 'reads' | 'brand' | 'question' | 'asOf' | 'options'>;

/** `whole` holds every period that figures will be asked for: what taxes need of it is read once. */
export function createFigureSource(given: Given, whole: Period): FigureSource {
  const { reads, brand, question, asOf, options } = given;
  const { store } = reads;
  let opened: Promise<TaxReader> | undefined;
  const open = () => (opened ??= createTaxReader(reads, brand, { asOf, whole }, options));
  const counted = new Map<string, Promise<PlayerCounts>>();
  async function count(period: Period, granularity: Granularity | undefined): Promise<PlayerCounts> {
    const scope = scopeOf({ ...question, ...period }, asOf);
    const by = { keys: question.groupBy, ...(granularity !== undefined && { granularity }) };
    const rows = await reads.rows(brand.id, ['players', scope, by], (brandIds) =>
      countPlayers(store, { ...scope, brandIds }, by, options),
    );
    const parts = rows.filter(({ isWhole }) => !isWhole);
    return { parts, whole: rows.find(({ isWhole }) => isWhole)?.players ?? 0 };
  }
  const balancesOf = async ({ from, to }: Period, converter: BrandConverter) => {
    const rows = await reads.rows(brand.id, ['balances', whole, asOf], (brandIds) =>
      readBalances(store, { brandIds, period: whole, asOf }, options),
    );
    const within = rows.filter(({ day }) => from <= day && day <= to);
    return byDay(within, converter);
  };
  const isAsked = question.taxes === 'true';
  const isLater = question.players === 'later';
  function players(period: Period, granularity?: Granularity): Promise<PlayerCounts> {
    const name = `${period.from} ${period.to}`;
    const known = counted.get(name) ?? count(period, granularity);
    counted.set(name, known);
    return known;
  }
  const playersAsked = async (period: Period, granularity?: Granularity) =>
    isLater ? null : players(period, granularity);
  const presentTaxes = async (period: Period) =>
    isAsked
      ? reads.once(['taxes', brand.id, asOf, period], async () => (await open()).present(period))
      : null;
  return {
    ...given,
    players,
    playersAsked,
    fundsByDay: balancesOf,
    fundsAt: async (day, converter) => (await balancesOf({ from: day, to: day }, converter)).get(day) ?? null,
    async unpaidWinnings(converter) {
      const scope = scopeOf(question, asOf);
      const rows = await reads.rows(brand.id, ['unpaid winnings', scope], (brandIds) =>
        readUnpaidWinnings(store, { ...scope, brandIds }, options),
      );
      return sumMoney(
        rows.map((one) => converter.convert(question.to, formatMoney(one.amount), one.currency)),
      );
    },
    readTaxes: async (period, currency) => (isAsked ? (await open()).read(period, currency) : null),
    async readTaxesOf(days, asked, currency) {
      const taxes = isAsked ? await open() : null;
      return taxes?.addsUp(days, asked) === true ? taxes.read(days, currency) : null;
    },
    presentTaxes,
    readAhead: (periods, granularity) =>
      Promise.all([
        // One statement after the other: what takes longest in all begins first.
        isWholeBrand(question, []) ? presentTaxes({ from: question.from, to: question.to }) : null,
        ...periods.map((period) => playersAsked(period, granularity)),
      ]),
  };
}
