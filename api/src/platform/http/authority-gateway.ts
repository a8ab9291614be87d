/** A frozen payload on its way to an authority. */
export interface Submission {
  readonly reportId: string;
  readonly version: number;
  readonly brandId: string;
  readonly authorityId: string;
  readonly obligationCode: string;
  /** The bytes that were confirmed; sent as they are. */
  readonly payload: Buffer;
  readonly contentType: string;
  /** `sha256:` and 64 hex digits over `payload`. */
  readonly payloadHash: string;
  /** `reportId:version`: the same key never has two effects at the authority. */
  readonly idempotencyKey: string;
  /** 1 for the first. */
  readonly attempt: number;
}

/** What became of a submission, as far as is known. */
export type SendOutcome =
  | { readonly kind: 'RECEIVED'; readonly ackRef: string | null }
  | { readonly kind: 'ACKNOWLEDGED'; readonly ackRef: string }
  | { readonly kind: 'ACCEPTED'; readonly ackRef: string }
  | {
      readonly kind: 'REJECTED';
      readonly code: string;
      readonly text: string;
      readonly ackRef: string | null;
    }
  /** Not known whether it arrived, or refused for now: ask for its status, then send the same key again. */
  | { readonly kind: 'UNAVAILABLE'; readonly detail: string; readonly retryAfterSeconds?: number };

/** Which submission is asked about. */
export interface SubmissionRef {
  readonly authorityId: string;
  readonly brandId: string;
  readonly idempotencyKey: string;
}

/** Whether calls to an authority are let through: OPEN for a while after too many failures, then one is tried. */
export type CircuitState = 'CLOSED' | 'OPEN' | 'HALF_OPEN';

export interface ConnectionTest {
  readonly isReachable: boolean;
  /** True when it was called and did not answer in time. */
  readonly isLate: boolean;
  /** What was found, in words for people. */
  readonly detail: string;
  readonly durationMs: number;
  /** Last day of the authority's own TLS certificate; null without TLS or answer. */
  readonly serverCertificateUntil: string | null;
  readonly circuit: CircuitState;
}

/**
 * The way to authorities. Nothing here rejects for a fault of the network or of the authority: the outcome tells it.
 *
 * Errors: `Error` from `send` when the payload does not have its hash; nothing is sent then.
 */
export interface AuthorityGateway {
  send(submission: Submission, signal?: AbortSignal): Promise<SendOutcome>;
  /** Null when the authority says that it never got that key. */
  askStatus(ref: SubmissionRef, signal?: AbortSignal): Promise<SendOutcome | null>;
  test(
    ref: { readonly authorityId: string; readonly brandId: string },
    signal?: AbortSignal,
  ): Promise<ConnectionTest>;
  circuitOf(ref: { readonly authorityId: string; readonly brandId: string }): CircuitState;
}
