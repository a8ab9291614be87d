import type { VersionDifference } from '@tallyhouse/shared/contracts/confirmation-items';
import { decimalSum } from '@tallyhouse/shared/format/decimal-sum';

type MeasureDifference = VersionDifference['measures'][number];

/** One figure of two versions, with why it changed. */
export interface ComparedMeasure extends MeasureDifference {
  /** Whether the causes add up to the change, to the last digit. */
  readonly closes: boolean;
}

/**
 * What changed from the first version to the last, of the differences of each to the one that it replaces, oldest
 * first. Causes of several versions are added up, exactly. A figure that one of them lacks is left out.
 */
export function compareVersions(differences: readonly VersionDifference[]): readonly ComparedMeasure[] {
  const [first] = differences;
  return (first?.measures ?? []).flatMap(({ measure }) => {
    const steps = differences.flatMap(({ measures }) => measures.filter((one) => one.measure === measure));
    const [oldest, newest] = [steps[0], steps.at(-1)];
    if (oldest === undefined || newest === undefined || steps.length !== differences.length) return [];
    const delta = decimalSum(steps.map((step) => step.delta)) ?? '0';
    const causes = causesOf(steps);
    const explained = decimalSum(causes.map(({ amount }) => amount)) ?? '0';
    const unexplained = decimalSum([delta, negated(explained)]);
    return [
      {
        measure,
        before: oldest.before,
        after: newest.after,
        delta,
        causes,
        closes: isZero(unexplained),
      },
    ];
  });
}

/** Whether an amount is nothing, with however many decimals it is written. */
export function isZero(amount: string | null): boolean {
  return amount !== null && /^-?0+(\.0+)?$/.test(amount);
}

function causesOf(steps: readonly MeasureDifference[]): MeasureDifference['causes'] {
  const all = steps.flatMap(({ causes }) => causes);
  return [...new Set(all.map(({ cause }) => cause))].map((cause) => ({
    cause,
    amount: decimalSum(all.filter((one) => one.cause === cause).map(({ amount }) => amount)) ?? '0',
  }));
}

function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}
