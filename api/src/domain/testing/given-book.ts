import fc from 'fast-check';
import { addDays } from '../periods/calendar';
import type { BetFact, Book, Funded, PaymentFact, SettlementFact } from './model/facts';

const none: Funded = { cash: '0.00', bonus: '0.00' };

/** A cash bet of 2026-03-01; name only what matters. */
export function givenBet(fact: Partial<BetFact> = {}): BetFact {
  return {
    betId: 'b1',
    day: '2026-03-01',
    stake: { ...none, cash: '10.00' },
    isBonusCashable: false,
    ...fact,
  };
}

/** A lost bet of 10.00, settled on 2026-03-01. */
export function givenSettlement(fact: Partial<SettlementFact> = {}): SettlementFact {
  return {
    betId: 'b1',
    day: '2026-03-01',
    settled: { ...none, cash: '10.00' },
    returned: none,
    payout: none,
    wonWithBonus: '0.00',
    jackpotWin: '0.00',
    clawback: '0.00',
    isBonusCashable: false,
    isLateVoid: false,
    ...fact,
  };
}

export function givenPayment(fact: Partial<PaymentFact> = {}): PaymentFact {
  return {
    betId: 'b1',
    day: '2026-03-01',
    kind: 'WINNINGS',
    amount: { ...none, cash: '10.00' },
    wonWithBonus: '0.00',
    jackpotWin: '0.00',
    ...fact,
  };
}

export function givenBook(parts: Partial<Book> = {}): Book {
  return { bets: [], settlements: [], payments: [], jackpotContributions: [], ...parts };
}

export function mergeBooks(books: readonly Book[]): Book {
  return {
    bets: books.flatMap(({ bets }) => bets),
    settlements: books.flatMap(({ settlements }) => settlements),
    payments: books.flatMap(({ payments }) => payments),
    jackpotContributions: books.flatMap(({ jackpotContributions }) => jackpotContributions),
  };
}

export const firstBookDay = '2026-02-20';

/** Positive amounts up to 10^18 with four decimals, most of them small. */
export const amounts: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 4, arbitrary: fc.bigInt(0n, 10n ** 8n) },
    { weight: 1, arbitrary: fc.bigInt(0n, 10n ** 22n) },
  )
  .map((units) => `${units / 10_000n}.${(units % 10_000n).toString().padStart(4, '0')}`);

const funded: fc.Arbitrary<Funded> = fc.record({
  cash: amounts,
  bonus: fc.oneof(fc.constant('0.00'), amounts),
});

/** The life of one ticket: placed, then open, lost, won, void, or void after it was settled; winnings paid, lapsed or waiting. */
const tickets: fc.Arbitrary<Book> = fc
  .record({
    betId: fc.uuid(),
    placedAfter: fc.nat(30),
    settledAfter: fc.nat(20),
    paidAfter: fc.nat(20),
    stake: funded,
    payout: funded,
    jackpotWin: fc.oneof({ weight: 9, arbitrary: fc.constant('0.00') }, { weight: 1, arbitrary: amounts }),
    contribution: amounts,
    isBonusCashable: fc.boolean(),
    fate: fc.constantFrom(
      'OPEN',
      'LOST',
      'WON_PAID',
      'WON_WAITING',
      'WON_EXPIRED',
      'VOID',
      'LATE_VOID' as const,
    ),
  })
  .map(
    ({
      betId,
      placedAfter,
      settledAfter,
      paidAfter,
      stake,
      payout,
      jackpotWin,
      isBonusCashable,
      ...rest
    }) => {
      const { fate, contribution } = rest;
      const placedOn = addDays(firstBookDay, placedAfter);
      const settledOn = addDays(placedOn, settledAfter);
      const laterOn = addDays(settledOn, paidAfter);
      const isWon = fate.startsWith('WON');
      const ofBet = { betId, isBonusCashable };
      const settlement = givenSettlement({
        ...ofBet,
        day: settledOn,
        settled: stake,
        returned: fate === 'VOID' ? stake : none,
        payout: isWon ? payout : none,
        jackpotWin: isWon ? jackpotWin : '0.00',
      });
      const lateVoid = givenSettlement({
        ...ofBet,
        day: laterOn,
        settled: none,
        returned: stake,
        isLateVoid: true,
      });
      const payment = givenPayment({
        betId,
        day: laterOn,
        kind: fate === 'WON_EXPIRED' ? 'EXPIRED' : 'WINNINGS',
        amount: payout,
        jackpotWin,
      });
      return {
        bets: [givenBet({ ...ofBet, day: placedOn, stake })],
        settlements: fate === 'OPEN' ? [] : fate === 'LATE_VOID' ? [settlement, lateVoid] : [settlement],
        payments: fate === 'WON_PAID' || fate === 'WON_EXPIRED' ? [payment] : [],
        jackpotContributions: [{ day: placedOn, amount: contribution }],
      };
    },
  );

/** Tickets one by one, and merged into the book they make. */
export const ticketLists: fc.Arbitrary<readonly Book[]> = fc.array(tickets, { maxLength: 25 });
