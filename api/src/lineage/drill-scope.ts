import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { FactScope } from '../reports/queries/fact-sums';

/** The facts behind a cell. */
export interface DrillScope extends Omit<FactScope, 'channel'> {
  /** At least one. */
  readonly channels: readonly Channel[];
  /** Conditions on dimensions of reports. */
  readonly conditions: readonly Condition[];
  /** Null: every batch. */
  readonly batchId: string | null;
}
