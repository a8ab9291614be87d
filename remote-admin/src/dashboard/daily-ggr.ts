import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import Big from 'big.js';
import { addDays } from '@tallyhouse/shared/contracts/period-steps';

export type Channel = DashboardSummary['daily'][number]['channel'];

/** Gross gaming revenue per gaming day, the same numbers for the chart and for its table. */
export interface DailyGgr {
  /** Gaming days without a hole, oldest first. */
  readonly days: readonly string[];
  /** One value per day, null where the channel had no fact; channels without any fact are absent. */
  readonly channels: readonly { readonly channel: Channel; readonly ggr: readonly (string | null)[] }[];
  /** Sum over the channels per day; null where no channel had a fact. */
  readonly totals: readonly (string | null)[];
}

const channelOrder: readonly Channel[] = ['ONLINE', 'RETAIL'];

/** Lays the facts of the answer onto the `length` days that end with `lastDay`, so that a day without facts is a visible hole. */
export function dailyGgrOf(daily: DashboardSummary['daily'], lastDay: string, length = 35): DailyGgr {
  const days = Array.from({ length }, (_, index) => addDays(lastDay, index - length + 1));
  const ggrOf = new Map(daily.map((fact) => [`${fact.channel} ${fact.day}`, fact.ggr]));
  const channels = channelOrder
    .map((channel) => ({ channel, ggr: days.map((day) => ggrOf.get(`${channel} ${day}`) ?? null) }))
    .filter(({ ggr }) => ggr.some((value) => value !== null));
  const totals = days.map((_, index) => sumOf(channels.map(({ ggr }) => ggr[index] ?? null)));
  return { days, channels, totals };
}

function sumOf(values: readonly (string | null)[]): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return known.reduce((sum, value) => sum.plus(value), new Big(0)).toFixed(2);
}
