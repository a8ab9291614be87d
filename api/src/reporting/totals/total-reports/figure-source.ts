import type { Day, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BrandTaxes, Granularity } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { fundsOn, readBalances, type Funds } from '../../../facts/balances/read-funds';
import type { StoreReads } from '../../../figures/brand-reads';
import { formatMoney, sumMoney } from '../../../domain/money/money';
import type { BrandConverter } from '../../../facts/fx/brand-converter';
import type { QueryOptions } from '../../../store/store';
import { countPlayers, type PlayerCount } from './queries/count-players';
import { readUnpaidWinnings } from './queries/read-balances';
import { beforeAnyFile, readStatuses } from '../../../figures/period-status';
import { channelsOf } from './read-meta';
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
  /** The balances of one of the ends; null when none were told. */
  fundsAt(day: Day, converter: BrandConverter): Promise<Funds | null>;
  /** Winnings neither paid nor expired at the end of the days asked for, at the rates of the last one. */
  unpaidWinnings(converter: BrandConverter): Promise<Money>;
  /** Null where taxes are not asked for, or cannot be told. */
  readTaxes(period: Period, currency: string): Promise<PeriodTaxes | null>;
  /** As `readTaxes` of days that are part of `whole`; null where parts of a tax do not add up to that of the whole. */
  readTaxesOf(days: Period, whole: Period, currency: string): Promise<PeriodTaxes | null>;
  /** Null where taxes are not asked for. */
  presentTaxes(period: Period): Promise<BrandTaxes | null>;
  /** What may be said of any part of the days asked for, and of all that was before: balances are sums over all time. */
  statuses(): ReturnType<typeof readStatuses>;
  /** Asks at once, beside the book, for what the figures of these periods rest on: taxes of the question first. */
  readAhead(periods: readonly Period[], granularity?: Granularity): Promise<unknown>;
}

type Given = Pick<FigureSource, 'reads' | 'brand' | 'question' | 'asOf' | 'options'>;

/**
 * `whole` holds every period that figures will be asked for, and `ends` are their last days: what is needed of them is read
 * once.
 */
export function createFigureSource(
  given: Given,
  { whole, ends }: { readonly whole: Period; readonly ends: readonly Day[] },
): FigureSource {
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
  const balances = () =>
    reads.rows(brand.id, ['balances', ends, asOf], (brandIds) =>
      readBalances(store, { brandIds, days: ends, asOf }, options),
    );
  const unpaid = () => {
    const scope = scopeOf(question, asOf);
    return reads.rows(brand.id, ['unpaid winnings', scope], (brandIds) =>
      readUnpaidWinnings(store, { ...scope, brandIds }, options),
    );
  };
  const asked = { from: question.from, to: question.to };
  let judged: ReturnType<typeof readStatuses> | undefined;
  const statuses = () =>
    (judged ??= readStatuses(
      store,
      brand,
      { whole: asked, filesFrom: beforeAnyFile, asOf, channels: channelsOf(question) },
      reads,
    ));
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
    fundsAt: async (day, converter) => fundsOn(day, await balances(), converter),
    async unpaidWinnings(converter) {
      return sumMoney(
        (await unpaid()).map((one) => converter.convert(question.to, formatMoney(one.amount), one.currency)),
      );
    },
    readTaxes: async (period, currency) => (isAsked ? (await open()).read(period, currency) : null),
    async readTaxesOf(days, asked, currency) {
      const taxes = isAsked ? await open() : null;
      return taxes?.addsUp(days, asked) === true ? taxes.read(days, currency) : null;
    },
    presentTaxes,
    statuses,
    readAhead: (periods, granularity) => {
      const isWhole = isWholeBrand(question, []);
      const taxes = isWhole ? presentTaxes(asked) : null;
      // Taxes take longest: others begin when it is known what these are charged on.
      const begun = isWhole && isAsked ? open() : Promise.resolve();
      const others = begun.then(() => Promise.all([statuses(), unpaid(), isWhole ? balances() : null]));
      return Promise.all([taxes, ...periods.map((period) => playersAsked(period, granularity)), others]);
    },
  };
}
