import Big from 'big.js';
import type { Money } from '../../contracts/scalars';

/** What was played in a period, or in one part of it. */
export interface Played {
  readonly bets: number;
  /** Null where players are not known: tickets of shops name none. */
  readonly players: number | null;
  readonly stakes: Money;
  /** The figure that is explained; it is made of the stakes: revenue, winnings, or the stakes themselves. */
  readonly amount: Money;
}

/** One vertical, channel or licence; null in the period in which it had no play. */
export interface PartPlayed {
  readonly key: string;
  readonly before: Played | null;
  readonly now: Played | null;
}

export type EffectCode =
  | 'PLAYERS'
  | 'BETS_PER_PLAYER'
  | 'BETS'
  | 'STAKE_PER_BET'
  | 'VOIDED'
  | 'STAKES'
  | 'MIX'
  | 'RATIO';

export interface Effect {
  readonly code: EffectCode;
  readonly amount: Money;
}

/** All parts together: how many bets there were, by how many players, and what was staked before any of it was given back. */
export interface WholePlayed extends Pick<Played, 'bets' | 'players'> {
  /** Null where the basis knows of no voids. */
  readonly staked: Money | null;
}

/** before + volume + mix + ratio = now, to the cent. */
export interface PartChange {
  readonly key: string;
  readonly before: Money;
  readonly volume: Money | null;
  readonly mix: Money | null;
  readonly ratio: Money | null;
  readonly now: Money;
}

export interface WhyChanged {
  readonly before: Money;
  readonly now: Money;
  /** They add up to `now` − `before`, to the cent; null where one of the periods has no stakes. */
  readonly effects: readonly Effect[] | null;
  /** Largest change first. */
  readonly parts: readonly PartChange[];
}

const nothing: Played = { bets: 0, players: null, stakes: '0.00', amount: '0.00' };

/**
 * Why a figure changed from one period to another, by volume, mix and ratio, as controllers split a variance.
 *
 * Volume: what the figure would have changed by had every part grown as the stakes did; split by how many players or bets
 * there were, how much each staked, and how much of that was given back. Mix: what it changed by since parts that keep more, or less, of their stakes
 * grew faster than others. Ratio: what it changed by since a part kept another share of its stakes. `whole` counts
 * players over all parts, each once.
 */
export function whyChanged(
  parts: readonly PartPlayed[],
  whole: { readonly before: WholePlayed; readonly now: WholePlayed },
): WhyChanged {
  // Causes have the decimals that the figures use: whole shillings are not explained by cents.
  const decimals = Math.max(0, ...parts.flatMap(decimalsOf));
  const written = (amount: Big): Money => amount.toFixed(Math.max(2, decimals), Big.roundHalfUp);
  const all = parts.map(({ key, before, now }) => ({
    key,
    before: sidesOf(before ?? nothing),
    now: sidesOf(now ?? nothing),
  }));
  const sum = (pick: (one: (typeof all)[number]) => Big) => all.reduce((so, one) => so.plus(pick(one)), zero);
  const stakes = { before: sum(({ before }) => before.stakes), now: sum(({ now }) => now.stakes) };
  const amount = { before: sum(({ before }) => before.amount), now: sum(({ now }) => now.amount) };
  const ends = { before: written(amount.before), now: written(amount.now) };
  if (stakes.before.lte(0) || stakes.now.lte(0)) {
    const unexplained = all.map(({ key, before, now }) => ({
      ...{ key, before: written(before.amount), now: written(now.amount) },
      ...{ volume: null, mix: null, ratio: null },
    }));
    return { ...ends, effects: null, parts: largestFirst(unexplained) };
  }

  const growth = stakes.now.div(stakes.before);
  const meanRatio = amount.before.div(stakes.before);
  const cells = all.map(({ key, before, now }) => {
    const ratioBefore = before.stakes.gt(0) ? before.amount.div(before.stakes) : meanRatio;
    const volume = before.amount.times(growth.minus(1)).round(decimals, Big.roundHalfUp);
    const mix = now.stakes
      .times(ratioBefore)
      .minus(before.amount.times(growth))
      .round(decimals, Big.roundHalfUp);
    // What is left, so that each row adds up.
    return { key, before, now, volume, mix, ratio: now.amount.minus(before.amount).minus(volume).minus(mix) };
  });
  const total = (pick: (one: (typeof cells)[number]) => Big) =>
    cells.reduce((so, one) => so.plus(pick(one)), zero);
  // Stakes are made of nothing but themselves: of them no part keeps more than another.
  const isStakes = all.every(
    ({ before, now }) => before.amount.eq(before.stakes) && now.amount.eq(now.stakes),
  );
  const effects = isStakes
    ? volumeEffects(amount.now.minus(amount.before), amount.before, whole)
    : [
        ...volumeEffects(
          total((one) => one.volume),
          amount.before,
          whole,
        ),
        { code: 'MIX', amount: total(({ mix }) => mix) } as const,
        { code: 'RATIO', amount: total(({ ratio }) => ratio) } as const,
      ];
  return {
    ...ends,
    effects: effects.map((effect) => ({ code: effect.code, amount: written(effect.amount) })),
    parts: largestFirst(
      cells.map((cell) => ({
        ...{ key: cell.key, before: written(cell.before.amount), now: written(cell.now.amount) },
        ...{ volume: written(cell.volume), mix: written(cell.mix), ratio: written(cell.ratio) },
      })),
    ),
  };

  /** `volume` by how many played, how much each staked and what was given back; the last one is what is left. */
  function volumeEffects(
    volumeAmount: Big,
    base: Big,
    { before, now }: typeof whole,
  ): { readonly code: EffectCode; readonly amount: Big }[] {
    if (before.bets <= 0 || now.bets <= 0) return [{ code: 'STAKES', amount: volumeAmount }];
    const grownBy = (factor: Big) => base.times(factor.minus(1)).round(decimals, Big.roundHalfUp);
    const byBets = grownBy(new Big(now.bets).div(before.bets));
    const staked = [before.staked ?? '0', now.staked ?? '0'].map((amountStaked) => new Big(amountStaked));
    const [stakedBefore = zero, stakedNow = zero] = staked;
    const knowsVoids = stakedBefore.gt(0) && stakedNow.gt(0);
    const byStakes = knowsVoids ? grownBy(stakedNow.div(stakedBefore)) : volumeAmount;
    const rest = [
      { code: 'STAKE_PER_BET', amount: byStakes.minus(byBets) } as const,
      ...(knowsVoids ? [{ code: 'VOIDED', amount: volumeAmount.minus(byStakes) } as const] : []),
    ];
    if (!before.players || !now.players) return [{ code: 'BETS', amount: byBets }, ...rest];
    const byPlayers = grownBy(new Big(now.players).div(before.players));
    return [
      { code: 'PLAYERS', amount: byPlayers },
      { code: 'BETS_PER_PLAYER', amount: byBets.minus(byPlayers) },
      ...rest,
    ];
  }
}

const zero = new Big(0);

function sidesOf({ stakes, amount }: Played) {
  return { stakes: new Big(stakes), amount: new Big(amount) };
}

function decimalsOf({ before, now }: PartPlayed): number[] {
  return [before, now].map((side) => (side?.amount.split('.')[1] ?? '').replace(/0+$/, '').length);
}

function largestFirst(parts: readonly PartChange[]): PartChange[] {
  const size = ({ before, now }: PartChange) => new Big(now).minus(before).abs();
  return parts.toSorted((a, b) => size(b).cmp(size(a)) || a.key.localeCompare(b.key));
}
