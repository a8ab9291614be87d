/** Why a figure is not final, as codes. Each names its subject: a day, a source, a law, a load, a rule, a currency. */
export const reasonCodes = [
  'OPEN',
  'AWAITED',
  'BEFORE',
  'LAW',
  'GAP',
  'PARTIAL',
  'REJECTED',
  'MORE',
  'LATE_TOLERANCE',
  'FX_MISSING',
  'FACT_MISSING',
  'UNCLASSIFIED',
  'ESTIMATED',
  'RULE_UNVERIFIED',
  'NEGATIVE_UNKNOWN',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];
