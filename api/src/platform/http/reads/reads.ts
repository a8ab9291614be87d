import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { readInTurn, turnConnections } from '../../../store/reading-turn';
import type { Store } from '../../../store/store';
import { takesTurns } from './quick-reads';
import { createReadQueue } from './read-queue';

/** A page asks for a handful at once, in a few windows. */
const ofUser = 16;
/** Each waiting call holds a connection and a few kilobytes. */
const ofAll = 500;
/** Half of the shortest `Retry-After`. */
const heldMs = 500;

export interface AskedRead {
  readonly endpoint: Endpoint;
  readonly userId: string;
  readonly question?: string | undefined;
  readonly signal: AbortSignal;
}

/** Does the work of admitted calls: reads in their turn, all others at once. */
export interface Reads {
  /** Refuses a call that no place is left for, before anything is done for it. Errors: `BUSY`. */
  requireRoom(endpoint: Endpoint, userId: string | undefined): Promise<void>;
  /** Errors: `BUSY`, and whatever `work` rejects with. */
  do<T>(asked: AskedRead, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/** `withinMs`: as far as can be foreseen a read is answered or refused within it. */
export function createReads({ engine }: Pick<Store, 'engine'>, withinMs: number): Reads {
  const queue = createReadQueue({ atOnce: turnConnections[engine], withinMs, ofUser, ofAll, heldMs });
  return {
    requireRoom: async (endpoint, userId) => {
      if (userId !== undefined && takesTurns(endpoint)) await queue.requireRoom(userId);
    },
    do: ({ endpoint, userId, question, signal }, work) => {
      if (!takesTurns(endpoint)) return work(signal);
      const asked = { userId, question, signal, kind: `${endpoint.method} ${endpoint.path}` };
      return queue.ask(asked, (untilLeft) => readInTurn(untilLeft, () => work(untilLeft)));
    },
  };
}
