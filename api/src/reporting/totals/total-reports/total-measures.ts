import type { TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { Basis, Money } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../../domain/measures/basis';
import { holdOf } from '../../../domain/measures/hold';
import { revenueOf } from '../../../domain/measures/revenue';
import { addMoney, formatMoney, subtractMoney, sumMoney } from '../../../domain/money/money';
import type { CashSums } from './queries/sum-cash';
import type { FactSums } from './queries/sum-facts';

/** The measures that bets alone make. */
export type RevenueMeasures = Pick<
  TotalMeasures,
  'bets' | 'stakesPlaced' | 'stakesSettled' | 'voids' | 'netStakes' | 'winnings' | 'ggr' | 'hold'
>;

/** The measures of sums on `basis`; several sums are added first. */
export function measuresOf(sums: readonly FactSums[], basis: Basis): RevenueMeasures {
  const total = (pick: (one: FactSums) => string) => sumMoney(sums.map((one) => formatMoney(pick(one))));
  const count = (pick: (one: FactSums) => number) => sums.reduce((all, one) => all + pick(one), 0);
  const sources = basisSources[basis];
  const stakesPlaced = total(({ stakesPlaced: amount }) => amount);
  const stakesSettled = total(({ stakesSettled: amount }) => amount);
  const { voids, netStakes, winnings, ggr } = revenueOf({
    stakesCash: { BETS: stakesPlaced, SETTLEMENTS: stakesSettled, none: null }[sources.stakes ?? 'none'],
    stakesBonus: sources.stakes === null ? null : '0.00',
    voids: sources.voids === null ? null : total((one) => one.voids),
    winnings: {
      SETTLEMENTS: total((one) => one.winnings),
      PAYMENTS: total(({ paid }) => paid),
      none: null,
    }[sources.winnings ?? 'none'],
  });
  return {
    bets: sources.stakes === 'BETS' ? count((one) => one.betsPlaced) : count((one) => one.betsSettled),
    stakesPlaced,
    stakesSettled,
    voids,
    netStakes,
    winnings,
    ggr,
    hold: holdOf(ggr, netStakes),
  };
}

/** What measures are made from besides the sums of bets; null for what the question leaves undefined. */
export interface MeasureParts {
  readonly sums: readonly FactSums[];
  readonly cash: readonly Pick<CashSums, 'deposits' | 'withdrawals' | 'bonusConverted'>[] | null;
  readonly activePlayers: number | null;
  readonly openBets: Money;
  readonly liability: Money | null;
  readonly taxes: { readonly tax: Money; readonly levy: Money } | null;
}

/** All measures of a row. Amounts in one currency. */
export function totalMeasuresOf(parts: MeasureParts, basis: Basis): TotalMeasures {
  const { sums, cash, taxes } = parts;
  const revenue = measuresOf(sums, basis);
  const paidIn = (pick: keyof NonNullable<typeof cash>[number]) =>
    cash === null ? null : sumMoney(cash.map((one) => formatMoney(one[pick])));
  const ofSums = (pick: 'freeBetWinnings' | 'jackpotContrib') =>
    sumMoney(sums.map((one) => formatMoney(one[pick])));
  const bonusCost =
    basisSources[basis].winnings === null
      ? null
      : addMoney(paidIn('bonusConverted'), ofSums('freeBetWinnings'));
  const tax = taxes?.tax ?? null;
  const levy = taxes?.levy ?? null;
  return {
    ...revenue,
    bonusCost,
    jackpotContrib: ofSums('jackpotContrib'),
    ngr: subtractMoney(revenue.ggr, addMoney(bonusCost, addMoney(tax, levy))),
    activePlayers: parts.activePlayers,
    deposits: paidIn('deposits'),
    withdrawals: paidIn('withdrawals'),
    openBets: parts.openBets,
    liability: parts.liability,
    tax,
    levy,
  };
}

/** Measures of several brands in one currency, added; what one of them does not know is not known of all. */
export function addMeasures(parts: readonly TotalMeasures[]): TotalMeasures {
  const always = (name: 'stakesPlaced' | 'stakesSettled' | 'jackpotContrib' | 'openBets') =>
    sumMoney(parts.map((one) => one[name]));
  const known = (name: Exclude<keyof TotalMeasures, 'bets' | 'activePlayers'>) =>
    parts.reduce<Money | null>((sum, one) => addMoney(sum, one[name]), '0.00');
  const [ggr, netStakes] = [known('ggr'), known('netStakes')];
  return {
    bets: parts.reduce((sum, one) => sum + one.bets, 0),
    stakesPlaced: always('stakesPlaced'),
    stakesSettled: always('stakesSettled'),
    voids: known('voids'),
    netStakes,
    winnings: known('winnings'),
    ggr,
    hold: holdOf(ggr, netStakes),
    bonusCost: known('bonusCost'),
    jackpotContrib: always('jackpotContrib'),
    ngr: known('ngr'),
    activePlayers: parts.reduce<number | null>(
      (sum, { activePlayers }) => (sum === null || activePlayers === null ? null : sum + activePlayers),
      0,
    ),
    deposits: known('deposits'),
    withdrawals: known('withdrawals'),
    openBets: always('openBets'),
    liability: known('liability'),
    tax: known('tax'),
    levy: known('levy'),
  };
}
