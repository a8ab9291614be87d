import {
  channelSchema,
  verticalSchema,
  type Channel,
  type Day,
  type Money,
  type Vertical,
} from '@tallyhouse/shared/contracts/scalars';
import type { BalanceDay, CashMonth } from './cash-truth';
import type { DayClock } from './day-clock';

/** What the truth tells of every group of facts. */
export const truthMeasures = [
  'stakesPlaced',
  'stakesSettled',
  'voids',
  'winnings',
  'winningsPaid',
  'bets',
  'settlements',
  'payments',
] as const;
type Measure = (typeof truthMeasures)[number];

const verticals = verticalSchema.options;
const channels = channelSchema.options;
const width = truthMeasures.length;
const cellsPerDay = channels.length * verticals.length * width;

/** Sums in minor units per gaming day, channel and vertical. Exact: a day stays far below 2^53 minor units. */
export interface Tally {
  add(measure: Measure, cell: Cell, amount: number): void;
  /** Sum over days `from` to `to`, both included, and over what the filter leaves open. */
  sum(measure: Measure, from: number, to: number, filter: { channel?: Channel; vertical?: Vertical }): bigint;
}

export interface Cell {
  readonly dayIndex: number;
  readonly channel: Channel;
  readonly vertical: Vertical;
}

export function createTally(dayCount: number): Tally {
  const cells = new Float64Array(dayCount * cellsPerDay);
  const place = (dayIndex: number, channel: number, vertical: number) =>
    dayIndex * cellsPerDay + (channel * verticals.length + vertical) * width;
  const measureIndex = new Map(truthMeasures.map((measure, index) => [measure, index]));
  const verticalIndex = new Map(verticals.map((vertical, index) => [vertical, index]));
  return {
    add(measure, { dayIndex, channel, vertical }, amount) {
      const index =
        place(dayIndex, channel === 'ONLINE' ? 0 : 1, verticalIndex.get(vertical) ?? 0) +
        (measureIndex.get(measure) ?? 0);
      cells[index] = (cells[index] ?? 0) + amount;
    },
    sum(measure, from, to, filter) {
      let total = 0n;
      for (let dayIndex = from; dayIndex <= to; dayIndex += 1) {
        for (const [c, channel] of channels.entries()) {
          if (filter.channel !== undefined && filter.channel !== channel) continue;
          for (const [v, vertical] of verticals.entries()) {
            if (filter.vertical !== undefined && filter.vertical !== vertical) continue;
            total += BigInt(cells[place(dayIndex, c, v) + (measureIndex.get(measure) ?? 0)] ?? 0);
          }
        }
      }
      return total;
    },
  };
}

/** Amounts as decimal strings in major units with four decimals; ggr is that of the settled basis. */
export interface TruthFigures {
  readonly stakesPlaced: Money;
  readonly stakesSettled: Money;
  readonly voids: Money;
  readonly winnings: Money;
  readonly winningsPaid: Money;
  readonly ggr: Money;
  readonly bets: number;
  readonly settlements: number;
  readonly payments: number;
}

export interface TruthRow {
  readonly channel: Channel;
  /** What really happened. */
  readonly undamaged: TruthFigures;
  /** What a correct store holds once every file that arrives is loaded. */
  readonly asLoaded: TruthFigures;
}

/** Of one market of a brand. */
export interface BrandTruth {
  readonly brand: string;
  readonly currency: string;
  readonly from: Day;
  readonly until: Day;
  readonly months: readonly (TruthRow & { readonly month: string; readonly vertical: Vertical })[];
  /** The last 62 gaming days, all verticals together. */
  readonly days: readonly (TruthRow & { readonly day: Day })[];
  /** Players' money and jackpots by month; all of it reaches a correct store. */
  readonly cash: readonly CashMonth[];
  /** What is owed at the end of each gaming day. */
  readonly balances: readonly BalanceDay[];
}

const daysShown = 62;

/** The exact figures of the book of a brand's market. */
export function readTruth(
  brand: { id: string; currency: string; decimals: 0 | 2 },
  clock: DayClock,
  tallies: { undamaged: Tally; asLoaded: Tally },
): Omit<BrandTruth, 'cash' | 'balances'> {
  const rowOf = (
    from: number,
    to: number,
    filter: { channel: Channel; vertical?: Vertical },
  ): TruthRow | null => {
    const undamaged = figures(tallies.undamaged, [from, to], filter, brand.decimals);
    const asLoaded = figures(tallies.asLoaded, [from, to], filter, brand.decimals);
    const isEmpty = [undamaged, asLoaded].every((side) => side.bets + side.settlements + side.payments === 0);
    return isEmpty ? null : { channel: filter.channel, undamaged, asLoaded };
  };
  const months: BrandTruth['months'][number][] = [];
  for (const { month, from, to } of monthsOf(clock)) {
    for (const channel of channels) {
      for (const vertical of verticals) {
        const row = rowOf(from, to, { channel, vertical });
        if (row !== null) months.push({ month, vertical, ...row });
      }
    }
  }
  const days: BrandTruth['days'][number][] = [];
  for (let index = Math.max(0, clock.count - daysShown); index < clock.count; index += 1) {
    for (const channel of channels) {
      const row = rowOf(index, index, { channel });
      if (row !== null) days.push({ day: clock.nameOf(index), ...row });
    }
  }
  return {
    brand: brand.id,
    currency: brand.currency,
    from: clock.nameOf(0),
    until: clock.nameOf(clock.count - 1),
    months,
    days,
  };
}

function monthsOf(clock: DayClock): { month: string; from: number; to: number }[] {
  const months: { month: string; from: number; to: number }[] = [];
  for (let index = 0; index < clock.count; index += 1) {
    const month = clock.nameOf(index).slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.to = index;
    else months.push({ month, from: index, to: index });
  }
  return months;
}

function figures(
  tally: Tally,
  [from, to]: [number, number],
  filter: { channel: Channel; vertical?: Vertical },
  decimals: 0 | 2,
): TruthFigures {
  const sum = (measure: Measure) => tally.sum(measure, from, to, filter);
  const money = (minor: bigint) => tenThousandthsText(minor * 10n ** BigInt(4 - decimals));
  const [stakesSettled, voids, winnings] = [sum('stakesSettled'), sum('voids'), sum('winnings')];
  return {
    stakesPlaced: money(sum('stakesPlaced')),
    stakesSettled: money(stakesSettled),
    voids: money(voids),
    winnings: money(winnings),
    winningsPaid: money(sum('winningsPaid')),
    ggr: money(stakesSettled - voids - winnings),
    bets: Number(sum('bets')),
    settlements: Number(sum('settlements')),
    payments: Number(sum('payments')),
  };
}

/** A whole number of ten-thousandths as a decimal string with four decimals. */
export function tenThousandthsText(amount: bigint): Money {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(5, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}
