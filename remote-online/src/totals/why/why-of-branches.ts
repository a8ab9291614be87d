import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { differenceOf, isZeroAmount, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import {
  whyChanged,
  type PartPlayed,
  type Played,
  type WhyChanged,
} from '@tallyhouse/shared/reporting/why-changed';
import type { TotalsAnswer } from '../statement/statements-of';
import type { ExplainedFigure } from './why-in-url';
import { ofBrand, playedIn } from './why-of-totals';

/** Names of the parts that are no shop: online play, and what no shop of the list has. */
export const onlinePart = 'ONLINE';
export const otherShops = 'OTHER';

/** What was played in a period: by channel, and by shop. */
export interface ShopPeriod {
  readonly totals: TotalsAnswer;
  readonly shops: readonly RetailRow[];
}

/**
 * Why the figure of a brand changed, shop by shop with online play beside them; or why that cannot be said. What the
 * shops leave of the retail total is a part of its own, so the parts are the whole to the cent.
 */
export function whyOfBranches(
  periods: { readonly before: ShopPeriod; readonly now: ShopPeriod },
  figure: ExplainedFigure,
  brandId: string,
): WhyChanged | 'notOnBasis' {
  const sides = {
    before: sideOf(periods.before, figure, brandId),
    now: sideOf(periods.now, figure, brandId),
  };
  const { before, now } = sides;
  if (before === null || now === null) return 'notOnBasis';
  const keys = [...new Set([...now.parts.keys(), ...before.parts.keys()])];
  const parts = keys.map((key): PartPlayed => ({
    ...{ key, before: before.parts.get(key) ?? null, now: now.parts.get(key) ?? null },
  }));
  return whyChanged(parts, { before: before.counts, now: now.counts });
}

function sideOf({ totals, shops }: ShopPeriod, figure: ExplainedFigure, brandId: string) {
  const { rows, measures } = ofBrand(totals, brandId);
  if (rows.some((row) => row[figure] === null || row.netStakes === null)) return null;
  const parts = new Map(shops.map((shop) => [shop.id, playedAt(shop, figure)]));
  const online = rows.find(({ channel }) => channel === 'ONLINE');
  if (online !== undefined) parts.set(onlinePart, playedIn(online, figure));
  const retail = rows.find(({ channel }) => channel === 'RETAIL');
  const whole = retail === undefined ? nothing : playedIn(retail, figure);
  const added = (name: 'stakes' | 'amount') =>
    sumOfAmounts(shops.map((shop) => playedAt(shop, figure)[name]));
  const rest = {
    stakes: differenceOf(whole.stakes, added('stakes')),
    amount: differenceOf(whole.amount, added('amount')),
  };
  if (!isZeroAmount(rest.stakes) || !isZeroAmount(rest.amount))
    parts.set(otherShops, { ...nothing, ...rest });
  return { parts, counts: { bets: measures?.bets ?? 0, players: null } };
}

const nothing: Played = { bets: 0, players: null, stakes: '0.00', amount: '0.00' };

function playedAt(
  { stakesSettled, cancelled, voids, winnings, ggr }: RetailRow,
  figure: ExplainedFigure,
): Played {
  const netStakes = differenceOf(stakesSettled, sumOfAmounts([cancelled, voids]));
  return { ...nothing, stakes: netStakes, amount: { ggr, winnings, netStakes }[figure] };
}
