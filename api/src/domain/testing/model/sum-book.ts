import type { Basis, Period } from '@tallyhouse/shared/contracts/scalars';
import type { BasisSums, StakeSums, WinningsSums } from '../../measures/basis-sums';
import { basisSources } from '../../measures/basis';
import { negateMoney, sumMoney } from '../../money/money';
import type { Book, Funded, PaymentFact, SettlementFact } from './facts';

/** Sums over the facts whose day on that basis lies in the period; both its ends count. */
export function sumBook(book: Book, basis: Basis, period: Period): BasisSums {
  const isInside = ({ day }: { readonly day: string }) => period.from <= day && day <= period.to;
  const sources = basisSources[basis];
  const settlements = book.settlements.filter(isInside);
  const stakesOf = {
    BETS: () => sumStakes(book.bets.filter(isInside), ({ stake }) => stake),
    SETTLEMENTS: () => sumStakes(settlements, ({ settled }) => settled),
  };
  const winningsOf = {
    SETTLEMENTS: () => sumSettledWinnings(settlements),
    PAYMENTS: () => sumPaidWinnings(book.payments.filter(isInside)),
  };
  const returned = (late: boolean) =>
    sumStakes(
      settlements.filter(({ isLateVoid }) => isLateVoid === late),
      (settlement) => settlement.returned,
    );
  return {
    stakes: sources.stakes === null ? null : stakesOf[sources.stakes](),
    voids: sources.voids === null ? null : returned(false),
    lateVoids: sources.voids === null ? null : returned(true),
    winnings: sources.winnings === null ? null : winningsOf[sources.winnings](),
    jackpotContributions: sumMoney(book.jackpotContributions.filter(isInside).map(({ amount }) => amount)),
  };
}

function sumStakes<F extends { readonly isBonusCashable: boolean }>(
  facts: readonly F[],
  stakeOf: (fact: F) => Funded,
): StakeSums {
  const bonusOf = (isCashable: boolean) =>
    sumMoney(
      facts
        .filter(({ isBonusCashable }) => isBonusCashable === isCashable)
        .map((fact) => stakeOf(fact).bonus),
    );
  return {
    cash: sumMoney(facts.map((fact) => stakeOf(fact).cash)),
    bonusCashable: bonusOf(true),
    bonusPlayOnly: bonusOf(false),
  };
}

function sumSettledWinnings(settlements: readonly SettlementFact[]): WinningsSums {
  return {
    // The sign is the formula's: a claw-back is stored positive and lowers what was won.
    cash: sumMoney(settlements.flatMap(({ payout, clawback }) => [payout.cash, negateMoney(clawback)])),
    bonus: sumMoney(settlements.map(({ payout }) => payout.bonus)),
    wonWithBonus: sumMoney(settlements.map(({ wonWithBonus }) => wonWithBonus)),
    jackpotWins: sumMoney(settlements.map(({ jackpotWin }) => jackpotWin)),
  };
}

function sumPaidWinnings(payments: readonly PaymentFact[]): WinningsSums {
  const paid = payments.filter(({ kind }) => kind === 'WINNINGS');
  return {
    cash: sumMoney(paid.map(({ amount }) => amount.cash)),
    bonus: sumMoney(paid.map(({ amount }) => amount.bonus)),
    wonWithBonus: sumMoney(paid.map(({ wonWithBonus }) => wonWithBonus)),
    jackpotWins: sumMoney(paid.map(({ jackpotWin }) => jackpotWin)),
  };
}
