import type { Cell } from '../../contracts/report-fields';
import type { Period } from '../../contracts/scalars';
import { changeOf } from '../../format/change-of';
import { decimalSum } from '../../format/decimal-sum';
import { sumOfBucket } from './day-buckets';
import type { ChartRows } from './chart-rows-query';

/** A figure of groups: each with its value of the column, and what the server says they add up to. */
export interface GroupFigures {
  readonly byValue: ReadonlyMap<string | null, string>;
  readonly sum: string | null;
  /** What is left to the sum where more groups are than came; null where all came. */
  readonly rest: string | null;
}

/** Reads the figure of each group from an answer that is grouped by `by`. */
export function groupFigures(
  { items, totals, totalCount }: ChartRows,
  by: string,
  measure: string,
): GroupFigures {
  const byValue = new Map<string | null, string>();
  for (const { key, values } of items) {
    const value = values[measure] ?? null;
    if (value !== null) byValue.set(textOf(key[by] ?? null), String(value));
  }
  const sum = textOf(totals[measure] ?? null);
  const shown = decimalSum([...byValue.values()]) ?? '0';
  const isWhole = items.length >= totalCount || sum === null;
  return { byValue, sum, rest: isWhole ? null : (changeOf(sum, shown)?.amount ?? null) };
}

/** The figure of each bucket of days. */
export function bucketFigures(
  { byValue }: GroupFigures,
  buckets: readonly Period[],
): readonly (string | null)[] {
  const byDay = new Map(
    [...byValue].flatMap(([day, value]) => (day === null ? [] : [[day, value] as const])),
  );
  return buckets.map((bucket) => sumOfBucket(byDay, bucket));
}

function textOf(cell: Cell): string | null {
  return cell === null ? null : String(cell);
}
