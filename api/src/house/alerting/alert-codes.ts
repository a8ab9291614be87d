import type { AlertCode, AlertSeverity } from '@tallyhouse/shared/contracts/critical-alerts';

/** What is known of a code beforehand. */
export interface AlertRule {
  readonly name: string;
  /** By its consequence as a rule; a detector that knows more of it says otherwise. */
  readonly severity: AlertSeverity;
  /**
   * How it ends without a person: `CLEARED` when the condition is gone, `ACKNOWLEDGED` when somebody has seen it,
   * `NEVER` where only a note ends it.
   */
  readonly ends: 'CLEARED' | 'ACKNOWLEDGED' | 'NEVER';
  /** Who may handle it: the people of the brand, those who keep the system running, or both. */
  readonly handledBy: 'BRAND' | 'SYSTEM' | 'BOTH';
}

/** Source: docs/domain/alerts.md. */
export const alertRules: Readonly<Record<AlertCode, AlertRule>> = {
  'CA-01': { name: 'DEADLINE_NEAR', severity: 'HIGH', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-02': { name: 'DEADLINE_MISSED', severity: 'CRITICAL', ends: 'NEVER', handledBy: 'BRAND' },
  'CA-03': { name: 'NO_ACK', severity: 'HIGH', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-04': { name: 'SUBMISSION_REJECTED', severity: 'CRITICAL', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-05': { name: 'RECON_MISMATCH', severity: 'CRITICAL', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-06': { name: 'DATA_GAP', severity: 'HIGH', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-07': { name: 'LATE_LOAD', severity: 'HIGH', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-08': { name: 'DUPLICATE_BATCH', severity: 'MEDIUM', ends: 'ACKNOWLEDGED', handledBy: 'BRAND' },
  'CA-09': { name: 'HASH_MISMATCH', severity: 'CRITICAL', ends: 'NEVER', handledBy: 'BOTH' },
  'CA-10': { name: 'API_FAILURE', severity: 'CRITICAL', ends: 'CLEARED', handledBy: 'BOTH' },
  'CA-11': { name: 'CERT_EXPIRY', severity: 'HIGH', ends: 'CLEARED', handledBy: 'BOTH' },
  'CA-12': { name: 'RULE_UNVERIFIED', severity: 'MEDIUM', ends: 'CLEARED', handledBy: 'BRAND' },
  // Those whom it is about belong to the brand: an administrator looks at it.
  'CA-13': { name: 'CONFIRMATION_ABUSE', severity: 'HIGH', ends: 'NEVER', handledBy: 'SYSTEM' },
  'CA-14': { name: 'LIABILITY_BREAK', severity: 'CRITICAL', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-15': { name: 'CLOCK_SKEW', severity: 'MEDIUM', ends: 'CLEARED', handledBy: 'BOTH' },
  'CA-16': { name: 'OUTLIER', severity: 'MEDIUM', ends: 'NEVER', handledBy: 'BRAND' },
  'CA-17': { name: 'FX_MISSING', severity: 'HIGH', ends: 'CLEARED', handledBy: 'BRAND' },
  'CA-18': { name: 'RETAIL_DRAWER', severity: 'MEDIUM', ends: 'NEVER', handledBy: 'BRAND' },
};

export const severityRank: Readonly<Record<AlertSeverity, number>> = { CRITICAL: 3, HIGH: 2, MEDIUM: 1 };

/** Hours within which somebody who takes an alert deals with it, unless they say otherwise. */
export const hoursToHandle: Readonly<Record<AlertSeverity, number>> = { CRITICAL: 4, HIGH: 24, MEDIUM: 72 };
