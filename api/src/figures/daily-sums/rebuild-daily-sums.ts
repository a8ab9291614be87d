import type { Queryable, QueryOptions, Store } from '../../store/store';
import { differingPlayersSql, rebuildPlayers } from '../players/keep-players';
import { differingTickets, joinByHash, rebuildTickets } from '../tickets/keep-tickets';
import {
  paddedColumns,
  sumColumns,
  sumKeys,
  summedTables,
  summingsOf,
  tableOf,
  type SummedTable,
  type Summing,
} from './daily-sums';
import { addToDailySums, signedSums, standingFacts } from './keep-daily-sums';

/** What a rebuild has behind it. */
export interface RebuildStep {
  readonly brandId: string;
  /** Facts that were summed, or `ticket` and `player` for what is kept of those. */
  readonly table: SummedTable | 'ticket' | 'player';
  readonly done: number;
  readonly of: number;
}

/** Sums every fact, and looks at every ticket and player, anew, in one transaction: until it has ended, figures are told as before. */
export async function rebuildDailySums(
  store: Store,
  onStep: (step: RebuildStep) => void = () => undefined,
): Promise<void> {
  await store.tx(async (tx) => {
    // What is loaded meanwhile waits, and is added to what is summed here.
    if (tx.engine === 'postgres') await tx.query('lock table daily_sum in exclusive mode');
    const brands = await tx.query<{ id: string }>('select id from brand order by id');
    const steps = brands.flatMap(({ id }) =>
      [...summedTables, 'ticket' as const, 'player' as const].map((table) => ({ brandId: id, table })),
    );
    await tx.query('delete from daily_sum');
    for (const [done, { brandId, table }] of steps.entries()) {
      if (table === 'ticket') await rebuildTickets(tx, brandId);
      else if (table === 'player') await rebuildPlayers(tx, brandId);
      else await addToDailySums(tx, [standingFacts(table, 'brand_id = $1')], [brandId]);
      onStep({ brandId, table, done: done + 1, of: steps.length });
    }
  });
}

/** What is kept and is not what its facts come to: a row of sums, or a table of what is kept of tickets or players. */
export interface DifferingSum {
  readonly brandId: string;
  /** Null of a ticket that is of no one day; of players the first of their month. */
  readonly day: string | null;
  readonly columns: readonly string[];
}

/** What is compared, in this order. */
export type KeptPart = 'DAYS' | 'TICKETS' | 'PLAYERS';

function differingDaysSql(): string {
  const told = ['changed_at', 'bet_changes', ...sumColumns];
  const summings = summedTables.flatMap(summingsOf);
  const facts = summings.map((summing) => factsOf(summing, summings)).join(' union all ');
  const differs = told.map((name) => `k.${name} is distinct from f.${name}`);
  const joined = sumKeys.map((key) => `k.${key} = f.${key}`).join(' and ');
  return `select coalesce(k.brand_id, f.brand_id) as "brandId", coalesce(k.gaming_day, f.gaming_day) as "day",
      ${told.map((name, at) => `case when ${differs[at]} then '${name} ' else '' end`).join(' || ')} as "columns"
    from daily_sum k full join (
      select ${sumKeys.join(', ')}, max(changed_at) as changed_at, sum(bet_changes) as bet_changes, ${sumColumns.map((name) => `sum(${name}) as ${name}`).join(', ')}
      from (${facts}) f group by ${sumKeys.join(', ')}) f on ${joined}
    where ${differs.join(' or ')}`;
}

/** How many rows that differ are told of each part. */
const mostTold = 20;

/** How many tickets are looked at at once: in the two gigabytes that the embedded store has by default. */
const usualTicketsAtOnce = 2_000_000;

/** Told of each part before it begins, and of tickets after each share of them. */
type OnPart = (part: KeptPart, done: number, of: number) => void;

interface ComparedOptions extends QueryOptions {
  readonly ticketsAtOnce?: number;
}

/** Compares all that is kept with its facts; gives the first rows of each part that differ, by brand and day. */
export async function differingSums(
  store: Store | Queryable,
  onPart: OnPart = () => undefined,
  options: ComparedOptions = {},
): Promise<DifferingSum[]> {
  if (store.engine !== 'postgres') return differingIn(store, onPart, options);
  const joined = async (tx: Queryable) => {
    await joinByHash(tx, true);
    const differing = await differingIn(tx, onPart, options);
    await joinByHash(tx, false);
    return differing;
  };
  return 'tx' in store ? store.tx(joined) : joined(store);
}

async function differingIn(
  store: Queryable,
  onPart: OnPart,
  { ticketsAtOnce = usualTicketsAtOnce, ...options }: ComparedOptions,
): Promise<DifferingSum[]> {
  const ask = (sql: string) =>
    store.query<{ brandId: string; day: string | null; columns: string }>(
      `${sql} order by 1, 2 limit ${mostTold}`,
      [],
      options,
    );
  onPart('DAYS', 0, 1);
  const days = await ask(differingDaysSql());
  const [{ count } = { count: 0 }] = await store.query<{ count: number }>(
    'select count(*) as count from settlement',
    [],
    options,
  );
  const parts = Math.max(1, Math.ceil(count / ticketsAtOnce));
  onPart('TICKETS', 0, parts);
  const told = (done: number) => onPart('TICKETS', done, parts);
  const tickets = await differingTickets(store, { parts, most: mostTold }, told, options);
  onPart('PLAYERS', 0, 1);
  const players = await ask(differingPlayersSql());
  return [...days, ...tickets, ...players].map((row) => ({ ...row, columns: row.columns.trim().split(' ') }));
}

function factsOf(summing: Summing, all: readonly Summing[]): string {
  const facts = signedSums(summing, standingFacts(tableOf(summing), 'true').sql);
  const changes = summing === 'bet' ? 'bet_changes' : 'cast(null as bigint) as bet_changes';
  return `select ${sumKeys.join(', ')}, changed_at, ${changes}, ${paddedColumns(summing, all)} from (${facts}) s`;
}
