import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { Blindfold } from '../access/blind/blindfold';
import type { CallRecorder } from '../access/call-recorder';
import type { CurrentUser } from '../auth/current-user';
import type { KeyedCalls } from '../idempotency/keyed-calls';
import type { Reads } from '../http/reads/reads';
import type { FindBrandOfItem } from './brand-of-item';

/** Tells who calls. What refuses does it with a `ProblemError`. */
export interface Gatekeeper {
  /** The user behind the bearer token, checked against the store for every call. */
  authenticate(request: FastifyRequest): Promise<CurrentUser>;
  /** Who the token was issued to, by its signature alone; undefined where only the store can tell. */
  claimedUserId(request: FastifyRequest): string | undefined;
  /** Refuses a writing call that does not carry the anti-forgery token of its session. */
  requireAntiForgery(request: FastifyRequest, user: CurrentUser): void;
}

/** Where routes are mounted: the server, who guards it, and what stands there so far. */
export interface Api {
  readonly server: FastifyInstance;
  readonly gatekeeper: Gatekeeper;
  readonly keyedCalls: KeyedCalls;
  readonly recorder: CallRecorder;
  readonly blindfold: Blindfold;
  readonly findBrandOfItem: FindBrandOfItem;
  readonly reads: Reads;
  /** After this a call that is still at work is stopped and refused. */
  readonly callLimitMs: number;
  /** Every endpoint mounted, in order; OpenAPI is printed from it. */
  readonly endpoints: Endpoint[];
}
