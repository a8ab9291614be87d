import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { addMoney, subtractMoney, sumMoney } from '../money/money';
import type { BasisSums, StakeSums, WinningsSums } from './basis-sums';
import { revenueOf, type Revenue } from './revenue';
import type { BonusTreatment, JackpotTreatment, Treatment } from './treatment';

export interface TreatedRevenue extends Revenue {
  /** Taken off revenue; zero where the rule counts jackpot wins instead. */
  readonly jackpotContributions: Money;
}

/** Revenue as one rule sees it: stakes − voids − winnings − jackpot contributions, each by the rule's treatment. */
export function treatedRevenueOf(sums: BasisSums, treatment: Treatment): TreatedRevenue {
  const { bonus, jackpot, lateVoid } = treatment;
  const lateVoids = lateVoid === 'REDUCES_BASE' ? countedStakes(sums.lateVoids, bonus) : '0.00';
  const revenue = revenueOf({
    stakesCash: sums.stakes?.cash ?? null,
    stakesBonus: countedBonus(sums.stakes, bonus),
    voids: addMoney(countedStakes(sums.voids, bonus), lateVoids),
    winnings: countedWinnings(sums.winnings, bonus, jackpot),
  });
  const jackpotContributions = jackpot === 'CONTRIBUTION' ? sums.jackpotContributions : '0.00';
  return { ...revenue, jackpotContributions, ggr: subtractMoney(revenue.ggr, jackpotContributions) };
}

function countedStakes(stakes: StakeSums | null, bonus: BonusTreatment): Money | null {
  return addMoney(stakes?.cash ?? null, countedBonus(stakes, bonus));
}

function countedBonus(stakes: StakeSums | null, bonus: BonusTreatment): Money | null {
  if (stakes === null) return null;
  switch (bonus) {
    case 'FACE_VALUE':
      return sumMoney([stakes.bonusCashable, stakes.bonusPlayOnly]);
    case 'ONLY_IF_CASHABLE':
      return stakes.bonusCashable;
    case 'EXCLUDE':
    case 'NET_OF_WINNINGS':
      return '0.00';
  }
}

function countedWinnings(
  winnings: WinningsSums | null,
  bonus: BonusTreatment,
  jackpot: JackpotTreatment,
): Money | null {
  if (winnings === null) return null;
  const cash = jackpot === 'PAYOUT' ? sumMoney([winnings.cash, winnings.jackpotWins]) : winnings.cash;
  switch (bonus) {
    case 'FACE_VALUE':
      return sumMoney([cash, winnings.bonus]);
    case 'ONLY_IF_CASHABLE':
    case 'EXCLUDE':
      return cash;
    case 'NET_OF_WINNINGS':
      return subtractMoney(cash, winnings.wonWithBonus);
  }
}
