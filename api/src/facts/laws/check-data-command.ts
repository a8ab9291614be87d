import { parseArgs } from 'node:util';
import { lawWords, type LawCode } from '@tallyhouse/shared/contracts/words/laws.en';
import { CommandError } from '../../platform/config/usage-error';
import { addDays } from '../../domain/periods/calendar';
import type { Queryable, Store } from '../../store/store';
import { findBookViolations } from './find-violations';
import { keepExceptions } from './keep-exceptions';
import { openTouchedTickets, touchedTickets } from './touched-tickets';

const usage = `Usage: check-data [OPTIONS]

Asks every law of data of all records, and keeps what breaks one in the list of exceptions (/load-data/exceptions).
  --brand ID   this brand only

Exit code 1 when records break laws that nobody has waived, or the book as a whole breaks one.
What was looked at before it is stopped stays written down; the next time it begins anew.`;

interface Surroundings {
  readonly store: Store;
  readonly print: (line: string) => void;
  /** Where progress goes. */
  readonly printError: (line: string) => void;
  /** Resolves when the program is asked to stop. */
  readonly stopped: Promise<void>;
  readonly now: Date;
}

/** So many that a step takes seconds, and so few that they fit in memory. */
const daysPerStep = 7;

/** Runs `check-data` and gives the exit code. Errors: `CommandError` for a brand that is not there, and when it is stopped. */
export async function runCheckDataCommand(args: readonly string[], around: Surroundings): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { brand: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    around.print(usage);
    return 0;
  }
  const stopping = new AbortController();
  const stopped = new CommandError('Stopped: what was looked at before is written down.');
  void around.stopped.then(() => stopping.abort(stopped));
  const brands = await readSpans(around.store, values.brand);
  for (const span of brands) await checkBrand(span, around, stopping.signal);
  const open = await printOpen(
    brands.map(({ brandId }) => brandId),
    around,
  );
  // They are of the whole house.
  const ofBooks =
    values.brand === undefined ? await findBookViolations(around.store, { signal: stopping.signal }) : [];
  for (const { id, law, example } of ofBooks) around.print(`${id} is broken (${law}): ${example}`);
  if (open + ofBooks.length > 0) return 1;
  around.print('Checked: no record breaks a law that nobody has waived.');
  return 0;
}

interface BrandSpan {
  readonly brandId: string;
  readonly from: string | null;
  readonly to: string | null;
}

async function readSpans(store: Store, brandId: string | undefined): Promise<BrandSpan[]> {
  const days = ['bet', 'settlement', 'payment']
    .map(
      (table) =>
        `select brand_id, min(gaming_day) as first, max(gaming_day) as last from ${table} group by brand_id`,
    )
    .join(' union all ');
  const spans = await store.query<BrandSpan>(
    `select b.id as "brandId", min(d.first) as "from", max(d.last) as "to"
     from brand b left join (${days}) d on d.brand_id = b.id group by b.id order by b.id`,
  );
  const own = spans.filter((span) => brandId === undefined || span.brandId === brandId);
  if (brandId !== undefined && own.length === 0) throw new CommandError(`There is no brand ${brandId}.`);
  return own;
}

async function checkBrand(
  { brandId, from, to }: BrandSpan,
  { store, printError, now }: Surroundings,
  signal: AbortSignal,
): Promise<void> {
  if (from === null || to === null) return;
  for (let first = from; first <= to; first = addDays(first, daysPerStep)) {
    signal.throwIfAborted();
    const last = addDays(first, daysPerStep - 1);
    const { open } = await store.tx((tx) => checkDays(stoppable(tx, signal), { brandId, first, last, now }));
    printError(
      `${brandId}, ${first} to ${last < to ? last : to}: ${open === 0 ? 'in order' : `${open} exceptions`}`,
    );
  }
}

/** Looks at every ticket with a record in force on the days, or with an exception of them. */
async function checkDays(
  tx: Queryable,
  { brandId, first, last, now }: { brandId: string; first: string; last: string; now: Date },
): Promise<{ readonly open: number }> {
  await openTouchedTickets(tx);
  const of = (table: string, ticket: string) => `select brand_id, ${ticket} from ${table} where brand_id = $1
    and gaming_day between cast($2 as date) and cast($3 as date) and superseded_at is null`;
  await tx.query(
    `insert into ${touchedTickets} ${of('bet', 'record_id')} union ${of('settlement', 'bet_record_id')}
     union ${of('payment', 'bet_record_id')}
     union select brand_id, ticket_id from data_exception where brand_id = $1
       and gaming_day between cast($2 as date) and cast($3 as date) and state <> 'GONE'`,
    [brandId, first, last],
  );
  return keepExceptions(tx, { now, everyLaw: true });
}

/** Its statements end with the signal, and the transaction with them. */
function stoppable(tx: Queryable, signal: AbortSignal): Queryable {
  return { ...tx, query: (sql, params = [], options = {}) => tx.query(sql, params, { signal, ...options }) };
}

/** Says which laws are broken, and how often; gives the number of open exceptions. */
async function printOpen(brandIds: readonly string[], { store, print }: Surroundings): Promise<number> {
  const rows = await store.query<{ brandId: string; law: LawCode; count: number; example: string }>(
    `select brand_id as "brandId", law as "law", count(*) as "count", min(kind || ' ' || record_id) as "example"
     from data_exception where state = 'OPEN' group by brand_id, law order by brand_id, law`,
  );
  const own = rows.filter(({ brandId }) => brandIds.includes(brandId));
  for (const { brandId, law, count, example } of own)
    print(
      `${brandId}: ${count.toLocaleString('en-GB')} ${count === 1 ? 'record breaks' : 'records break'} ${law} (${lawWords[law]}), such as ${example}`,
    );
  return own.reduce((sum, { count }) => sum + count, 0);
}
