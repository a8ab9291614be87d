import type { Day, Instant, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { Granularity, TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import Big from 'big.js';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { addDays } from '../../../domain/periods/calendar';
import type { FigureReason } from '../../../domain/status/figure-reasons';
import { BrandConverter, readBrandConverter } from '../../../facts/fx/brand-converter';
import { currenciesOf } from '../../../figures/brand-currencies';
import type { StoreReads } from '../../../figures/brand-reads';
import type { QueryOptions } from '../../../store/store';
import { convertBalances, everyKey, type OpenStakes } from './open-balances';
import { convertSums, splitName, type Split } from './splits';
import { sumCash, type CashSums } from './queries/sum-cash';
import { sumFacts, type FactSums, type TotalScope } from './queries/sum-facts';
import { sumOpenBets } from './queries/sum-open-bets';
import { sumSettledOver, type SettledOver } from './queries/sum-settled-over';
import { knowsCash, scopeOf, type TotalQuestion } from './total-question';

/** How the facts of a period are wanted. */
export interface BookOrder {
  /** `from` and `to` are those of the period. */
  readonly question: TotalQuestion;
  readonly asOf: Instant;
  readonly keys: readonly TotalDimension[];
  /** Holds the periods of all books of the call. */
  readonly whole: Period;
  /** Parts of the period that are asked for, too. */
  readonly granularity?: Granularity;
  /** Whether balances of the last day are told even where nothing happened. */
  readonly tellsBalances: boolean;
}

/** The facts of one brand and period, all in one currency. */
export interface PeriodBook {
  /** The one asked for, else the brand's own, as where a rate is missing. */
  readonly currency: string;
  /** Flows, split by the keys at least. */
  readonly sums: readonly FactSums[];
  /** Null where the question names what money on account knows nothing of. */
  readonly cash: readonly CashSums[] | null;
  /** Rates that are missing: with any of them amounts stay in the brand's own currency, and what is in another is left out. */
  readonly missing: readonly FigureReason[];
  readonly converter: BrandConverter;
  /** Open stakes at the end of each of `ends`, which ascend, by the name of their split. */
  openBetsAt(ends: readonly Day[]): Map<Day, ReadonlyMap<string, Money>>;
}

/** Reads a book, converted at its lowest grain where another currency is asked for. */
export async function readPeriodBook(
  reads: StoreReads,
  brand: ActiveBrand,
  order: BookOrder,
  options: QueryOptions,
): Promise<PeriodBook> {
  return inAskedCurrency(
    reads,
    brand,
    { order, own: await readOwnBook(reads, brand, order, options) },
    options,
  );
}

/**
 * Reads the books of a period and of the one that ends on the day before it, the later one first.
 *
 * Stakes open at the beginning are summed up over all time, so only those of the earlier book are: what moved in it
 * gives the later one's. The earlier book is in the currency of the later one where its rates are there.
 */
export async function readAdjoiningBooks(
  reads: StoreReads,
  brand: ActiveBrand,
  { order, earlierPeriod }: { readonly order: BookOrder; readonly earlierPeriod: Period },
  options: QueryOptions,
): Promise<{ readonly book: PeriodBook; readonly earlierBook: PeriodBook }> {
  const { from: laterFrom, to } = order.question;
  const both = { ...order, both: { from: earlierPeriod.from, laterFrom, to } };
  const before = { ...both, question: { ...order.question, ...earlierPeriod }, tellsBalances: false };
  const earlierOwn = await readOwnBook(reads, brand, before, options);
  const opening = openAfter(earlierOwn);
  const own = await readOwnBook(reads, brand, { ...both, opening }, options);
  const book = await inAskedCurrency(reads, brand, { order, own }, options);
  const asked = { ...before, question: { ...before.question, currency: book.currency } };
  const earlierBook = await inAskedCurrency(reads, brand, { order: asked, own: earlierOwn }, options);
  return { book, earlierBook };
}

function isForeign({ currency }: TotalQuestion, brand: ActiveBrand): boolean {
  return currenciesOf(brand).some((one) => one !== (currency ?? brand.currency));
}

/** By every key where it will be converted: rates differ by day, and amounts are rounded once at the lowest grain. */
async function readOwnBook(
  reads: StoreReads,
  brand: ActiveBrand,
  order: BookOrder & { readonly opening?: readonly OpenStakes[]; readonly both?: BothPeriods },
  options: QueryOptions,
): Promise<OwnBook> {
  const { question, asOf, keys } = order;
  const grain = isForeign(question, brand) ? everyKey : keys;
  const { store } = reads;
  const { both } = order;
  const scope = { ...scopeOf(question, asOf), ...both };
  const time = isForeign(question, brand) ? 'day' : order.granularity;
  const factGrain = time === undefined ? grain : [...grain, time];
  const { from: _from, ...until } = { ...scopeOf(question, asOf), to: addDays(question.from, -1) };
  const ever = { ...scope, from: '0001-01-01', laterFrom: undefined };
  const [all, settledOver, open, allCash] = await Promise.all([
    reads.rows(brand.id, ['facts', scope, factGrain], (brandIds) =>
      sumFacts(store, { ...scope, brandIds }, factGrain, options),
    ),
    reads.rows(brand.id, ['settled over', ever, grain], (brandIds) =>
      sumSettledOver(store, { ...ever, brandIds }, [...grain, 'day'], options),
    ),
    order.opening === undefined
      ? reads.rows(brand.id, ['open bets', until, grain], (brandIds) =>
          sumOpenBets(store, { ...until, brandIds }, grain, options),
        )
      : [],
    knowsCash(question, [])
      ? reads.rows(brand.id, ['cash', scope], (brandIds) => sumCash(store, { ...scope, brandIds }, options))
      : null,
  ]);
  const sums =
    both === undefined ? all : all.filter(({ isLater }) => isLater === (question.from === both.laterFrom));
  const overIn = (from: Day, to: Day) =>
    settledOver.filter(({ day }) => day !== null && from <= day && day <= to);
  const opening = order.opening ?? [...open, ...overIn(ever.from, until.to)];
  const over = overIn(question.from, question.to);
  const cash = allCash?.filter(({ day }) => question.from <= day && day <= question.to) ?? null;
  return { sums, cash, opening, over, keys };
}

/** What is read at once for two books. */
type BothPeriods = Required<Pick<TotalScope, 'from' | 'laterFrom' | 'to'>>;

/** Stakes open at the end of a book. */
function openAfter({ opening, sums, over }: OwnBook): OpenStakes[] {
  const bySplit = new Map<string, OpenStakes>();
  const add = ({ channel, licenceId, vertical }: Split, amount: string) => {
    const split = { channel, licenceId, vertical };
    const known = bySplit.get(splitName(split))?.amount ?? '0';
    bySplit.set(splitName(split), { ...split, amount: new Big(known).plus(amount).toFixed(4) });
  };
  for (const one of [...opening, ...over]) add(one, one.amount);
  for (const one of sums) add(one, new Big(one.stakesPlaced).minus(one.stakesSettled).toFixed(4));
  return [...bySplit.values()].filter(({ amount }) => Number(amount) !== 0);
}

async function inAskedCurrency(
  reads: StoreReads,
  brand: ActiveBrand,
  { order, own }: { readonly order: BookOrder; readonly own: OwnBook },
  options: QueryOptions,
): Promise<PeriodBook> {
  const { question, whole, asOf } = order;
  const { currency: to = brand.currency, ...anyCurrency } = question;
  if (!isForeign(question, brand)) return bookOf(own, new BrandConverter(brand, to));
  const period: Period = { from: question.from, to: question.to };
  const converter = await readBrandConverter(reads, brand, { to, whole, asOf }, options);
  const book = convertBook(own, { period, ...order }, converter);
  if (book.missing.length === 0 || to === brand.currency) return book;
  const inOwn = { order: { ...order, question: anyCurrency }, own };
  const plain = await inAskedCurrency(reads, brand, inOwn, options);
  return { ...plain, missing: [...book.missing, ...plain.missing] };
}

/** Facts in the currency of play. */
interface OwnBook {
  readonly sums: readonly FactSums[];
  readonly cash: readonly CashSums[] | null;
  /** Before the first day. */
  readonly opening: readonly OpenStakes[];
  /** What no bet stands for of the stakes settled, as it changed. */
  readonly over: readonly Omit<SettledOver, 'brandId'>[];
  readonly keys: readonly TotalDimension[];
}

function convertBook(
  own: OwnBook,
  { period, tellsBalances }: Pick<BookOrder, 'tellsBalances'> & { readonly period: Period },
  converter: BrandConverter,
): PeriodBook {
  const sums = convertSums(own.sums, converter);
  const cash = own.cash?.map((one) => {
    const of = (amount: string) => converter.convert(one.day, amount, one.currency);
    return {
      ...one,
      deposits: of(one.deposits),
      withdrawals: of(one.withdrawals),
      bonusConverted: of(one.bonusConverted),
    };
  });
  // Balances bear the rate of the last day; those that were there before need one from the first day on.
  if (tellsBalances) converter.need(period.to);
  if (own.opening.length > 0) converter.need(period.from);
  return { ...bookOf(own, converter), sums, cash: cash ?? null };
}

function bookOf(own: OwnBook, converter: BrandConverter): PeriodBook {
  const { sums, cash } = own;
  const money = { currency: converter.to, missing: converter.missing, converter };
  return { sums, cash, ...money, openBetsAt: (ends) => openBetsAt(own, ends, converter) };
}

/** Runs through the days once; a balance bears the rate of its last day. */
function openBetsAt(
  { sums, opening, over, keys }: OwnBook,
  ends: readonly Day[],
  converter: BrandConverter,
): Map<Day, ReadonlyMap<string, Money>> {
  const balances = new Map<string, { split: Split; amount: Big }>();
  const move = (split: Split, amount: Big) => {
    const known = balances.get(splitName(split));
    if (known) known.amount = known.amount.plus(amount);
    else balances.set(splitName(split), { split, amount });
  };
  for (const one of opening) move(one, new Big(one.amount));
  const moved = sums.map((one) => ({
    ...one,
    amount: new Big(one.stakesPlaced).minus(one.stakesSettled),
  }));
  const exceeded = over.map((one) => ({ ...one, amount: new Big(one.amount) }));
  const inOrder = [...moved, ...exceeded].sort((a, b) => ((a.day ?? '') < (b.day ?? '') ? -1 : 1));
  let next = 0;
  const byEnd = new Map<Day, ReadonlyMap<string, Money>>();
  for (const end of ends) {
    for (let one = inOrder[next]; one !== undefined && (one.day ?? '') <= end; one = inOrder[next]) {
      move(one, one.amount);
      next += 1;
    }
    byEnd.set(end, convertBalances([...balances.values()], { end, keys, converter }));
  }
  return byEnd;
}
