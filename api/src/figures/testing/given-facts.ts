import type { ActiveBrand } from '../../platform/auth/current-user';
import { isSummed } from '../daily-sums/daily-sums';
import { addToDailySums, standingFacts } from '../daily-sums/keep-daily-sums';
import { rebuildDailySums } from '../daily-sums/rebuild-daily-sums';
import { keepTickets } from '../tickets/keep-tickets';
import type { Param, Queryable, Store } from '../../store/store';

/** Values of a row by column name. */
type Values = Readonly<Record<string, Param>>;

export const alder: ActiveBrand = {
  id: 'alder',
  name: 'Alder',
  country: 'TZ',
  currency: 'TZS',
  zone: 'Africa/Dar_es_Salaam',
  cutoff: '00:00',
  channels: ['ONLINE', 'RETAIL'],
};

export const elm: ActiveBrand = {
  id: 'elm',
  name: 'Elm',
  country: 'MT',
  currency: 'EUR',
  zone: 'Europe/Malta',
  cutoff: '06:00',
  channels: ['ONLINE'],
};

/** Puts brands, their product `game-1` and the branches into an empty store. */
export async function givenBrands(
  store: Queryable,
  brands: readonly ActiveBrand[] = [alder, elm],
): Promise<void> {
  for (const { id, name, country, currency, zone, cutoff, channels } of brands) {
    await insert(store, 'brand', {
      ...{ id, name, country, currency, zone, cutoff },
      channels: channels.join(','),
      created_at: '2025-01-01T00:00:00Z',
    });
    await givenProduct(store, {
      brand_id: id,
      id: 'game-1',
      name: 'Golden Reef',
      provider: 'Northlight',
    });
  }
}

export function givenProduct(store: Queryable, product: Values): Promise<void> {
  return insert(store, 'product', { vertical: 'CASINO_SLOTS', provider: 'Northlight', ...product });
}

/** A licence that covers `brand_id`, held by the company of that name unless another is named. */
export async function insertLicence(
  store: Queryable,
  { brand_id: brandId = 'alder', ...licence }: Values,
): Promise<void> {
  const holder = { entity_id: brandId, number: '1', products: '', valid_from: '2020-01-01', ...licence };
  await insert(store, 'licence', holder);
  await insert(store, 'licence_brand', { brand_id: brandId, licence_id: licence['id'] ?? null });
}

const fact = {
  brand_id: 'alder',
  source_id: 'alder-online',
  record_version: 1,
  channel: 'ONLINE',
  vertical: 'CASINO_SLOTS',
  product_id: 'game-1',
  licence_id: 'lic-1',
  currency: 'TZS',
  batch_id: 'btc-1',
  known_at: '2026-03-01T00:00:00Z',
};

let records = 0;

function nextRecord(): string {
  records += 1;
  return `rec-${records}`;
}

/** A bet accepted at noon of `day`. */
export function givenBet(
  store: Queryable,
  { day = '2026-03-10', stake = '100', ...rest }: GivenFact = {},
): Promise<void> {
  return insert(store, 'bet', {
    ...fact,
    record_id: nextRecord(),
    accepted_at: `${day}T09:00:00Z`,
    gaming_day: day,
    stake_cash: stake,
    stake_bonus: '0',
    legs: 0,
    rounds: 1,
    ...rest,
  });
}

/** A settlement of `day`: lost, unless it pays out or says otherwise. */
export function givenSettlement(
  store: Queryable,
  { day = '2026-03-10', stake = '100', payout = '0', ...rest }: GivenFact & { payout?: string } = {},
): Promise<void> {
  return insert(store, 'settlement', {
    ...fact,
    record_id: nextRecord(),
    bet_record_id: 'bet-1',
    settled_at: `${day}T10:00:00Z`,
    gaming_day: day,
    result: payout === '0' ? 'LOST' : 'WON',
    stake_cash: stake,
    stake_bonus: '0',
    payout_cash: payout,
    payout_bonus: '0',
    rounds: 1,
    ...rest,
  });
}

/** A payment of winnings on `day`. */
export function givenPayment(
  store: Queryable,
  { day = '2026-03-10', gross = '50', ...rest }: Omit<GivenFact, 'stake'> & { gross?: string } = {},
): Promise<void> {
  return insert(store, 'payment', {
    ...fact,
    record_id: nextRecord(),
    bet_record_id: 'bet-1',
    kind: 'WINNINGS',
    method: 'WALLET',
    paid_at: `${day}T11:00:00Z`,
    gaming_day: day,
    gross,
    withholding: '0',
    net: gross,
    ...rest,
  });
}

/** A deposit at noon of `day`, unless another kind is named. */
export function givenMovement(
  store: Queryable,
  { day = '2026-03-10', amount = '100', ...rest }: Omit<GivenFact, 'stake'> & { amount?: string } = {},
): Promise<void> {
  return insert(store, 'cash_movement', {
    brand_id: 'alder',
    source_id: 'alder-online',
    record_id: nextRecord(),
    record_version: 1,
    channel: 'ONLINE',
    kind: 'DEPOSIT',
    currency: 'TZS',
    happened_at: `${day}T09:00:00Z`,
    gaming_day: day,
    amount,
    batch_id: 'btc-1',
    known_at: '2026-03-01T00:00:00Z',
    ...rest,
  });
}

/** A contribution to a jackpot on `day`, unless another kind is named. */
export function givenJackpot(
  store: Queryable,
  { day = '2026-03-10', amount = '1.25', ...rest }: Omit<GivenFact, 'stake'> & { amount?: string } = {},
): Promise<void> {
  return insert(store, 'jackpot_movement', {
    ...fact,
    record_id: nextRecord(),
    pool_id: 'reef',
    kind: 'CONTRIBUTION',
    happened_at: `${day}T10:00:00Z`,
    gaming_day: day,
    amount,
    ...rest,
  });
}

/** What is owed at the end of `day`: nothing but what is named. */
export function givenBalances(
  store: Queryable,
  { day = '2026-03-31', ...rest }: Omit<GivenFact, 'stake'>,
): Promise<void> {
  return insert(store, 'balance_snapshot', {
    brand_id: 'alder',
    source_id: 'alder-online',
    record_id: nextRecord(),
    record_version: 1,
    currency: 'TZS',
    closed_at: `${day}T21:00:00Z`,
    gaming_day: day,
    player_cash: '0',
    bonus: '0',
    open_bets: '0',
    unpaid_winnings: '0',
    pending_withdrawals: '0',
    jackpot_pools: '0',
    held_funds: '0',
    batch_id: 'btc-1',
    known_at: '2026-03-01T00:00:00Z',
    ...rest,
  });
}

/** A cashier's shift of `day`. */
export function givenShift(
  store: Queryable,
  { day = '2026-03-10', ...rest }: Omit<GivenFact, 'stake'>,
): Promise<void> {
  return insert(store, 'drawer_shift', {
    brand_id: 'alder',
    source_id: 'alder-shops',
    record_id: nextRecord(),
    record_version: 1,
    cashier_id: 'cashier-1',
    currency: 'TZS',
    opened_at: `${day}T06:00:00Z`,
    closed_at: `${day}T14:00:00Z`,
    gaming_day: day,
    sales: '0',
    payouts: '0',
    refunds: '0',
    cash_in: '0',
    cash_out: '0',
    batch_id: 'btc-1',
    known_at: '2026-03-01T00:00:00Z',
    ...rest,
  });
}

/** A load batch of one hour of 10 March 2026. */
export function givenBatch(store: Queryable, batch: Values): Promise<void> {
  return insert(store, 'load_batch', {
    id: 'btc-1',
    brand_id: 'alder',
    source_id: 'alder-online',
    channel: 'ONLINE',
    kind: 'BETS',
    seq: 1,
    state: 'LOADED',
    period_from: '2026-03-10T09:00:00Z',
    period_to: '2026-03-10T10:00:00Z',
    file: 'bets.csv',
    bytes: 1,
    sha256: '',
    received: 0,
    accepted: 0,
    rejected: 0,
    duplicate: 0,
    corrected: 0,
    computed_count: 0,
    computed_amount: '0',
    gap_before: false,
    ...batch,
  });
}

/** Columns of the table by name win over what the builder fills in. */
type GivenFact = { readonly day?: string; readonly stake?: string } & Values;

const ofTickets = new Set(['bet', 'settlement', 'payment']);

/** Inserts one row; every value is cast by the column it goes to. A fact is added to the sums of its day, and kept of its ticket. */
export async function insert(store: Queryable, table: string, values: Values): Promise<void> {
  const columns = Object.keys(values);
  const literals = Object.values(values).map((value) =>
    value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value),
  );
  await store.query(
    `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${literals.join(', ')})`,
  );
  if (!isSummed(table)) return;
  const place = ['brand_id', 'source_id', 'record_id', 'record_version'] as const;
  const where = place.map((column, at) => `${column} = $${at + 1}`).join(' and ');
  await addToDailySums(
    store,
    [standingFacts(table, where)],
    place.map((column) => values[column] ?? null),
  );
  const ticket = values[table === 'bet' ? 'record_id' : 'bet_record_id'];
  if (!ofTickets.has(table) || typeof ticket !== 'string') return;
  const of = `select brand_id, record_id from (values ('${String(values['brand_id'])}', '${ticket.replaceAll("'", "''")}')) t(brand_id, record_id)`;
  const keep = (tx: Queryable) => keepTickets(tx, { tickets: of }, { bySource: false });
  await ('tx' in store ? (store as Store).tx(keep) : keep(store));
}

/** Changes facts by hand, as no load does, and sums their days anew. */
export async function changeFacts(store: Store, ...statements: readonly string[]): Promise<void> {
  for (const sql of statements) await store.query(sql);
  await rebuildDailySums(store);
}

/** A record of a batch that was refused and has not come again. */
export function givenReject(store: Queryable, reject: Values): Promise<void> {
  return insert(store, 'load_reject', {
    batch_id: 'btc-1',
    line: 1,
    code: 'SCHEMA',
    message: 'recordId: is empty',
    raw: '',
    ...reject,
  });
}
