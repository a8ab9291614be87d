/** One call as the log keeps it: one that we answered, or one try of a call that we made. */
export interface ApiCall {
  readonly id: string;
  /** Null where the call belongs to no brand. */
  readonly brandId: string | null;
  readonly direction: 'IN' | 'OUT';
  /** When it began. */
  readonly at: Date;
  readonly method: string;
  /** Without the query, which may hold what does not belong in a log. */
  readonly path: string;
  /** Null where no answer came. */
  readonly status: number | null;
  readonly durationMs: number;
  readonly requestBytes: number;
  readonly responseBytes: number;
  readonly actorId: string | null;
  readonly authorityId: string | null;
  /** From 1. */
  readonly attempt: number;
  readonly correlationId: string;
  /** Key under which the other side does an outbound call once; left out where there is none: it cannot be replayed. */
  readonly idempotencyKey?: string | null;
  /** SHA-256 of what was sent. */
  readonly payloadHash: string | null;
  /** As `maskBody` gives it. */
  readonly requestBody: string | null;
  readonly responseBody: string | null;
  readonly problemCode: string | null;
}
