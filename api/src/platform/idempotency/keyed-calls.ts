import { createHash } from 'node:crypto';
import { ProblemError } from '../http/problems';
import type { Store } from '../../store/store';

/** What makes two calls the same call. */
export interface KeyedCall {
  readonly userId: string;
  readonly brandId: string | null;
  /** Method and path pattern. */
  readonly route: string;
  /** The client's `Idempotency-Key`. */
  readonly key: string;
  /** All that was asked, as texts without NUL: the address with its query, and the body. */
  readonly request: readonly string[];
}

/** An answer as it can be given again. */
export interface KeptAnswer {
  readonly status: number;
  /** Those of this answer alone, by name in lower case; an answer without a body keeps none. */
  readonly headers: Readonly<Record<string, string>>;
  /** What JSON can say; undefined for none. */
  readonly body: unknown;
}

export interface KeyedCalls {
  /**
   * Runs `work` unless the same call was made before, whose answer is given again (`isReplayed`).
   *
   * Whatever `work` throws leaves the key free, so it must not throw once it has changed something. A call in whose
   * midst the server was stopped is never run again, since nobody knows how far it came.
   * Errors: what `work` throws; `IDEMPOTENCY_MISMATCH` (422) for a key used for something else; `IDEMPOTENCY_UNKNOWN`
   * (409) after a stop in the midst, or when the answer was too large to keep; `IDEMPOTENCY_RUNNING` (409) while
   * another process runs it.
   */
  run(
    call: KeyedCall,
    work: () => Promise<KeptAnswer>,
  ): Promise<KeptAnswer & { readonly isReplayed: boolean }>;
}

/** A call takes two minutes at most; one that started earlier was cut off. */
const longestCallMs = 120_000;
const keptMs = 86_400_000;
/** Answers of keyed calls are a header, a job or a page of figures; a larger one is a file and belongs to a job. */
const longestKeptBytes = 1_048_576;

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
    const id = hashOf([call.userId, call.brandId ?? '', call.route, call.key]);
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
    const answer = await workOrFree(id, work);
    // Done is done: when the answer cannot be kept, the key must stay taken.
    await store.query('update keyed_call set status = $2, body = $3 where id = $1', [
      id,
      answer.status,
      keptText(answer, id),
    ]);
    return { ...answer, isReplayed: false };
  }

  async function workOrFree(id: string, work: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    try {
      return await work();
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
    const text = row.body === null ? null : store.secrets.open(row.body, placeOf(id));
    return { status: row.status, ...readText(text) };
  }

  /** Headers and body as text, sealed, for it may hand out a secret; null for an answer without a body. */
  function keptText({ headers, body }: KeptAnswer, id: string): string | null {
    if (body === undefined) return null;
    const text = JSON.stringify({ headers, body });
    const isKept = Buffer.byteLength(text) <= longestKeptBytes;
    return store.secrets.seal(isKept ? text : tooLarge, placeOf(id));
  }

  return { run };
}

function placeOf(id: string) {
  return ['keyed_call', 'body', id];
}

/** Forgets keys after a day. */
export async function forgetOldKeys(store: Store, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - keptMs).toISOString();
  await store.tx((tx) => tx.query('delete from keyed_call where started_at < $1', [limit]));
}

/** Stands in place of an answer that was not kept. */
const tooLarge = 'null';

function readText(text: string | null): Pick<KeptAnswer, 'headers' | 'body'> {
  if (text === null) return { headers: {}, body: undefined };
  if (text === tooLarge) {
    throw new ProblemError(
      409,
      'IDEMPOTENCY_UNKNOWN',
      'This was done, but its answer was too large to keep',
      {
        detail: 'Read its result; do not repeat the request.',
      },
    );
  }
  return JSON.parse(text) as Pick<KeptAnswer, 'headers' | 'body'>;
}

/** Bodies go in as they are: making JSON of a file of 64 MB would hold the server up for a third of a second. */
function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

function mismatch(): ProblemError {
  return new ProblemError(422, 'IDEMPOTENCY_MISMATCH', 'This key was used for another request', {
    detail: 'Send a new Idempotency-Key with every new request; repeat one only with its request unchanged.',
  });
}

function unfinished(wasCutOff: boolean): ProblemError {
  if (!wasCutOff) {
    return new ProblemError(409, 'IDEMPOTENCY_RUNNING', 'This call is still in progress', {
      detail: 'Repeat it in a moment to get its answer.',
      headers: { 'Retry-After': '1' },
    });
  }
  return new ProblemError(409, 'IDEMPOTENCY_UNKNOWN', 'The server stopped while it did this', {
    detail: 'Check whether it was completed before you repeat it.',
  });
}
