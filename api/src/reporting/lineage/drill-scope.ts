import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { FactScope } from '../reports/queries/fact-sums';

/** The facts behind a cell. */
export interface DrillScope extends FactScope {
  /** Conditions on dimensions of reports. */
  readonly conditions: readonly Condition[];
  /** Null: every batch. */
  readonly batchId: string | null;
}
