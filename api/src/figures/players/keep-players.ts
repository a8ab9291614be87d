import type { Day, Instant } from '@tallyhouse/shared/contracts/scalars';
import { monthOf } from '../../store/first-day-of';
import type { Param, Queryable, Store } from '../../store/store';

/** The tables that keep who played in a month. */
export const keptOfPlayers = ['player_month', 'player_month_count', 'player_month_kept'] as const;

const columns = 'brand_id, month, channel, licence_id, vertical, player_ref';
const countColumns = 'brand_id, month, channel, licence_id, vertical, players';

/** Months that have bets, how often one of those came or left, and when last. */
const months = `select brand_id, ${monthOf('gaming_day')} as month, sum(bet_changes) as changes, max(changed_at) as changed_at
  from daily_sum where bet_changes is not null group by 1, 2`;

/** SQL of how many players `relation` has in each month, by each choice of channel, licence and vertical. */
const countsOf = (relation: string) => `select brand_id, month, coalesce(channel, '') as channel,
    coalesce(licence_id, '') as licence_id, coalesce(vertical, '') as vertical, count(distinct player_ref) as players
  from ${relation} group by brand_id, month, cube (channel, licence_id, vertical)`;

/**
 * Keeps who played in each month that changed since it was kept, each in a transaction of its own; those that changed after
 * `quietSince` wait. Stops between two months where `signal` says so.
 */
export async function keepPlayers(
  store: Store,
  { quietSince, signal }: { readonly quietSince: Instant; readonly signal?: AbortSignal },
): Promise<void> {
  const due = await store.query<{ brandId: string; month: Day }>(
    `select m.brand_id as "brandId", m.month as "month" from (${months}) m
     left join player_month_kept k on k.brand_id = m.brand_id and k.month = m.month
     where k.changes is distinct from m.changes and m.changed_at <= cast($1 as timestamp)
     order by 1, 2`,
    [quietSince],
  );
  const ofMonth = `brand_id = $1 and gaming_day >= cast($2 as date) and gaming_day < cast($2 as date) + interval '1 month'`;
  for (const { brandId, month } of due) {
    if (signal?.aborted === true) return;
    await store.tx((tx) => keepMonths(tx, ofMonth, [brandId, month]));
  }
}

/** Keeps every month of a brand anew, in the transaction of the caller. */
export async function rebuildPlayers(tx: Queryable, brandId: string): Promise<void> {
  for (const table of keptOfPlayers) await tx.query(`delete from ${table} where brand_id = $1`, [brandId]);
  await keepMonths(tx, 'brand_id = $1', [brandId]);
}

/**
 * Keeps the whole months of a brand that `where` says of bets.
 *
 * The changes that a month is kept at are counted by the statement that reads its players. Whatever of a load it saw, the
 * two are of one state; where that is not the state of the days, the month is not read.
 */
async function keepMonths(tx: Queryable, where: string, params: readonly Param[]): Promise<void> {
  await tx.query(
    `create temp table playing (brand_id varchar, month date, channel varchar, licence_id varchar, vertical varchar,
       player_ref varchar, changes bigint, bets bigint)`,
  );
  await tx.query(
    `insert into playing
     select brand_id, ${monthOf('gaming_day')}, channel, licence_id, vertical, player_ref,
       count(*) + count(superseded_at), count(*) - count(superseded_at)
     from bet where ${where} group by 1, 2, 3, 4, 5, 6`,
    params,
  );
  // First, so that of two servers one waits for the other here.
  await tx.query(
    `insert into player_month_kept (brand_id, month, changes)
     select brand_id, month, cast(sum(changes) as bigint) from playing group by 1, 2 order by 1, 2
     on conflict (brand_id, month) do update set changes = excluded.changes`,
  );
  for (const table of ['player_month', 'player_month_count'])
    await tx.query(
      `delete from ${table} where (brand_id, month) in (select distinct brand_id, month from playing)`,
    );
  await tx.query('delete from playing where bets = 0 or player_ref is null');
  await tx.query(`insert into player_month (${columns}) select ${columns} from playing`);
  await tx.query(`insert into player_month_count (${countColumns}) ${countsOf('playing')}`);
  await tx.query('drop table playing');
}

/** SQL of the months that are read as they were kept and have other players than their bets: `brandId`, `day` and `what`. */
export function differingPlayersSql(): string {
  const ofBets = `select distinct brand_id, ${monthOf('gaming_day')} as month, channel, licence_id, vertical, player_ref
    from bet where superseded_at is null and player_ref is not null`;
  const isSame = `(brand_id, month) in (select k.brand_id, k.month from player_month_kept k
    join (${months}) m on m.brand_id = k.brand_id and m.month = k.month and m.changes = k.changes)`;
  const differs = (table: string, names: string, facts: string) => {
    const [kept, told] = [table, `(${facts}) f`].map(
      (from) => `select ${names} from ${from} where ${isSame}`,
    );
    return `select distinct brand_id as "brandId", month as "day", '${table}' as "columns"
      from (((${kept}) except (${told})) union all ((${told}) except (${kept}))) d`;
  };
  return `${differs('player_month', columns, ofBets)}
    union all ${differs('player_month_count', countColumns, countsOf(`(${ofBets}) b`))}`;
}
