import type { Queryable, Store } from '../../../store/store';

/** Two at once: one to look at, one in the making; a third would only slow both. */
export const runningPerOwner = 2;
// The embedded store has four connections: screens keep one whatever goes on.
const runningAtOnce = 3;

/** Who takes jobs, and since when a silent runner counts as gone. */
export interface Taker {
  readonly runner: string;
  readonly now: Date;
  /** A job of another runner whose heartbeat is older has lost its process. */
  readonly silentSince: Date;
}

/**
 * Takes the next job of the queue for a runner and gives its id; undefined when there is none that may run now.
 *
 * Jobs whose process is gone return to their place in the queue first. Processes take turns, so the limits hold for
 * all of them together.
 */
export function takeJob(store: Store, taker: Taker): Promise<string | undefined> {
  return store.tx(async (tx) => {
    await takeTurn(tx);
    await tx.query(
      `update job set state = 'QUEUED', runner = null, started_at = null, heartbeat_at = null
       where state = 'RUNNING' and runner <> $1 and heartbeat_at < cast($2 as timestamp)`,
      [taker.runner, taker.silentSince.toISOString()],
    );
    const [next] = await tx.query<{ id: string }>(
      `select j.id as "id" from job j
       where j.state = 'QUEUED' and (select count(*) from job r where r.state = 'RUNNING') < ${runningAtOnce}
         and (select count(*) from job r where r.state = 'RUNNING' and r.owner_id = j.owner_id) < ${runningPerOwner}
       order by j.turn limit 1`,
    );
    if (next === undefined) return undefined;
    await tx.query(
      `update job set state = 'RUNNING', runner = $2, attempts = attempts + 1, done = 0, total = 0, step = '',
         started_at = cast($3 as timestamp), heartbeat_at = cast($3 as timestamp)
       where id = $1`,
      [next.id, taker.runner, taker.now.toISOString()],
    );
    return next.id;
  });
}

/** Whether `takeJob` could find something: asked often, and cheaper than taking turns. */
export async function hasWaitingJobs(store: Queryable, { runner, silentSince }: Taker): Promise<boolean> {
  const [row] = await store.query<{ waiting: number }>(
    `select count(*) as waiting from job
     where state = 'QUEUED' or (state = 'RUNNING' and runner <> $1 and heartbeat_at < cast($2 as timestamp))`,
    [runner, silentSince.toISOString()],
  );
  return row !== undefined && row.waiting > 0;
}

/** Holds up everybody else who takes a turn until `tx` ends. Gives a number that grows with each turn. */
export async function takeTurn(tx: Queryable): Promise<number> {
  const [row] = await tx.query<{ last: number }>(
    'update job_turn set last = last + 1 where id = 1 returning last',
  );
  if (row === undefined) throw new Error('the store has no row in job_turn');
  return row.last;
}
