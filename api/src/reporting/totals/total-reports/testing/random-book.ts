import fc from 'fast-check';
import type { Channel, Vertical } from '@tallyhouse/shared/contracts/scalars';
import { givenBet, givenPayment, givenSettlement } from '../../../../figures/testing/given-facts';
import { keptOfPlayers } from '../../../../figures/players/keep-players';
import { keptOfTickets } from '../../../../figures/tickets/keep-tickets';
import type { Store } from '../../../../store/store';

/** The life of a bet; days count from the first of March 2026, amounts are whole minor units of two decimals. */
export interface RandomBet {
  readonly brandId: 'alder' | 'elm';
  readonly day: number;
  readonly channel: Channel;
  readonly vertical: Vertical;
  readonly licenceId: string;
  readonly cash: number;
  readonly bonus: number;
  /** `LATE_VOID`: lost, and its stake returned later. */
  readonly fate: 'OPEN' | 'LOST' | 'WON' | 'VOID' | 'LATE_VOID';
  readonly settledAfter: number;
  readonly payout: number;
  readonly collected: 'PAID' | 'EXPIRED' | 'NEVER';
  readonly paidAfter: number;
  /** What the source said of the cash stake before it corrected itself; null for most. */
  readonly firstTold: number | null;
}

const amount = fc.integer({ min: 0, max: 1_000_000 });
const later = fc.integer({ min: 0, max: 3 });

const randomBet: fc.Arbitrary<RandomBet> = fc.record({
  brandId: fc.constantFrom('alder', 'elm'),
  day: fc.integer({ min: 0, max: 9 }),
  channel: fc.constantFrom('ONLINE', 'RETAIL'),
  vertical: fc.constantFrom('CASINO_SLOTS', 'SPORTS_LIVE', 'BINGO'),
  licenceId: fc.constantFrom('lic-1', 'lic-2'),
  cash: amount,
  bonus: fc.oneof(fc.constant(0), amount),
  fate: fc.constantFrom('OPEN', 'LOST', 'WON', 'VOID', 'LATE_VOID'),
  settledAfter: later,
  payout: amount,
  collected: fc.constantFrom('PAID', 'EXPIRED', 'NEVER'),
  paidAfter: later,
  firstTold: fc.option(amount, { nil: null }),
});

export const randomBook: fc.Arbitrary<RandomBet[]> = fc.array(randomBet, { minLength: 1, maxLength: 8 });

/** The gaming day that many days after 1 March. */
export function dayOf(days: number): string {
  return `2026-03-${String(days + 1).padStart(2, '0')}`;
}

export function moneyOf(minor: number): string {
  return (minor / 100).toFixed(2);
}

/** When corrections became known; before that the first version was in force. */
export const correctedAt = '2026-04-02T00:00:00Z';

/** Puts a book into a store in place of what was there. */
export async function keepBook(store: Store, book: readonly RandomBet[]): Promise<void> {
  await store.tx(async (tx) => {
    for (const table of ['bet', 'settlement', 'payment', 'daily_sum', ...keptOfTickets, ...keptOfPlayers])
      await tx.query(`delete from ${table}`);
    for (const [index, bet] of book.entries()) {
      const id = `b${index}`;
      const of = {
        brand_id: bet.brandId,
        currency: bet.brandId === 'alder' ? 'TZS' : 'EUR',
        channel: bet.channel,
        vertical: bet.vertical,
        licence_id: bet.licenceId,
      };
      const placed = { ...of, record_id: id, day: dayOf(bet.day), stake_bonus: moneyOf(bet.bonus) };
      if (bet.firstTold !== null) {
        await givenBet(tx, { ...placed, stake: moneyOf(bet.firstTold), superseded_at: correctedAt });
        const corrected = { record_version: 2, known_at: correctedAt };
        await givenBet(tx, { ...placed, ...corrected, stake: moneyOf(bet.cash) });
      } else await givenBet(tx, { ...placed, stake: moneyOf(bet.cash) });
      if (bet.fate === 'OPEN') continue;
      const won = bet.fate === 'WON' ? moneyOf(bet.payout) : '0';
      const settled = {
        ...of,
        bet_record_id: id,
        day: dayOf(bet.day + bet.settledAfter),
        stake: moneyOf(bet.cash),
        stake_bonus: moneyOf(bet.bonus),
        payout: won,
        result: bet.fate === 'LATE_VOID' ? 'LOST' : bet.fate,
      };
      await givenSettlement(tx, settled);
      if (bet.fate === 'LATE_VOID') {
        const day = dayOf(bet.day + bet.settledAfter + bet.paidAfter);
        await givenSettlement(tx, { ...settled, day, result: 'LATE_VOID' });
      }
      if (bet.fate !== 'WON' || bet.collected === 'NEVER') continue;
      await givenPayment(tx, {
        ...of,
        bet_record_id: id,
        day: dayOf(bet.day + bet.settledAfter + bet.paidAfter),
        gross: won,
        kind: bet.collected === 'PAID' ? 'WINNINGS' : 'EXPIRED',
      });
    }
  });
}
