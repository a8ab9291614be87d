import type { FigureStatus, Instant, Money } from '@tallyhouse/shared/contracts/scalars';

/** What may happen to a report on its way to the authority. */
export type ConfirmationEvent =
  | { readonly kind: 'simulate' }
  /** Data or rules changed under a simulation. */
  | { readonly kind: 'invalidate' }
  | { readonly kind: 'submit'; readonly at: Instant; readonly simulation: SubmittedSimulation }
  | ConfirmEvent
  | { readonly kind: 'return'; readonly actorId: string; readonly reason: string }
  | { readonly kind: 'withdraw' }
  | { readonly kind: 'expire'; readonly at: Instant }
  | { readonly kind: 'delete' }
  /** The queue takes it up. */
  | { readonly kind: 'send' }
  /** Somebody has filed it at the authority's portal. */
  | {
      readonly kind: 'file';
      readonly actorId: string;
      readonly reference: string;
      readonly payloadHash: string;
    }
  | { readonly kind: 'sent' }
  | { readonly kind: 'fail' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'acknowledge'; readonly ackRef: string }
  | { readonly kind: 'accept' }
  | { readonly kind: 'reject'; readonly code: string; readonly text: string }
  /** Late data or an error was found in what was accepted. */
  | { readonly kind: 'require-amendment'; readonly reason: string }
  | { readonly kind: 'correct' };

export type EventKind = ConfirmationEvent['kind'];

/** The simulation that is frozen at submission. */
export interface SubmittedSimulation {
  readonly simulatedAt: Instant;
  /** Whether its data snapshot and its rule pack are still the current ones. */
  readonly isCurrent: boolean;
  /** A what-if is never submitted. */
  readonly isHypothetical: boolean;
  /** Checks of severity ERROR that failed. */
  readonly failedChecks: readonly string[];
}

export interface ConfirmEvent {
  readonly kind: 'confirm';
  readonly actorId: string;
  readonly at: Instant;
  /** When the confirmer last gave a second factor; null when never. */
  readonly secondFactorAt: Instant | null;
  /** Typed by the confirmer, who is never shown the right one. */
  readonly controlTotal: Money;
  /** Hash of the payload the confirmer saw. */
  readonly payloadHash: string;
  /** Reason for each warning the confirmer ticked, by warning id. */
  readonly warningReasons: Readonly<Record<string, string>>;
  /** Why a figure that is not final is sent all the same. */
  readonly nonFinalReason: string | null;
}

/** What the server knows of the report; frozen at submission, but for the attempts. */
export interface ReportFacts {
  readonly reportId: string;
  readonly version: number;
  /** Preparer, last editor and submitter. */
  readonly preparedBy: readonly string[];
  readonly controlTotal: Money;
  readonly payloadHash: string;
  readonly openWarnings: readonly string[];
  readonly figureStatus: FigureStatus;
  readonly failedAttempts: number;
  /** When a submission lapses that nobody confirmed. */
  readonly expiresAt: Instant;
  /** Whether this version has gone to the authority before. */
  readonly isSentBefore: boolean;
}
