import type { Queryable, QueryOptions } from '../../store/store';
import { oddTickets } from './odd-tickets';
import { ticketList } from './ticket-list';
import { addCharges, chargeColumns, chargesOf } from './winnings-charges';
import { winningsColumns, winningsOfFacts, type AskedTickets } from './winnings-of-facts';

/** The tables that keep what figures ask of tickets. */
export const keptOfTickets = ['paid_winnings', 'winnings_charge', 'winnings_day', 'odd_ticket'] as const;

const columns = winningsColumns.join(', ');
const stands = (alias: string) => `${alias}superseded_at is null`;

/** SELECTs of `brand_id` and `record_id`; `paid` and `perhapsOdd` are all of the tickets where they are left out. */
interface KeptTickets {
  readonly tickets: string;
  /** At least those of which any version of a payment pays winnings: of no others are any kept, or ever were. */
  readonly paid?: string;
  /** At least those that are odd, now or as known at any instant. */
  readonly perhapsOdd?: string;
  /** With `changed_at`, when something of a paid ticket changed last; found by themselves where they are left out. */
  readonly changes?: string;
}

/**
 * Keeps, anew, what figures ask of some tickets one by one: their winnings by day, since when the winnings of a day are
 * what they are, and whether a ticket is settled for more than was staked.
 *
 * In the transaction that wrote their facts, after any other that writes facts of the brand.
 */
export async function keepTickets(
  tx: Queryable,
  { tickets, paid = tickets, perhapsOdd = tickets, changes }: KeptTickets,
  { bySource = tx.engine === 'postgres' }: { readonly bySource?: boolean } = {},
): Promise<void> {
  // Most tickets of a load win nothing, or are not paid yet, and hardly any is odd.
  if (await hasSome(tx, paid)) await keepWinnings(tx, { tickets: paid, bySource, changes });
  await tx.query(`delete from odd_ticket where ${isAmong(tickets)}`);
  if (await hasSome(tx, perhapsOdd)) await addOddTickets(tx, { tickets: perhapsOdd, bySource });
}

type Asked = Pick<AskedTickets, 'tickets' | 'bySource'> & { readonly changes?: string | undefined };

/** The temporary table of what was kept of tickets' winnings and is no more, and of what is instead. */
const told = 'told_winnings';

const isAmong = (tickets: string) =>
  `(brand_id, record_id) in (select brand_id, record_id from (${tickets}) t)`;

/** Columns that name the ticket of a record. */
const ticketKeys = { bet: 'record_id', settlement: 'bet_record_id', payment: 'bet_record_id' } as const;

/** SQL, to select from, of tickets `a` of the list `asked` with every version `f` of a record of theirs. */
function everOf(table: keyof typeof ticketKeys, { many, ofSource }: ReturnType<typeof ticketList>): string {
  return `asked a ${many} join ${table} f on f.brand_id = a.brand_id ${ofSource('f', 'a')} and f.${ticketKeys[table]} = a.record_id`;
}

async function hasSome(tx: Queryable, rows: string): Promise<boolean> {
  const [row] = await tx.query<{ found: boolean }>(`select exists (${rows}) as found`);
  return row?.found === true;
}

async function keepWinnings(tx: Queryable, asked: Asked): Promise<void> {
  const isAsked = isAmong(asked.tickets);
  await tx.query(
    `create temp table ${told} as select ${columns}, -1 as sign from paid_winnings where ${isAsked}`,
  );
  // Most tickets are paid once: what nobody was told is not looked for again.
  if (await hasSome(tx, `select 1 from ${told}`))
    await tx.query(`delete from paid_winnings where ${isAsked}`);
  await tx.query(`insert into ${told} ${winningsOf(asked, `${columns}, 1`)}`);
  await tx.query(`insert into paid_winnings (${columns}) select ${columns} from ${told} where sign > 0`);
  await addCharges(tx, `select * from ${told}`);
  await tx.query(`drop table ${told}`);
  await keepChangedDays(tx, asked);
}

/** SQL of the winnings of tickets as their records in force have them. */
function winningsOf(asked: Asked, names: string): string {
  return `with ${winningsOfFacts({ ...asked, inForce: stands })} select ${names} from fact_winnings`;
}

async function keepChangedDays(tx: Queryable, asked: Asked): Promise<void> {
  await tx.query(`insert into winnings_day (brand_id, gaming_day, changed_at)
     ${changedDays(asked)}
     on conflict (brand_id, gaming_day) do update set changed_at = greatest(winnings_day.changed_at, excluded.changed_at)`);
}

async function addOddTickets(tx: Queryable, asked: Asked): Promise<void> {
  await tx.query(
    `insert into odd_ticket (brand_id, source_id, record_id, until) select * from (${oddTickets(asked)}) o`,
  );
}

/** SQL of the days on which any version of a payment of paid tickets pays winnings, and when something of those last changed. */
function changedDays({ tickets, bySource, changes }: Asked): string {
  const asked = ticketList('asked', tickets, { bySource: bySource === true });
  const changesOf = (table: keyof typeof ticketKeys) => `
    select a.brand_id, a.record_id, greatest(f.known_at, coalesce(f.superseded_at, f.known_at)) as changed_at
    from ${everOf(table, asked)}`;
  const found = () => `select brand_id, record_id, max(changed_at) as changed_at
      from (${changesOf('bet')} union all ${changesOf('settlement')} union all ${changesOf('payment')}) c
      group by brand_id, record_id`;
  return `with ${asked.items},
    paid_on as (
      select distinct a.brand_id, a.record_id, f.gaming_day from ${everOf('payment', asked)} where f.kind = 'WINNINGS'),
    change as (${changes ?? found()})
    select p.brand_id, p.gaming_day, max(c.changed_at) as changed_at
    from paid_on p join change c on c.brand_id = p.brand_id and c.record_id = p.record_id
    group by p.brand_id, p.gaming_day
    order by p.brand_id, p.gaming_day`;
}

/** SELECTs of every ticket of which winnings were ever paid, and of every one that was ever settled. */
const everyTicket = (where: string, part?: TicketPart) => ({
  paid: `select brand_id, bet_record_id as record_id from payment where kind = 'WINNINGS' and ${where} and ${isIn(part, 'bet_record_id')}`,
  settled: `select brand_id, bet_record_id as record_id from settlement where ${where} and ${isIn(part, 'bet_record_id')}`,
});

/** Some of all tickets: all records of a ticket are in one part. */
interface TicketPart {
  readonly number: number;
  readonly of: number;
}

/** By the end of its id: what sources count up, or draw by lot, differs there. */
function isIn(part: TicketPart | undefined, ticket: string): string {
  if (part === undefined || part.of === 1) return 'true';
  return `(ascii(right(${ticket}, 1)) * 31 + ascii(right(${ticket}, 2))) % ${part.of} = ${part.number}`;
}

/** Keeps every ticket anew, in the transaction of the caller. */
export async function rebuildTickets(tx: Queryable, brandId: string): Promise<void> {
  const where = `brand_id = '${brandId.replaceAll("'", "''")}'`;
  for (const table of keptOfTickets) await tx.query(`delete from ${table} where ${where}`);
  await joinByHash(tx, true);
  const every = everyTicket(where);
  const asked = { tickets: every.paid };
  await tx.query(`insert into paid_winnings (${columns}) ${winningsOf(asked, columns)}`);
  await addCharges(tx, `select *, 1 as sign from paid_winnings where ${where}`);
  await keepChangedDays(tx, asked);
  await addOddTickets(tx, { tickets: every.settled });
  await joinByHash(tx, false);
}

/** Joins of all with all: by parts of their keys, or for one after the other, PostgreSQL may compare each with each. */
export async function joinByHash(tx: Queryable, isOnly: boolean): Promise<void> {
  if (tx.engine !== 'postgres') return;
  for (const join of ['nestloop', 'mergejoin'])
    await tx.query(`set local enable_${join} = ${isOnly ? 'off' : 'on'}`);
}

/** What is kept of tickets and is not what their facts come to. */
interface DifferingTicket {
  readonly brandId: string;
  /** Null of a ticket that is of no one day. */
  readonly day: string | null;
  /** The table in which it is kept. */
  readonly columns: string;
}

/**
 * Compares what is kept of tickets with their facts, for a part of the tickets after the other: of all at once the engine
 * would write every record of every ticket to the disk. Gives `most` of each kind at the most.
 */
export async function differingTickets(
  store: Queryable,
  { parts, most }: { readonly parts: number; readonly most: number },
  onPart: (done: number) => void,
  options: QueryOptions,
): Promise<DifferingTicket[]> {
  const ask = (sql: string) =>
    store.query<DifferingTicket>(`${sql} order by 1, 2 limit ${most}`, [], options);
  const differing: DifferingTicket[] = [];
  const found = new Map<string, string>();
  for (let number = 0; number < parts; number += 1) {
    const part = { number, of: parts };
    if (differing.length < most) differing.push(...(await ask(differingOneByOne(part))));
    const days = changedDays({ tickets: everyTicket('true', part).paid });
    for (const [day, changedAt] of await daysOf(store, days, options))
      if (changedAt > (found.get(day) ?? '')) found.set(day, changedAt);
    onPart(number + 1);
  }
  const kept = await daysOf(store, 'select brand_id, gaming_day, changed_at from winnings_day', options);
  for (const name of new Set([...found.keys(), ...kept.keys()])) {
    const [brandId = '', day = ''] = name.split(' ');
    if (found.get(name) !== kept.get(name)) differing.push({ brandId, day, columns: 'winnings_day' });
  }
  return [...differing.slice(0, most), ...(await ask(differingCharges()))];
}

/** The instants of `brand_id`, `gaming_day` and `changed_at` by brand and day. */
async function daysOf(
  store: Queryable,
  sql: string,
  options: QueryOptions,
): Promise<ReadonlyMap<string, string>> {
  const rows = await store.query<{ name: string; at: string }>(
    `select brand_id || ' ' || cast(gaming_day as varchar) as name, changed_at as at from (${sql}) d`,
    [],
    options,
  );
  return new Map(rows.map(({ name, at }) => [name, at]));
}

function differs(kept: string, facts: string, names: string): string {
  const select = (from: string) => `select ${names} from (${from}) x`;
  return `select * from ((${select(kept)} except ${select(facts)}) union all (${select(facts)} except ${select(kept)})) y`;
}

/** SQL of winnings and odd tickets that differ: each is told by the records of one ticket. */
function differingOneByOne(part: TicketPart): string {
  const every = everyTicket('true', part);
  const keptOf = (table: string) => `select * from ${table} where ${isIn(part, 'record_id')}`;
  const winnings = differs(keptOf('paid_winnings'), winningsOf({ tickets: every.paid }, columns), columns);
  const odd = differs(
    keptOf('odd_ticket'),
    oddTickets({ tickets: every.settled }),
    'brand_id, source_id, record_id, until',
  );
  return `select brand_id as "brandId", gaming_day as "day", 'paid_winnings' as "columns" from (${winnings}) w
    union all select brand_id, cast(null as date), 'odd_ticket' from (${odd}) o`;
}

/** SQL of charges that are not those of the winnings kept. */
function differingCharges(): string {
  const charges = `select * from winnings_charge
    where entries <> 0 or tickets <> 0 or base <> 0 or exact <> 0 or rounded <> 0`;
  const found = chargesOf('select *, 1 as sign from paid_winnings');
  return `select distinct brand_id as "brandId", gaming_day as "day", 'winnings_charge' as "columns"
    from (${differs(charges, found, chargeColumns)}) c`;
}
