import { TooManyRequests } from '../../http/problems';
import type { Queryable, Store } from '../../../store/store';
import type { Subject } from './subjects';

const longestDelayMs = 15 * 60_000;
/** After so long without a failure nothing is held against anybody. */
const forgottenMs = 60 * 60_000;

/** A try that counts as failed until it is forgiven: so many at once count as many, and one that never ended as one. */
export interface CountedTry {
  /** It was right. */
  succeed(): Promise<void>;
  /** It was no failure, but no success either. */
  withdraw(): Promise<void>;
}

interface LimitRow {
  readonly subject: string;
  /** This one among them. */
  readonly failures: number;
  readonly failedAt: string;
}

/**
 * Counts a try before anything is looked at.
 *
 * Errors: `TooManyRequests` while one of `subjects` waits; such a try counts for none of them.
 */
export async function countTry(store: Store, subjects: readonly Subject[], now: Date): Promise<CountedTry> {
  // In one order, so that two at once wait for each other rather than both for ever.
  const ordered = subjects.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const before = await store.tx((tx) => claim(tx, ordered, now));
  const forgive = (isRight: boolean) =>
    store.tx(async (tx) => {
      for (const subject of ordered) {
        await forgiveOne(tx, { subject, isRight, before: before.get(subject.key), now });
      }
    });
  return { succeed: () => forgive(true), withdraw: () => forgive(false) };
}

/** Forgets what no longer counts. */
export async function forgetOldFailures(store: Queryable, now: Date): Promise<void> {
  await store.query('delete from sign_in_limit where failed_at <= cast($1 as timestamp)', [
    new Date(now.getTime() - forgottenMs).toISOString(),
  ]);
}

/** Gives for each subject when the failure before this try began. */
async function claim(
  tx: Queryable,
  subjects: readonly Subject[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const at = now.toISOString();
  const rows = await tx.query<LimitRow>(
    `insert into sign_in_limit (subject, failures, failed_at)
     values ${subjects.map((_, place) => `($${place + 2}, 1, cast($1 as timestamp))`).join(', ')}
     on conflict (subject) do update set failures = sign_in_limit.failures + 1
     returning subject as "subject", failures as "failures", failed_at as "failedAt"`,
    [at, ...subjects.map(({ key }) => key)],
  );
  const waits = rows.map((row) => waitMs(row, subjectOf(subjects, row), now));
  const longestMs = Math.max(...waits);
  if (longestMs > 0) throw tooMany(longestMs);
  await tx.query(
    `update sign_in_limit
     set failures = case when failed_at <= cast($2 as timestamp) then 1 else failures end,
       failed_at = cast($1 as timestamp)
     where subject in (${subjects.map((_, place) => `$${place + 3}`).join(', ')})`,
    [at, new Date(now.getTime() - forgottenMs).toISOString(), ...subjects.map(({ key }) => key)],
  );
  return new Map(rows.map(({ subject, failedAt }) => [subject, failedAt]));
}

function subjectOf(subjects: readonly Subject[], { subject: key }: LimitRow): Subject {
  const found = subjects.find((subject) => subject.key === key);
  if (found === undefined) throw new Error('a try was counted for what nobody asked');
  return found;
}

/** How long until the next try, in milliseconds; at most 0: it may come now. */
function waitMs({ failures, failedAt }: LimitRow, { free, firstDelayMs }: Subject, now: Date): number {
  const before = failures - 1;
  if (before < free) return 0;
  const delayMs = Math.min(longestDelayMs, firstDelayMs * 2 ** (before - free));
  return Date.parse(failedAt) + delayMs - now.getTime();
}

async function forgiveOne(
  tx: Queryable,
  forgiven: {
    readonly subject: Subject;
    readonly isRight: boolean;
    readonly before: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  const { subject, isRight, before, now } = forgiven;
  const all = isRight && subject.isForgiven;
  // The wait of those who failed before goes on from where it stood, unless somebody failed meanwhile.
  await tx.query(
    `update sign_in_limit
     set failures = ${all ? '0' : 'greatest(failures - 1, 0)'},
       failed_at = case when failed_at = cast($2 as timestamp) then cast($3 as timestamp) else failed_at end
     where subject = $1`,
    [subject.key, now.toISOString(), before ?? now.toISOString()],
  );
}

function tooMany(waitingMs: number): TooManyRequests {
  const seconds = Math.ceil(waitingMs / 1000);
  const words =
    seconds < 90 ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${Math.ceil(seconds / 60)} minutes`;
  return new TooManyRequests(seconds, `Try again in ${words}.`);
}
