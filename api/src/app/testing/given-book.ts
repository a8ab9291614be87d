import { addToDailySums, standingFacts } from '../../figures/daily-sums/keep-daily-sums';
import { rebuildDailySums } from '../../figures/daily-sums/rebuild-daily-sums';
import { givenBrands, insertLicence } from '../../figures/testing/given-facts';
import type { Store } from '../../store/store';

const first = '2025-10-01';
/** Gaming days of the book. */
export const bookDays = 395;

const brand = { cutoff: '00:00', channels: ['ONLINE', 'RETAIL'] };
export const bookBrands = [
  { ...brand, id: 'alder', name: 'Alder', country: 'TZ', currency: 'TZS', zone: 'Africa/Dar_es_Salaam' },
  { ...brand, id: 'cedar', name: 'Cedar', country: 'GB', currency: 'GBP', zone: 'Europe/London' },
  { ...brand, id: 'elm', name: 'Elm', country: 'MT', currency: 'EUR', zone: 'Europe/Malta' },
];

const branches = 60;
const verticals = [
  'SPORTS_PREMATCH',
  'SPORTS_LIVE',
  'CASINO_SLOTS',
  'LIVE_CASINO',
  'VIRTUAL_SPORTS',
  'CRASH',
];

/**
 * Fills an empty store with `bets` bets of three brands over 13 months, their settlements and payments, made by SQL:
 * this is about reading. Two in a hundred bets are open, one is void, 18 are won.
 */
export async function givenBook(store: Store, bets: number): Promise<void> {
  await givenBrands(store, bookBrands);
  for (const { id } of bookBrands) await givenPlaces(store, id);
  const indexes = await takeIndexes(store);
  await store.query(betsOf(bets));
  await store.query(settlements);
  await store.query(payments);
  for (const definition of indexes) await store.query(definition);
  await rebuildDailySums(store);
  // As autovacuum does soon after a load.
  if (store.engine === 'postgres') await store.query('vacuum analyze');
}

async function givenPlaces(store: Store, brandId: string): Promise<void> {
  await insertLicence(store, {
    id: `lic_${brandId}`,
    brand_id: brandId,
    authority: brandId === 'alder' ? 'TZ-GBT' : 'MGA',
    number: '1',
    products: 'SPORTS',
    valid_from: '2020-01-01',
  });
  await store.query(
    `insert into branch (brand_id, id, name, region, opened_on)
     select '${brandId}', 'b' || n, 'Shop ' || n, 'Region ' || (n % 6), date '2020-01-01' from generate_series(0, ${branches - 1}) t(n)`,
  );
  await store.query(
    `insert into product (brand_id, id, name, vertical, provider)
     select '${brandId}', 'p' || n, 'Product ' || n, case n ${verticals.map((name, n) => `when ${n} then '${name}'`).join(' ')} end, 'House'
     from generate_series(0, ${verticals.length - 1}) t(n)`,
  );
}

/** Rows go in faster without indexes; gives what makes them again. */
async function takeIndexes(store: Store): Promise<string[]> {
  if (store.engine === 'duckdb') return [];
  const rows = await store.query<{ name: string; table: string; definition: string; isKey: boolean }>(
    `select i.indexname as "name", i.tablename as "table", i.indexdef as "definition", c.conname is not null as "isKey"
     from pg_indexes i left join pg_constraint c on c.conname = i.indexname
     where i.tablename in ('bet', 'settlement', 'payment')`,
  );
  for (const { name, table, isKey } of rows) {
    await store.query(isKey ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`);
  }
  return rows.flatMap(({ name, table, definition, isKey }) =>
    isKey ? [definition, `alter table ${table} add primary key using index ${name}`] : [definition],
  );
}

function betsOf(bets: number): string {
  return `insert into bet (brand_id, source_id, record_id, record_version, channel, vertical, product_id, licence_id, branch_id,
      terminal_id, cashier_id, player_ref, player_country, device, currency, accepted_at, gaming_day, stake_cash, stake_bonus,
      legs, rounds, odds_total, batch_id, known_at, superseded_at)
    select brand_id, 'src', 'r' || n, 1, channel, vertical, 'p' || v, 'lic_' || brand_id,
      case when channel = 'RETAIL' then 'b' || (n % ${branches}) end,
      case when channel = 'RETAIL' then 't' || (n % ${branches * 3}) end, null, 'p' || (n % 40000),
      'TZ', case when n % 3 = 0 then 'MOBILE' else 'DESKTOP' end, currency,
      cast(day as timestamp) + (n % 80000) * interval '1 second', day, 500 + (cast(n as bigint) * 7919 % 40) * 100, 0, 1, 1, 2.5,
      'btc_' || (n % 5000), cast(day as timestamp) + interval '25 hours', null
    from (
      select n, n % ${verticals.length} as v, case n % ${verticals.length} ${verticals.map((name, v) => `when ${v} then '${name}'`).join(' ')} end as vertical,
        date '${first}' + cast(floor((n - 1) * ${bookDays}.0 / ${bets}) as integer) as day,
        case when n % 10 < 7 then 'alder' when n % 10 < 9 then 'cedar' else 'elm' end as brand_id,
        case when n % 10 < 7 then 'TZS' when n % 10 < 9 then 'GBP' else 'EUR' end as currency,
        case when n % 10 in (0, 1, 2, 3, 7) then 'RETAIL' else 'ONLINE' end as channel
      from generate_series(1, ${bets}) t(n)
    ) b`;
}

const chance = `(cast(substr(record_id, 2) as bigint) * 104729 % 100)`;

const settlements = `insert into settlement (brand_id, source_id, record_id, record_version, bet_record_id, channel, vertical, product_id,
    licence_id, branch_id, terminal_id, cashier_id, player_country, device, currency, settled_at, gaming_day, result, stake_cash,
    stake_bonus, payout_cash, payout_bonus, rounds, batch_id, known_at, superseded_at)
  select brand_id, source_id, 's' || record_id, 1, record_id, channel, vertical, product_id, licence_id, branch_id, null, null,
    player_country, device, currency, accepted_at + interval '1 hour', gaming_day,
    case when ${chance} = 2 then 'VOID' when ${chance} < 21 then 'WON' else 'LOST' end, stake_cash, 0,
    case when ${chance} between 3 and 20 then stake_cash * 4 else 0 end, 0, 1, batch_id, known_at, null
  from bet where ${chance} >= 2`;

const payments = `insert into payment (brand_id, source_id, record_id, record_version, bet_record_id, kind, method, channel, vertical,
    product_id, licence_id, selling_branch_id, branch_id, cashier_id, player_country, device, currency, paid_at, gaming_day, gross,
    withholding, net, batch_id, known_at, superseded_at)
  select brand_id, source_id, 'y' || record_id, 1, bet_record_id, case when result = 'VOID' then 'REFUND' else 'WINNINGS' end, 'CASH',
    channel, vertical, product_id, licence_id, branch_id, branch_id, null, player_country, device, currency,
    settled_at + interval '1 hour', gaming_day, case when result = 'VOID' then stake_cash else payout_cash end, 0,
    case when result = 'VOID' then stake_cash else payout_cash end, batch_id, known_at, null
  from settlement where result in ('WON', 'VOID')`;

/** Two sources of each brand send a file of every kind every hour. */
const mostFiles = bookDays * 24 * 18;

/**
 * What a store has beside such a book: `movements` of money and of jackpots, the shifts and balances of each day, and the
 * files that it came in: as many as movements, up to one an hour of each source and kind (one in a hundred has refused
 * records, one in two hundred is missing).
 */
export async function givenRest(store: Store, movements: number): Promise<void> {
  const files = Math.min(movements, mostFiles);
  const turn = 'cast(floor(n / 18.0) as integer)';
  const step = `interval '${Math.round((bookDays * 24 * 60 * 18) / files)} minutes'`;
  for (const statement of [cashMovements(movements), jackpotMovements(movements), shifts, balances])
    await store.query(statement);
  for (const table of ['cash_movement', 'jackpot_movement'] as const)
    await addToDailySums(store, [standingFacts(table, 'true')]);
  await store.query(
    `insert into source (brand_id, id, channel, name)
     select b.id, case c when 'ONLINE' then 'src' else 'tills' end, c, c from brand b, (values ('ONLINE'), ('RETAIL')) t(c)`,
  );
  await store.query(
    `insert into load_batch (id, brand_id, source_id, channel, kind, seq, state, period_from, period_to, file, bytes, sha256,
       received, accepted, rejected, duplicate, corrected, control_count, control_amount, computed_count, computed_amount,
       first_event_at, last_event_at, loaded_at, lag_seconds, gap_before)
     select 'btc_' || n, s.brand_id, s.id, s.channel, k.kind, seq, state, start, start + ${step}, 'f' || n, 1000, 'sha' || n,
       9, case when state = 'PARTIAL' then 8 else 9 end, case when state = 'PARTIAL' then 1 else 0 end, 0, 0, 9, 90, 9, 90,
       start, start + ${step} / 2, case when state = 'MISSING' then null else start + ${step} + interval '5 minutes' end, 300, false
     from (
       select n, ${turn} as seq, n % 18 as series, timestamp '${first}' + ${turn} * ${step} as start,
         case when n % 100 = 7 then 'PARTIAL' when n % 200 = 9 then 'MISSING' else 'LOADED' end as state
       from generate_series(1, ${files}) t(n)
     ) f
     join (select row_number() over (order by brand_id, id) - 1 as number, brand_id, id, channel from source) s on s.number = f.series % 6
     join (values (0, 'BETS'), (1, 'SETTLEMENTS'), (2, 'PAYMENTS')) k(number, kind) on k.number = cast(floor(f.series / 6.0) as integer)`,
  );
  await store.query(
    `insert into load_reject (batch_id, line, code, message, raw, record_id)
     select id, 1, 'UNKNOWN_PRODUCT', 'no such product', 'x', 'q' || id from load_batch where state = 'PARTIAL'`,
  );
}

const perBrand = `case n % 10 when 9 then 'elm' when 8 then 'cedar' when 7 then 'cedar' else 'alder' end`;
const currencyOf = `(select currency from brand b where b.id = brand_id)`;
const dayOf = (count: number) =>
  `date '${first}' + cast(floor((n - 1) * ${bookDays}.0 / ${count}) as integer)`;

function cashMovements(count: number): string {
  return `insert into cash_movement (brand_id, source_id, record_id, record_version, channel, kind, player_ref, player_country,
      method, currency, happened_at, gaming_day, amount, batch_id, known_at)
    select brand_id, 'src', 'c' || n, 1, 'ONLINE', case n % 4 when 3 then 'WITHDRAWAL_PAID' when 2 then 'WITHDRAWAL_REQUESTED' else 'DEPOSIT' end,
      'p' || (n % 40000), 'TZ', 'CARD', ${currencyOf}, day + interval '1 hour', day, 5000, 'btc_' || n, day + interval '25 hours'
    from (select n, ${perBrand} as brand_id, ${dayOf(count)} as day from generate_series(1, ${count}) t(n)) c`;
}

function jackpotMovements(count: number): string {
  return `insert into jackpot_movement (brand_id, source_id, record_id, record_version, channel, pool_id, kind, vertical, licence_id,
      currency, happened_at, gaming_day, amount, batch_id, known_at)
    select brand_id, 'src', 'j' || n, 1, 'ONLINE', 'pool', 'CONTRIBUTION', 'CASINO_SLOTS', 'lic_' || brand_id, ${currencyOf},
      day + interval '1 hour', day, 10, 'btc_' || n, day + interval '25 hours'
    from (select n, ${perBrand} as brand_id, ${dayOf(count)} as day from generate_series(1, ${count}) t(n)) j`;
}

const shifts = `insert into drawer_shift (brand_id, source_id, record_id, record_version, branch_id, cashier_id, currency, opened_at,
    closed_at, gaming_day, float_amount, sales, payouts, refunds, cash_in, cash_out, counted, batch_id, known_at)
  select b.brand_id, 'tills', b.id || '-' || n, 1, b.id, 'c1', (select currency from brand where brand.id = b.brand_id),
    day + interval '8 hours', day + interval '20 hours', day, 1000, 0, 0, 0, 0, 0, 1000, 'btc_1', day + interval '25 hours'
  from branch b, (select n, date '${first}' + cast(n as integer) as day from generate_series(0, ${bookDays - 1}) t(n)) d`;

const balances = `insert into balance_snapshot (brand_id, source_id, record_id, record_version, currency, closed_at, gaming_day,
    player_cash, bonus, open_bets, unpaid_winnings, pending_withdrawals, jackpot_pools, held_funds, batch_id, known_at)
  select b.id, 'src-' || s, b.id || '-' || s || '-' || n, 1, b.currency, day + interval '24 hours', day, 100, 0, 0, 0, 0, 0, 100,
    'btc_1', day + interval '25 hours'
  from brand b, generate_series(1, 9) w(s), (select n, date '${first}' + cast(n as integer) as day from generate_series(0, ${bookDays - 1}) t(n)) d`;
