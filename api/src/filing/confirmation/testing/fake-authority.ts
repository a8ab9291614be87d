import type { AuthorityGateway, SendOutcome, Submission } from '../../../platform/http/authority-gateway';

/** An authority in memory: it keeps what it gets by its key, and each key has one effect. */
export interface FakeAuthority extends AuthorityGateway {
  /** What it has, by key. */
  readonly kept: ReadonlyMap<string, Submission>;
  /** Every call that reached it, `SEND rep_1:1` or `ASK rep_1:1`. */
  readonly calls: readonly string[];
  /** What it says of what it has; `ACCEPTED` unless told otherwise. */
  answer: SendOutcome;
  /** Calls that fail from now on: `before` it keeps anything, or `after`, with the answer lost. */
  failing: 'before' | 'after' | null;
}

export function createFakeAuthority(): FakeAuthority {
  const kept = new Map<string, Submission>();
  const calls: string[] = [];
  const unavailable: SendOutcome = { kind: 'UNAVAILABLE', detail: 'The line is dead.' };
  const authority: FakeAuthority = {
    kept,
    calls,
    answer: { kind: 'ACCEPTED', ackRef: 'ACK-1' },
    failing: null,
    send(submission) {
      calls.push(`SEND ${submission.idempotencyKey}`);
      if (authority.failing === 'before') return Promise.resolve(unavailable);
      if (!kept.has(submission.idempotencyKey)) kept.set(submission.idempotencyKey, submission);
      return Promise.resolve(authority.failing === 'after' ? unavailable : authority.answer);
    },
    askStatus({ idempotencyKey }) {
      calls.push(`ASK ${idempotencyKey}`);
      if (authority.failing === 'before') return Promise.resolve(unavailable);
      return Promise.resolve(kept.has(idempotencyKey) ? authority.answer : null);
    },
    test: () => Promise.reject(new Error('nobody tests this line')),
    circuitOf: () => 'CLOSED',
  };
  return authority;
}
