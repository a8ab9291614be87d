import type { ReasonCode } from '../reason-codes';

/** English labels of codes, as columns, covers of files and tags show them; `codes.en.ts` has them for sentences. */
export const channels = { ONLINE: 'Online', RETAIL: 'Retail' };

/** What stands in a shop. */
export const terminalTypes = {
  OTC: 'Counter',
  SSBT: 'Self-service',
  HANDHELD: 'Handheld',
  SLOT: 'Slot machine',
  TABLE: 'Table',
};

export const figureStatuses = {
  FINAL: 'Final',
  PROVISIONAL: 'Provisional',
  ESTIMATED: 'Estimated',
  UNVERIFIED_RULE: 'Rule not verified',
};

/** Why figures are not final, with what it is about. */
export const statusReasons = {
  LAW: 'Records break a data rule: {{what}}',
  GAP: 'Missing data: {{what}}',
  PARTIAL: 'Data partially loaded: {{what}}',
  REJECTED: 'File rejected: {{what}}',
  MORE: 'and {{what}} more files that have not arrived in full',
  OPEN: 'Data still arriving: {{what}}',
  AWAITED: 'Files not received yet: {{what}}',
  BEFORE: 'No files from before {{what}}',
  LATE_TOLERANCE: 'Late records are accepted until {{what}}',
  FX_MISSING: 'No exchange rate: {{what}}',
  FACT_MISSING: 'Data needed for a tax is missing: {{what}}',
  UNCLASSIFIED: 'Play without a tax class: {{what}}',
  ESTIMATED: 'Estimate: {{what}}',
  RULE_UNVERIFIED: 'Rule not verified: {{what}}',
  NEGATIVE_UNKNOWN: 'Treatment of a negative base is not known: {{what}}',
} satisfies Readonly<Record<ReasonCode, string>>;

export const bases = {
  PLACED: 'Bets placed in the period',
  SETTLED: 'Bets settled in the period',
  PAID: 'Winnings paid in the period',
  PLACED_PAID: 'Stakes placed, winnings paid',
};

export const taxPeriodStates = {
  OPEN: 'Open',
  SOFT_CLOSED: 'Soft-closed',
  CLOSED: 'Closed',
  FILED: 'Filed',
  PAID: 'Paid',
  REOPENED: 'Reopened',
  AMENDED: 'Amended',
};

/** Records behind a figure. */
export const factKinds = { BET: 'Bet placed', SETTLEMENT: 'Settlement', PAYMENT: 'Payment' };

/** What a settlement says. */
export const betResults = {
  WON: 'Won',
  LOST: 'Lost',
  VOID: 'Void',
  LATE_VOID: 'Void after settlement',
  CANCELLED: 'Cancelled',
  CASHED_OUT: 'Cashed out',
  PARTIAL_CASHOUT: 'Partly cashed out',
  RESETTLED: 'Resettled',
};

export const loadStates = {
  LOADED: 'Loaded',
  PARTIAL: 'Partial',
  REJECTED: 'Rejected',
  DUPLICATE: 'Duplicate',
  MISSING: 'Missing',
  LATE: 'Late',
  SUPERSEDED: 'Superseded',
};

/** Why records of a file are refused. */
export const rejectCodes = {
  SCHEMA: 'Not in the agreed format',
  UNKNOWN_BRAND: 'Unknown brand',
  UNKNOWN_BRANCH: 'Unknown branch',
  UNKNOWN_PRODUCT: 'Unknown product',
  BAD_CURRENCY: 'Wrong currency',
  BAD_AMOUNT: 'Invalid amount',
  NEGATIVE_STAKE: 'Negative stake',
  FUTURE_EVENT: 'Event in the future',
  OUTSIDE_LICENCE: 'Outside the licence',
  MOVED_RECORD: 'Same version with a different time',
  CHANGED_RECORD: 'Same version with different content',
  STALE_VERSION: 'Older than the loaded version',
  CONTROL_TOTAL: 'Control total does not match',
  SEQUENCE_REUSED: 'Number used for another file',
};

/** Records that break data rules. */
export const recordKinds = { bet: 'Bet', settlement: 'Settlement', payment: 'Payment' };
export const exceptionStates = { OPEN: 'Open', WAIVED: 'Waived', GONE: 'Corrected' };

export const alertSeverities = { CRITICAL: 'Critical', HIGH: 'High', MEDIUM: 'Medium' };
export const alertStates = {
  OPEN: 'Open',
  ACKNOWLEDGED: 'Acknowledged',
  RESOLVED: 'Resolved',
  AUTO_RESOLVED: 'Resolved automatically',
};

export const callDirections = { IN: 'Inbound', OUT: 'Outbound' };
export const branchStates = { OPEN: 'Open', CLOSED: 'Closed' };

/** What a check of a report weighs. */
export const checkSeverities = { INFO: 'Note', WARN: 'Warning', ERROR: 'Error' };

/** Who takes a step of a report where that is no person. */
export const stepActors = { system: 'System' };

/** Why the product itself took a report to a state. */
export const stepReasons = {
  EXPIRED: 'Not confirmed in time.',
  STALE: 'Data or rules have changed since it was simulated.',
};
