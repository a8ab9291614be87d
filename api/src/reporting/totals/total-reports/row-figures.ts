import type { Money, Period } from '@tallyhouse/shared/contracts/scalars';
import type { TotalDimension, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { sumMoney } from '../../../domain/money/money';
import { narrowSplit, splitName, undivided, type Split } from './splits';
import type { FigureSource, PlayerCounts } from './figure-source';
import type { PeriodBook } from './period-book';
import { totalMeasuresOf } from './total-measures';
import { knowsCash, isWholeBrand } from './total-question';

/** The measures of each split of a period. */
export interface RowFigures {
  /** Splits with facts, and those with stakes still open where there are facts at all; in a fixed order. */
  readonly splits: readonly Split[];
  /** Zeros for a split that is none of `splits`. */
  measures(split: Split): Promise<TotalMeasures>;
}

/** Figures of a whole period from the book of it, split by `keys`: those of the question, or none. */
export async function readRowFigures(
  source: FigureSource,
  {
    book,
    period,
    keys,
  }: { readonly book: PeriodBook; readonly period: Period; readonly keys: readonly TotalDimension[] },
): Promise<RowFigures> {
  const { question } = source;
  const players = await source.playersAsked(period);
  const open = openBySplit(book, period, keys);
  const cash = knowsCash(question, keys) ? book.cash : null;
  return {
    splits: splitsOf({ sums: book.sums, cash }, open, keys),
    async measures(split) {
      const isWhole = isWholeBrand(question, keys);
      const parts = {
        sums: book.sums.filter((one) => isWithin(one, split, keys)),
        cash: cash?.filter(({ channel }) => split.channel === null || channel === split.channel) ?? null,
        activePlayers: players === null ? null : playersOf(players, split, keys),
        openBets: open.get(splitName(split)) ?? '0.00',
        liability: isWhole ? await liabilityAt(source, book, period) : null,
        taxes: isWhole ? await source.readTaxes(period, book.currency) : null,
      };
      return totalMeasuresOf(parts, question.basis);
    },
  };
}

/** Those of a split, or of all when the figures are not split. */
function playersOf({ parts, whole }: PlayerCounts, split: Split, keys: readonly TotalDimension[]): number {
  if (keys.length === 0) return whole;
  return parts.find((one) => splitName(one) === splitName(split))?.players ?? 0;
}

async function liabilityAt(
  source: FigureSource,
  { converter }: PeriodBook,
  { to }: Period,
): Promise<Money | null> {
  return (await source.fundsAt(to, converter))?.liability ?? null;
}

/** Open stakes at the end of a period by the name of their split. */
function openBySplit(
  book: PeriodBook,
  { to }: Period,
  keys: readonly TotalDimension[],
): ReadonlyMap<string, Money> {
  const bySplit = new Map<string, Money>();
  for (const [name, amount] of book.openBetsAt([to]).get(to) ?? []) {
    const wider = splitName(narrowSplit(splitOfName(name), keys));
    bySplit.set(wider, sumMoney([bySplit.get(wider) ?? '0.00', amount]));
  }
  return bySplit;
}

/** Whether something split more finely belongs to `split`, which is by `keys`. */
export function isWithin(one: Split, split: Split, keys: readonly TotalDimension[]): boolean {
  return splitName(narrowSplit(one, keys)) === splitName(split);
}

/** Whether nothing happened: neither play nor money on account. */
export function isNil({ sums, cash }: Pick<PeriodBook, 'sums' | 'cash'>): boolean {
  return sums.length === 0 && (cash === null || cash.length === 0);
}

/** Splits with facts, and those with stakes still open, in a fixed order. `cash` is null where the keys leave it undefined. */
export function splitsOf(
  { sums, cash }: Pick<PeriodBook, 'sums' | 'cash'>,
  open: ReadonlyMap<string, Money>,
  keys: readonly TotalDimension[],
): Split[] {
  // A period without any fact is a nil report, whatever is open.
  if (isNil({ sums, cash })) return [];
  const named = new Map<string, Split>();
  const moved = (cash ?? []).map(({ channel }) => ({ ...undivided, channel }));
  for (const one of [...sums, ...moved]) {
    const split = narrowSplit(one, keys);
    named.set(splitName(split), split);
  }
  for (const [name, amount] of open) if (Number(amount) !== 0) named.set(name, splitOfName(name));
  return [...named.values()].toSorted((a, b) => (rowOrder(a) < rowOrder(b) ? -1 : 1));
}

function splitOfName(name: string): Split {
  type Parts = [Split['channel'], Split['licenceId'], Split['vertical']];
  const [channel, licenceId, vertical] = JSON.parse(name) as Parts;
  return { channel, licenceId, vertical };
}

function rowOrder(split: Split): string {
  return [split.channel, split.licenceId, split.vertical].map((part) => part ?? '').join('\n');
}

/** What a row is about. */
export function rowKey({ id, name }: ActiveBrand, currency: string, { channel, licenceId, vertical }: Split) {
  return { brandId: id, brandName: name, currency, channel, licenceId, vertical };
}
