import type { Basis, Money } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../domain/measures/basis';
import type { BasisSums, StakeSums } from '../../domain/measures/basis-sums';
import { subtractMoney, sumMoney } from '../../domain/money/money';
import type { TaxFactSums } from './queries/sum-tax-facts';

/** The sums of facts as tax rules ask for them; null where the basis does not define a part. */
export function basisSumsOf(facts: readonly TaxFactSums[], basis: Basis): BasisSums {
  const total = (pick: (one: TaxFactSums) => string) => sumMoney(facts.map(pick));
  const sources = basisSources[basis];
  // No source says whether a bonus could be taken in cash: rules that ask for it are not computed at all.
  const stakes = (cash: Money, bonus: Money): StakeSums => ({
    cash,
    bonusCashable: '0.00',
    bonusPlayOnly: bonus,
  });
  const late = stakes(
    total((one) => one.lateVoidCash),
    total((one) => one.lateVoidBonus),
  );
  const jackpotWins = total((one) => one.jackpotWins);
  return {
    stakes: {
      BETS: stakes(
        total((one) => one.placedCash),
        total((one) => one.placedBonus),
      ),
      SETTLEMENTS: stakes(
        total((one) => one.settledCash),
        total((one) => one.settledBonus),
      ),
      none: null,
    }[sources.stakes ?? 'none'],
    voids:
      sources.voids === null
        ? null
        : stakes(
            subtractMoney(
              total((one) => one.voidCash),
              late.cash,
            ),
            subtractMoney(
              total((one) => one.voidBonus),
              late.bonusPlayOnly,
            ),
          ),
    lateVoids: sources.voids === null ? null : late,
    winnings: {
      SETTLEMENTS: {
        // A win of a jackpot stands in the payout of its bet too.
        cash: subtractMoney(
          total((one) => one.wonCash),
          jackpotWins,
        ),
        bonus: total((one) => one.wonBonus),
        wonWithBonus: '0.00',
        jackpotWins,
      },
      PAYMENTS: {
        cash: subtractMoney(
          total(({ paid }) => paid),
          jackpotWins,
        ),
        bonus: '0.00',
        wonWithBonus: '0.00',
        jackpotWins,
      },
      none: null,
    }[sources.winnings ?? 'none'],
    jackpotContributions: total((one) => one.jackpotContributions),
  };
}
