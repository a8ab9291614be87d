import type { BetFact, Book, PaymentFact, SettlementFact } from './model/facts';
import { formatMoney } from '../money/money';
import { givenBet, givenBook, givenPayment, givenSettlement } from './given-book';
import golden from './golden.json';

/** The six tickets of G10 as facts: a refund is not winnings, a lost ticket pays nothing. */
export function sixTickets(): Book {
  const bets: BetFact[] = [];
  const settlements: SettlementFact[] = [];
  const payments: PaymentFact[] = [];
  for (const row of golden.G10.input.rows as [string, string, string, string, number, number][]) {
    const [betId, placed, settled, paid, stakeUnits, payoutUnits] = row;
    const [stake, payout] = [formatMoney(String(stakeUnits)), formatMoney(String(payoutUnits))];
    const isVoid = settled.startsWith('VOID');
    const cash = (amount: string) => ({ cash: amount, bonus: '0.00' });
    bets.push(givenBet({ betId, day: placed, stake: cash(stake) }));
    settlements.push(
      givenSettlement({
        betId,
        day: settled.replace('VOID', ''),
        settled: cash(stake),
        returned: cash(isVoid ? stake : '0.00'),
        payout: cash(isVoid ? '0.00' : payout),
      }),
    );
    if (!isVoid) payments.push(givenPayment({ betId, day: paid, amount: cash(payout) }));
  }
  return givenBook({ bets, settlements, payments });
}
