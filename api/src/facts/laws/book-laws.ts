import { isInOtherCurrency } from './law-catalogue';
import { differingSums } from '../../figures/daily-sums/rebuild-daily-sums';
import type { Queryable, QueryOptions } from '../../store/store';
import { moneyLaws } from './money-laws';

/** A law of whole books, days and files, with what gives at most a few violations. Those of single records: `law-catalogue.ts`. */
export type BookLaw = { readonly id: string; readonly law: string } & (
  | { readonly sql: string }
  | { readonly find: (store: Queryable, options: QueryOptions) => Promise<readonly object[]> }
);

/** Tables of records that are of no ticket. */
const facts = [
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

const ofTickets = [
  { table: 'bet', event: 'accepted_at' },
  { table: 'settlement', event: 'settled_at' },
  { table: 'payment', event: 'paid_at' },
] as const;

/** A table of facts with the licence of each; a drawer holds the money of all. */
const licensed = (table: string) =>
  table === 'drawer_shift' ? `(select d.*, cast(null as varchar) as licence_id from drawer_shift d)` : table;
/** Empty where the gaming days are the brand's. */
const ownClock = "coalesce(l.cutoff || ' ' || l.zone, '')";

const everyFact = (select: (fact: (typeof facts)[number]) => string) =>
  facts.map(select).join('\nunion all\n');

export const bookLaws: readonly BookLaw[] = [
  {
    id: 'INV-02',
    law: 'online + retail = total: every movement is one or the other',
    sql: ['cash_movement', 'jackpot_movement']
      .map(
        (table) =>
          `select '${table}' as kind, brand_id, record_id from ${table} where channel not in ('ONLINE', 'RETAIL')`,
      )
      .join(' union all '),
  },
  {
    id: 'INV-03',
    law: 'a fact is in the currency of its licence, or of its brand, so that brands add up to the group after one conversion',
    sql: everyFact(
      ({ table }) =>
        `select '${table}' as kind, f.record_id from ${licensed(table)} f where ${isInOtherCurrency}`,
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
    law: 'nothing is known more than five minutes before it happens',
    sql: everyFact(
      ({ table, event }) =>
        `select '${table}' as kind, record_id from ${table} where known_at < ${event} - interval '5 minutes'`,
    ),
  },
  {
    id: 'INV-16',
    law: 'gaming days tile the time line: the last event of a day lies before the first of the next',
    sql: `select * from (select brand_id, gaming_day, latest, lead(earliest) over (partition by brand_id, clock order by gaming_day) as next from (
            select brand_id, clock, gaming_day, min(at_utc) as earliest, max(at_utc) as latest from (
              ${[...facts, ...ofTickets].map(({ table, event }) => `select f.brand_id, ${ownClock} as clock, f.gaming_day, ${event} as at_utc from ${licensed(table)} f left join licence l on l.id = f.licence_id`).join(' union all ')}) f
            group by brand_id, clock, gaming_day) d) n where latest >= next`,
  },
  {
    id: 'INV-25',
    law: 'counts and amounts are not negative',
    sql: everyFact(
      ({ table, amounts }) =>
        `select '${table}' as kind, record_id from ${table} where ${amounts.map((column) => `${column} < 0`).join(' or ')}`,
    ),
  },
  {
    id: 'INV-31',
    law: 'what is kept of days, tickets and players is what their facts come to',
    find: (store, options) => differingSums(store, undefined, options),
  },
  ...moneyLaws,
];
