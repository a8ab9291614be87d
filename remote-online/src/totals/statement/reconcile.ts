import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import { differenceOf, isZeroAmount, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';
import { statementLines, type MeasureName, type StatementLine } from './statement-lines';

export interface Mismatch {
  readonly line: StatementLine;
  /** Online + retail − total. */
  readonly difference: Money;
}

export interface Reconciliation {
  /** Lines that both channels and the total give. */
  readonly checked: number;
  readonly mismatches: readonly Mismatch[];
}

/**
 * Checks the server's total against the server's channels, line by line and to the last decimal.
 *
 * A channel that is not there has no play and counts as nothing; a figure that is not defined is not checked.
 */
export function reconcile(channels: readonly TotalMeasures[], total: TotalMeasures): Reconciliation {
  const checks = statementLines
    .filter(({ adds }) => adds)
    .map((line) => ({ line, difference: differenceOn(line.measure, channels, total) }))
    .filter((check): check is Mismatch => check.difference !== null);
  return { checked: checks.length, mismatches: checks.filter((check) => !isZeroAmount(check.difference)) };
}

function differenceOn(
  measure: MeasureName,
  channels: readonly TotalMeasures[],
  total: TotalMeasures,
): Money | null {
  const whole = total[measure];
  const parts = channels.map((one) => one[measure]);
  if (whole === null || parts.includes(null)) return null;
  return differenceOf(sumOfAmounts(parts.map(String)), String(whole));
}
