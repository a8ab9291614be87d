import { randomUUID } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { TooManyRequests } from '../problems';
import type { Queryable } from '../store/store';

const windowMs = 5 * 60_000;
const triesPerWindow = 5;

/** A try that counts as failed until it is forgiven. */
export interface LoginTry {
  /** The password was right: all failures of this e-mail and network are forgotten. */
  succeed(): Promise<void>;
  /** It was no failure, but no success either: only this try is forgotten. */
  withdraw(): Promise<void>;
}

/**
 * Counts a try to sign in, before the password is looked at, so that a hundred at once count as a hundred.
 *
 * Errors: `TooManyRequests` after five failures in five minutes for one e-mail from one network; other networks
 * may still sign in, so nobody can lock out somebody else.
 */
export async function countLoginTry(
  store: Queryable,
  attempt: { readonly email: string; readonly address: string; readonly now: Date },
): Promise<LoginTry> {
  const { email, now } = attempt;
  const id = randomUUID();
  const key = `${email} ${networkOf(attempt.address)}`;
  const windowStart = new Date(now.getTime() - windowMs).toISOString();
  const withdraw = async () => {
    await store.query('delete from login_failure where id = $1', [id]);
  };

  await store.query('insert into login_failure (id, throttle_key, failed_at) values ($1, $2, $3)', [
    id,
    key,
    now.toISOString(),
  ]);
  const failures = await store.query<{ id: string; failed_at: string }>(
    'select id, failed_at from login_failure where throttle_key = $1 and failed_at > $2 order by failed_at',
    [key, windowStart],
  );
  if (failures.length > triesPerWindow) {
    await withdraw();
    const freeAt = Date.parse(failures[0]?.failed_at ?? '') + windowMs;
    const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
    throw new TooManyRequests(
      seconds,
      `Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    );
  }
  return {
    withdraw,
    async succeed() {
      // One by one, by key: two successes at once then never delete the same row twice.
      for (const failure of failures)
        await store.query('delete from login_failure where id = $1', [failure.id]);
    },
  };
}

/** Forgets tries that no longer count. */
export async function forgetOldFailures(store: Queryable, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - windowMs).toISOString();
  await store.query('delete from login_failure where failed_at < $1', [limit]);
}

/** An IPv4 address, or the /64 of an IPv6 one: a household has all of those. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group === '' ? '0' : group, 16).toString(16))
    .join(':');
}
