import type { TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../domain/measures/basis';
import { holdOf } from '../domain/measures/hold';
import { revenueOf } from '../domain/measures/revenue';
import { formatMoney, sumMoney } from '../domain/money/money';
import type { FactSums } from './queries/sum-facts';

/** The measures of sums on `basis`; several sums are added first. */
export function measuresOf(sums: readonly FactSums[], basis: Basis): TotalMeasures {
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
