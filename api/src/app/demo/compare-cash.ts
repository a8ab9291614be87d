import type { Store } from '../../store/store';
import type { BalanceDay } from './cash-truth';
import { difference, type Difference } from './difference';
import type { DemoTruth } from './demo-book';

interface MovementSum {
  readonly brand_id: string;
  readonly currency: string;
  readonly month: string;
  readonly book: 'movements' | 'jackpots';
  readonly kind: string;
  readonly amount: string;
}

const sums = `
  select brand_id, currency, substr(cast(gaming_day as varchar), 1, 7) as month, book, kind, sum(amount) as amount
  from (
    select brand_id, currency, gaming_day, 'movements' as book, kind, amount from cash_movement where superseded_at is null
    union all
    select brand_id, currency, gaming_day, 'jackpots', kind, amount from jackpot_movement where superseded_at is null) f
  group by brand_id, currency, substr(cast(gaming_day as varchar), 1, 7), book, kind`;

const balances = `
  select brand_id as brand, currency, gaming_day as day, player_cash as "playerCash", bonus, open_bets as "openBets",
    unpaid_winnings as "unpaidWinnings", pending_withdrawals as "pendingWithdrawals",
    jackpot_pools as "jackpotPools", held_funds as "heldFunds"
  from balance_snapshot where superseded_at is null`;

/** Where players' money and jackpots in the store differ from the truth file. */
export async function compareCash(store: Store, truth: DemoTruth): Promise<Difference[]> {
  const found = new Map(
    (await store.query<MovementSum>(sums)).map(({ brand_id, currency, month, book, kind, amount }) => [
      [brand_id, currency, month, book, kind].join(' '),
      amount,
    ]),
  );
  const differences: Difference[] = [];
  for (const { brand, currency, cash } of truth.brands) {
    for (const { month, ...books } of cash) {
      for (const [book, kinds] of Object.entries(books)) {
        for (const [kind, expected] of Object.entries(kinds)) {
          const where = [brand, currency, month, book, kind].join(' ');
          differences.push(...difference(where, 'amount', expected, found.get(where) ?? 0));
          found.delete(where);
        }
      }
    }
  }
  for (const where of found.keys())
    differences.push({ where, measure: 'all', expected: 'nothing', found: 'movements' });
  return [...differences, ...(await compareBalances(store, truth))];
}

async function compareBalances(store: Store, truth: DemoTruth): Promise<Difference[]> {
  const rows = await store.query<BalanceDay & { readonly brand: string; readonly currency: string }>(
    balances,
  );
  const found = new Map(rows.map((row) => [`${row.brand} ${row.currency} ${row.day}`, row]));
  const differences: Difference[] = [];
  for (const { brand, currency, balances: days } of truth.brands) {
    for (const { day, ...amounts } of days) {
      const where = `${brand} ${currency} ${day}`;
      const row = found.get(where);
      found.delete(where);
      for (const [measure, expected] of Object.entries(amounts))
        differences.push(
          ...difference(where, measure, expected, row?.[measure as keyof typeof amounts] ?? 0),
        );
    }
  }
  for (const where of found.keys())
    differences.push({ where, measure: 'all', expected: 'nothing', found: 'balances' });
  return differences;
}
