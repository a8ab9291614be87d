import { createHash } from 'node:crypto';
import { ProblemError } from '../problems';
import type { Store } from '../store/store';

/** What makes two calls the same call. */
export interface KeyedCall {
  readonly userId: string;
  readonly brandId: string | null;
  /** Method and path pattern. */
  readonly route: string;
  /** The client's `Idempotency-Key`. */
  readonly key: string;
  /** Everything that was asked: path, query and body. */
  readonly request: unknown;
}

/** An answer as it can be given again. */
export interface KeptAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface KeyedCalls {
  /**
   * Runs `work` unless the same call was made before, whose answer is given again (`isReplayed`).
   *
   * A call that fails leaves its key free: nothing was done. One in whose midst the server was stopped is never run
   * again, since nobody knows how far it came.
   * Errors: what `work` throws; `IDEMPOTENCY_MISMATCH` (422) for a key used for something else; `IDEMPOTENCY_UNKNOWN`
   * (409) after a stop in the midst; `IDEMPOTENCY_RUNNING` (409) while another process runs it.
   */
  run(
    call: KeyedCall,
    work: () => Promise<KeptAnswer>,
  ): Promise<KeptAnswer & { readonly isReplayed: boolean }>;
}

/** A call takes two minutes at most; one that started earlier was cut off. */
const longestCallMs = 120_000;
const keptMs = 86_400_000;

interface CallRow {
  readonly request_hash: string;
  readonly started_at: string;
  readonly status: number | null;
  readonly body: string | null;
}

export function createKeyedCalls(store: Store, clock: () => Date): KeyedCalls {
  /** Calls under way in this process: a repetition waits for the end. */
  const underWay = new Map<string, Promise<unknown>>();

  async function run(call: KeyedCall, work: () => Promise<KeptAnswer>) {
    const id = hashOf([call.userId, call.brandId, call.route, call.key]);
    for (let before = underWay.get(id); before !== undefined; before = underWay.get(id)) {
      await before.catch(() => undefined);
    }
    const own = runAlone(id, hashOf(call.request), work);
    underWay.set(id, own);
    try {
      return await own;
    } finally {
      underWay.delete(id);
    }
  }

  async function runAlone(id: string, requestHash: string, work: () => Promise<KeptAnswer>) {
    if (!(await reserve(id, requestHash))) {
      return { ...(await readKept(id, requestHash)), isReplayed: true };
    }
    try {
      const answer = await work();
      const body = answer.body === undefined ? null : JSON.stringify(answer.body);
      await store.query('update keyed_call set status = $2, body = $3 where id = $1', [
        id,
        answer.status,
        body,
      ]);
      return { ...answer, isReplayed: false };
    } catch (error) {
      await store.query('delete from keyed_call where id = $1', [id]);
      throw error;
    }
  }

  async function reserve(id: string, requestHash: string): Promise<boolean> {
    const reserved = await store.query(
      `insert into keyed_call (id, request_hash, started_at, status, body) values ($1, $2, $3, null, null)
       on conflict do nothing returning id`,
      [id, requestHash, clock().toISOString()],
    );
    return reserved.length > 0;
  }

  async function readKept(id: string, requestHash: string): Promise<KeptAnswer> {
    const [row] = await store.query<CallRow>(
      'select request_hash, started_at, status, body from keyed_call where id = $1',
      [id],
    );
    // It was there a moment ago: the call has just failed in another process.
    if (row === undefined) throw unfinished(false);
    if (row.request_hash !== requestHash) throw mismatch();
    if (row.status === null) {
      throw unfinished(clock().getTime() - Date.parse(row.started_at) > longestCallMs);
    }
    return { status: row.status, body: row.body === null ? undefined : (JSON.parse(row.body) as unknown) };
  }

  return { run };
}

/** Forgets keys after a day. */
export async function forgetOldKeys(store: Store, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptMs).toISOString();
  await store.tx((tx) => tx.query('delete from keyed_call where started_at < $1', [limit]));
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function mismatch(): ProblemError {
  return new ProblemError(422, 'IDEMPOTENCY_MISMATCH', 'This key was used for another request', {
    detail: 'Send a new Idempotency-Key with every new request; repeat one only with its request unchanged.',
  });
}

function unfinished(wasCutOff: boolean): ProblemError {
  if (!wasCutOff) {
    return new ProblemError(409, 'IDEMPOTENCY_RUNNING', 'This call is still under way', {
      detail: 'Repeat it in a moment to get its answer.',
      headers: { 'Retry-After': '1' },
    });
  }
  return new ProblemError(409, 'IDEMPOTENCY_UNKNOWN', 'The server stopped while it did this', {
    detail: 'Look whether it was done before you do it again.',
  });
}
