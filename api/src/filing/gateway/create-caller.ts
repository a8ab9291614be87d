import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../platform/config/config';
import type { Store } from '../../store/store';
import type { CircuitBreaker } from './circuit-breaker';
import { findWay } from './find-way';
import { callGuarded, type CallAnswer, type GuardedRequest, type Resolve } from './guarded-call';
import { noteAttempt, type Attempt } from './note-attempt';
import { CallFault } from '../../platform/http/call-fault';

export interface CallerOptions {
  readonly store: Store;
  readonly settings: Config['authorities'];
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
  /** Addresses of names; tests put their own. */
  readonly resolve?: Resolve;
  /** Before the second try of a call that never left; then four times as long. */
  readonly pauseMs?: number;
}

/** One call: where to, what its note in the log says beside it, and what speaks against the authority's health. */
export interface Errand extends Pick<
  Attempt,
  'brandId' | 'authorityId' | 'attempt' | 'idempotencyKey' | 'payloadHash'
> {
  readonly method: 'GET' | 'POST';
  /** After the endpoint. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
  readonly signal: AbortSignal | undefined;
  isFailing(answer: CallAnswer): boolean;
}

/** No call went out, since too many failed before. */
export class CircuitOpen extends CallFault {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Calls to this authority are stopped for a while after too many failures.', {
      isUnsent: true,
      isRefused: true,
    });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const maxAnswerBytes = 256 * 1024;
/** Tries of one call while nothing of it has left this machine; everything else is the outbox's to repeat. */
const mostTries = 3;

export function circuitKey({ brandId, authorityId }: Pick<Errand, 'brandId' | 'authorityId'>): string {
  return `${brandId} ${authorityId}`;
}

/** Makes calls to authorities: guarded, counted by the circuit breaker, noted in the log. Errors: `CallFault`. */
export function createCaller(options: CallerOptions, breaker: CircuitBreaker) {
  const { store, settings, pauseMs = 300 } = options;

  async function call(errand: Errand): Promise<CallAnswer> {
    const { endpoint, policy } = await findWay(store, settings, errand);
    const entry = breaker.enter(circuitKey(errand));
    if (!entry.isAllowed) throw new CircuitOpen(entry.retryAfterSeconds);
    const request: GuardedRequest = {
      method: errand.method,
      url: `${endpoint}${errand.path}`,
      headers: { Accept: 'application/json', ...errand.headers },
      ...(errand.body === undefined ? {} : { body: errand.body }),
    };
    return noted(errand, request, () =>
      callGuarded(request, {
        policy,
        timeoutMs: settings.timeoutSeconds * 1000,
        maxAnswerBytes,
        signal: errand.signal,
        ...(options.resolve === undefined ? {} : { resolve: options.resolve }),
      }),
    );
  }

  async function noted(errand: Errand, request: GuardedRequest, make: () => Promise<CallAnswer>) {
    const at = options.clock();
    const startedMs = performance.now();
    const [settled] = await Promise.allSettled([make()]);
    const answer = settled.status === 'fulfilled' ? settled.value : undefined;
    const isFailure = answer === undefined || errand.isFailing(answer);
    breaker.leave(circuitKey(errand), !isFailure);
    const durationMs = performance.now() - startedMs;
    await noteAttempt(options, { ...errand, request, at, durationMs, answer, isFailure });
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }

  /** As `call`, and again while nothing has left this machine. */
  async function callWithTries(errand: Errand): Promise<CallAnswer> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await call(errand);
      } catch (error) {
        const mayTry = error instanceof CallFault && error.isUnsent && !error.isRefused;
        if (!mayTry || tries >= mostTries || errand.signal?.aborted === true) throw error;
        await wait(pauseMs * 4 ** (tries - 1));
      }
    }
  }

  return { call, callWithTries };
}
