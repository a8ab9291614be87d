import { isReturned, settlesStake } from '../figures/returned-stakes';
import type { Store } from '../store/store';
import { moneyInvariants } from './money-invariants';

/** A law that the loaded facts keep, with the query that gives what breaks it. */
export interface Invariant {
  readonly id: string;
  readonly law: string;
  /** Gives at most a few violations; none when the law holds. */
  readonly sql: string;
}

export interface Violation {
  readonly id: string;
  readonly law: string;
  /** The first offending row, as JSON. */
  readonly example: string;
}

const facts = [
  { table: 'bet', event: 'accepted_at', amounts: ['stake_cash', 'stake_bonus', 'legs', 'rounds'] },
  {
    table: 'settlement',
    event: 'settled_at',
    amounts: ['stake_cash', 'stake_bonus', 'payout_cash', 'payout_bonus', 'rounds'],
  },
  { table: 'payment', event: 'paid_at', amounts: ['gross', 'withholding', 'net'] },
  {
    table: 'drawer_shift',
    event: 'closed_at',
    amounts: ['float_amount', 'sales', 'payouts', 'refunds', 'cash_in', 'cash_out', 'counted'],
  },
  { table: 'cash_movement', event: 'happened_at', amounts: ['amount'] },
  { table: 'jackpot_movement', event: 'happened_at', amounts: ['amount'] },
  {
    table: 'balance_snapshot',
    // The cut-off itself is the first moment of the next day.
    event: "(closed_at - interval '1 second')",
    amounts: [
      'player_cash',
      'bonus',
      'open_bets',
      'unpaid_winnings',
      'pending_withdrawals',
      'jackpot_pools',
      'held_funds',
    ],
  },
] as const;

const everyFact = (select: (fact: (typeof facts)[number]) => string) =>
  facts.map(select).join('\nunion all\n');
const withChannel = facts.filter(({ table }) => table !== 'drawer_shift' && table !== 'balance_snapshot');

/** Tickets of which every settlement has come: what they settle is what they staked. */
const wholeTickets = `
  select b.brand_id, b.record_id as bet_record_id, s.won, s.first_settled_at from bet b join (
    select brand_id, bet_record_id, sum(stake_cash + stake_bonus) filter (where ${settlesStake()}) as stake,
      sum(payout_cash + payout_bonus) as won, min(settled_at) as first_settled_at
    from settlement where superseded_at is null group by brand_id, bet_record_id) s
  on s.brand_id = b.brand_id and s.bet_record_id = b.record_id
  where b.superseded_at is null and b.stake_cash + b.stake_bonus = s.stake`;

/** The laws of part 5.4 as far as they speak of facts. */
export const invariants: readonly Invariant[] = [
  {
    id: 'INV-01',
    law: 'a returned stake pays nothing out, so stakes − voids − winnings counts each amount once',
    sql: `select brand_id, record_id from settlement
          where superseded_at is null and ${isReturned()} and payout_cash + payout_bonus <> 0 limit 3`,
  },
  {
    id: 'INV-02',
    law: 'online + retail = total: every fact is one or the other, and retail ones have a branch',
    sql: `${withChannel.map(({ table }) => `select '${table}' as kind, brand_id, record_id from ${table} where channel not in ('ONLINE', 'RETAIL')`).join(' union all ')}
          union all select 'bet', brand_id, record_id from bet where (channel = 'RETAIL') <> (branch_id is not null) limit 3`,
  },
  {
    id: 'INV-03',
    law: 'a fact is in the currency of its brand, so that brands add up to the group after one conversion',
    sql: everyFact(
      ({ table }) =>
        `select '${table}' as kind, f.record_id from ${table} f join brand b on b.id = f.brand_id where f.currency <> b.currency`,
    ),
  },
  {
    id: 'INV-04',
    law: 'month = Σ days = Σ records',
    sql: `select brand_id, month from (
            select brand_id, date_trunc('month', gaming_day) as month, sum(stake) as stake, sum(detail) as detail from (
              select brand_id, gaming_day, sum(stake_cash + stake_bonus) as stake, sum(stake_cash) + sum(stake_bonus) as detail
              from settlement where superseded_at is null group by brand_id, gaming_day) d
            group by brand_id, date_trunc('month', gaming_day)) m where stake <> detail`,
  },
  {
    id: 'INV-07',
    law: 'a drawer is off by cash that was miscounted only: never by more than its float',
    sql: `select brand_id, record_id from drawer_shift where superseded_at is null
          and abs(counted - (float_amount + sales - payouts - refunds + cash_in - cash_out)) > float_amount limit 3`,
  },
  {
    id: 'INV-09',
    law: 'no ticket settles more stake than it placed, so open bets = placed − settled',
    sql: `select b.brand_id, b.record_id from bet b join (
            select brand_id, bet_record_id, sum(stake_cash + stake_bonus) as stake from settlement
            where superseded_at is null and ${settlesStake()} group by brand_id, bet_record_id) s
          on s.brand_id = b.brand_id and s.bet_record_id = b.record_id
          where b.superseded_at is null and s.stake > b.stake_cash + b.stake_bonus limit 3`,
  },
  {
    id: 'INV-11',
    law: 'a ticket is open, settled, void or cancelled: a void or cancelled one has no other settlement',
    sql: `select brand_id, bet_record_id from settlement where superseded_at is null
          group by brand_id, bet_record_id
          having count(*) > 1 and count(*) filter (where result in ('VOID', 'CANCELLED')) > 0 limit 3`,
  },
  {
    id: 'INV-12',
    law: 'winnings = paid + unpaid + expired: no ticket pays or lapses more than it won',
    sql: `select w.brand_id, w.bet_record_id from (${wholeTickets}) w
          join (select brand_id, bet_record_id, sum(gross) as gone from payment
            where superseded_at is null and kind in ('WINNINGS', 'EXPIRED') group by brand_id, bet_record_id) p
          on p.brand_id = w.brand_id and p.bet_record_id = w.bet_record_id
          where w.won > 0 and p.gone > w.won limit 3`, // a lost ticket may be paid by a resettlement whose file never came
  },
  {
    id: 'INV-13',
    law: 'received = accepted + rejected + duplicate, and the control total of a clean batch is what was counted',
    sql: `select id from load_batch where received <> accepted + rejected + duplicate
          or (state in ('LOADED', 'LATE') and (control_count <> computed_count or control_amount <> computed_amount)) limit 3`,
  },
  {
    id: 'INV-14',
    law: 'one version of a record is in force',
    sql: everyFact(
      ({ table }) =>
        `select '${table}' as kind, record_id from ${table} where superseded_at is null group by brand_id, source_id, record_id having count(*) > 1`,
    ),
  },
  {
    id: 'INV-15',
    law: 'accepted ≤ settled ≤ paid, and nothing is known more than five minutes before it happens',
    sql: `select 'settled' as what, b.record_id from bet b join settlement s on s.brand_id = b.brand_id and s.bet_record_id = b.record_id
            where b.superseded_at is null and s.superseded_at is null and s.settled_at < b.accepted_at
          union all select 'paid', p.record_id from payment p join (${wholeTickets}) w
            on w.brand_id = p.brand_id and w.bet_record_id = p.bet_record_id
            where p.superseded_at is null and p.paid_at < w.first_settled_at
          union all ${everyFact(({ table, event }) => `select 'known', record_id from ${table} where known_at < ${event} - interval '5 minutes'`)}`,
  },
  {
    id: 'INV-16',
    law: 'gaming days tile the time line: the last event of a day lies before the first of the next',
    sql: `select * from (select brand_id, gaming_day, latest, lead(earliest) over (partition by brand_id order by gaming_day) as next from (
            select brand_id, gaming_day, min(at_utc) as earliest, max(at_utc) as latest from (
              ${everyFact(({ table, event }) => `select brand_id, gaming_day, ${event} as at_utc from ${table}`)}) f
            group by brand_id, gaming_day) d) n where latest >= next`,
  },
  {
    id: 'INV-25',
    law: 'counts and amounts are not negative',
    sql: everyFact(
      ({ table, amounts }) =>
        `select '${table}' as kind, record_id from ${table} where ${amounts.map((column) => `${column} < 0`).join(' or ')}`,
    ),
  },
  ...moneyInvariants,
];

/** The laws that the store breaks; an empty list when all hold. */
export async function findViolations(store: Store): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { id, law, sql } of invariants) {
    const [row] = await store.query(`select * from (${sql}) v limit 1`);
    if (row !== undefined) violations.push({ id, law, example: JSON.stringify(row) });
  }
  return violations;
}
