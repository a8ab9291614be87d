import type { Queryable } from '../../store/store';
import { breachesOf, exceptionId } from './find-breaches';
import { seenTickets, type TicketScope } from './ticket-relations';
import { keepTickets } from '../../figures/tickets/keep-tickets';
import { touchedTickets } from './touched-tickets';

/** What came of a look at some tickets. */
export interface Kept {
  /** Records that break a law and were not waived. */
  readonly open: number;
}

/** What one look at each of the touched tickets tells. */
const seen = 'seen_ticket';
/** Which of them are looked at closely. */
const looked = 'looked_ticket';

/**
 * Looks at the tickets in `touched_ticket`, writes down what breaks a law and ends what no longer does, keeps what figures
 * ask of tickets one by one, and drops the table.
 *
 * A waiver holds for the records as they were: when one of them changes and still breaks the law, the exception is open
 * again. What merely came before its bet, and nobody has taken up, leaves no trace. With `everyLaw` the laws are asked, too,
 * that the door of the store keeps.
 */
export async function keepExceptions(
  tx: Queryable,
  { now, everyLaw = false }: { readonly now: Date; readonly everyLaw?: boolean },
): Promise<Kept> {
  const inForce = (alias: string) => `${alias}superseded_at is null`;
  const tickets = `select brand_id, record_id from ${touchedTickets}`;
  if (tx.engine === 'postgres') {
    await takeTurn(tx);
    await analyzeFacts(tx);
  }
  await tx.query(`create temp table ${seen} as ${seenTickets(tickets, tx.engine)}`);
  if (tx.engine === 'postgres') await tx.query(`analyze ${seen}`);
  const seenAs = (flag: string) => `select brand_id, record_id from ${seen} where ${flag}`;
  const changes = `select brand_id, record_id, changed_at from ${seen} where was_paid`;
  await keepTickets(tx, { tickets, paid: seenAs('was_paid'), perhapsOdd: seenAs('may_be_odd'), changes });
  const known = `select e.brand_id, e.ticket_id from data_exception e join ${touchedTickets} t
    on t.brand_id = e.brand_id and t.record_id = e.ticket_id where e.state <> 'GONE'`;
  await tx.query(
    `create temp table ${looked} as ${everyLaw ? tickets : seenAs('is_suspect')}
     union ${known}`,
  );
  const [counted] = await tx.query<{ looked: number }>(`select count(*) as looked from ${looked}`);
  const open = (counted?.looked ?? 0) === 0 ? 0 : await keepOfLooked(tx, { now, inForce });
  for (const table of [looked, seen, touchedTickets]) await tx.query(`drop table ${table}`);
  return { open };
}

/**
 * Of two loads at once, that end together with bets and with what became of them, the second one sees both: it waits here
 * until the first is committed. The embedded engine has such loads run one after the other.
 */
async function takeTurn(tx: Queryable): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtext(name)) from (
       select distinct 'laws of ' || brand_id as name from ${touchedTickets} order by 1) turn`,
  );
  // Until the transaction ends: by default its sums of a large file would go to the disk.
  await tx.query(`set local work_mem = '64MB'`);
  // By default a thousand tickets are looked for by reading all of a table that fits into memory.
  await tx.query('set local random_page_cost = 1.1');
  // A tenth of the usual sample says as well how many rows there are, which is what plans lack; PostgreSQL looks closer by itself.
  await tx.query('set local default_statistics_target = 10');
  // A temporary table has no statistics until then.
  await tx.query(`analyze ${touchedTickets}`);
}

/** So many tickets are a bulk load, unless the table has twenty times as many rows. */
const bulkTickets = 10_000;
const noticedShare = 20;

/**
 * What a bulk load has just written is planned for as if it were not there, ticket by ticket for each ticket: minutes,
 * where a look at the tables takes a part of a second.
 *
 * Not on a cluster: workers let nobody but who wrote within a transaction ask for its rows, and a table is looked at as
 * its owner.
 */
async function analyzeFacts(tx: Queryable): Promise<void> {
  const [touched] = await tx.query<{ count: number }>(`select count(*) as count from ${touchedTickets}`);
  const count = touched?.count ?? 0;
  if (count < bulkTickets) return;
  const isAlone = `not exists (select 1 from pg_extension where extname = 'citus')`;
  for (const table of ['bet', 'settlement', 'payment']) {
    await tx.query(
      `select analyze_table($1) where ${isAlone}
         and (select reltuples from pg_class where oid = to_regclass($1)) < ${noticedShare} * $2`,
      [table, count],
    );
  }
}

async function keepOfLooked(
  tx: Queryable,
  { now, inForce }: { readonly now: Date; readonly inForce: TicketScope['inForce'] },
): Promise<number> {
  const scope = { tickets: `select brand_id, record_id from ${looked}`, inForce };
  if (tx.engine === 'postgres') await tx.query(`analyze ${looked}`);
  await tx.query(
    `create temp table found_breach as
     select ${exceptionId()} as id, b.*
     from (${breachesOf(scope, tx.engine)}) b`,
  );
  await keepFound(tx, now);
  await endOthers(tx, now);
  const [counted] = await tx.query<{ open: number }>(
    `select count(*) as open from found_breach f join data_exception e on e.id = f.id where e.state = 'OPEN'`,
  );
  await tx.query('drop table found_breach');
  return counted?.open ?? 0;
}

async function keepFound(tx: Queryable, now: Date): Promise<void> {
  const columns =
    'id, brand_id, law, kind, source_id, record_id, ticket_id, batch_id, channel, gaming_day, other_day, since';
  await tx.query(
    `update data_exception set state = 'OPEN', since = f.since, gaming_day = f.gaming_day, other_day = f.other_day,
       batch_id = f.batch_id, gone_at = null, waived_at = null, waiver_change_id = null
     from found_breach f
     where data_exception.id = f.id and (data_exception.state = 'GONE' or data_exception.since <> f.since)`,
  );
  await tx.query(
    `insert into data_exception (${columns}, state, found_at)
     select ${columns}, 'OPEN', cast($1 as timestamp) from found_breach f
     where not exists (select 1 from data_exception e where e.id = f.id)`,
    [now.toISOString()],
  );
}

async function endOthers(tx: Queryable, now: Date): Promise<void> {
  const kept = `exists (select 1 from ${looked} t where t.brand_id = e.brand_id and t.record_id = e.ticket_id)
    and not exists (select 1 from found_breach f where f.id = e.id)`;
  await tx.query(
    `delete from data_exception where law = 'PLACED' and owner_id is null and state = 'OPEN'
     and id in (select e.id from data_exception e where ${kept})`,
  );
  await tx.query(
    `update data_exception set state = 'GONE', gone_at = cast($1 as timestamp)
     where state <> 'GONE' and id in (select e.id from data_exception e where ${kept})`,
    [now.toISOString()],
  );
}
