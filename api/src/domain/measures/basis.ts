import type { Basis } from '@tallyhouse/shared/contracts/scalars';

/** Which facts a basis takes each part of the revenue from; null is "not defined on this basis". */
interface BasisSources {
  /** BETS count on the day of acceptance, SETTLEMENTS on the day of settlement. */
  readonly stakes: 'BETS' | 'SETTLEMENTS' | null;
  readonly voids: 'SETTLEMENTS' | null;
  /** PAYMENTS count on the day of payment. */
  readonly winnings: 'SETTLEMENTS' | 'PAYMENTS' | null;
}

export const basisSources: Readonly<Record<Basis, BasisSources>> = {
  PLACED: { stakes: 'BETS', voids: 'SETTLEMENTS', winnings: null },
  SETTLED: { stakes: 'SETTLEMENTS', voids: 'SETTLEMENTS', winnings: 'SETTLEMENTS' },
  PAID: { stakes: null, voids: null, winnings: 'PAYMENTS' },
  PLACED_PAID: { stakes: 'BETS', voids: 'SETTLEMENTS', winnings: 'PAYMENTS' },
};
