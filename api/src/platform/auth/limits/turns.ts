import { createPool } from '../pool';
import { ProblemError } from '../../http/problems';

/** As many as are looked at together: two hash, two ask the store. Beyond the first limit (five) none would be refused wrongly. */
const together = 4;
/** An office of hundreds that comes at nine waits a few seconds; beyond that the waiting would take memory without end. */
const mostWaiting = 1000;

/** Has tries to sign in take turns, those of known devices beside those of strangers, who are then never in their way. */
export interface Turns {
  /** Errors: `UNAVAILABLE` when too many wait already; whatever `work` rejects with. */
  take<T>(lane: 'known' | 'strange', work: () => Promise<T>): Promise<T>;
}

export function createTurns(): Turns {
  const lanes = { known: createLane(), strange: createLane() };
  return { take: (lane, work) => lanes[lane](work) };
}

function createLane(): <T>(work: () => Promise<T>) => Promise<T> {
  const inPool = createPool(together);
  let waiting = 0;
  return async (work) => {
    if (waiting >= mostWaiting) throw tooBusy();
    waiting += 1;
    try {
      return await inPool(work);
    } finally {
      waiting -= 1;
    }
  };
}

function tooBusy(): ProblemError {
  return new ProblemError(503, 'UNAVAILABLE', 'Too many sign-ins at the moment', {
    detail: 'Try again in a few seconds.',
    headers: { 'Retry-After': '5' },
  });
}
