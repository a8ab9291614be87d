/** Why a report does not move; the codes are those of the problems the API answers with. */
export type RefusalCode =
  | 'WRONG_STATE'
  | 'STALE_SIMULATION'
  | 'HYPOTHETICAL'
  | 'INVARIANT_FAILED'
  | 'SELF_CONFIRMATION'
  | 'SECOND_FACTOR_REQUIRED'
  | 'PAYLOAD_CHANGED'
  | 'CONTROL_TOTAL_MISMATCH'
  | 'ITEM_LOCKED'
  | 'WARNINGS_OPEN'
  | 'NON_FINAL_FIGURES'
  | 'REASON_REQUIRED'
  | 'EXPIRED'
  | 'NOT_EXPIRED'
  | 'ALREADY_SENT';

export interface Refusal {
  readonly kind: 'REFUSED';
  readonly code: RefusalCode;
  readonly words: string;
  /** How often a wrong control total may still be typed; only with `CONTROL_TOTAL_MISMATCH`. */
  readonly attemptsLeft?: number;
}

export function refuse(code: RefusalCode, words: string): Refusal {
  return { kind: 'REFUSED', code, words };
}
