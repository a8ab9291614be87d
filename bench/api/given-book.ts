import { rebuildDailySums } from '../../api/src/figures/daily-sums/rebuild-daily-sums';
import { givenBrands, insert } from '../../api/src/figures/testing/given-facts';
import type { Store } from '../../api/src/store/store';

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
  await insert(store, 'licence', {
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
  return rows.map(({ definition }) => definition);
}

function betsOf(bets: number): string {
  return `insert into bet (brand_id, source_id, record_id, record_version, channel, vertical, product_id, licence_id, branch_id,
      terminal_id, cashier_id, player_ref, player_country, device, currency, accepted_at, gaming_day, stake_cash, stake_bonus,
      legs, rounds, odds_total, batch_id, known_at, superseded_at)
    select brand_id, 'src', 'r' || n, 1, channel, vertical, 'p' || v, 'lic_' || brand_id,
      case when channel = 'RETAIL' then 'b' || (n % ${branches}) end, null, null, 'p' || (n % 40000),
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
