/** The holds that are usual for a period, as fractions. */
export interface HoldBand {
  readonly low: number;
  readonly high: number;
}

/** Fewer say nothing about what is usual. */
const leastBuckets = 5;
/** As the alert on outliers has it. */
const deviations = 4;
/** Makes a median deviation comparable with a standard deviation. */
const normal = 1.4826;

/** Median ± 4 robust deviations of the holds of a period; null where there are too few. For marking, not for reporting. */
export function holdBandOf(holds: readonly (string | null)[]): HoldBand | null {
  const known = holds.flatMap((hold) => (hold === null ? [] : [Number(hold)]));
  if (known.length < leastBuckets) return null;
  const middle = medianOf(known);
  const spread = deviations * normal * medianOf(known.map((hold) => Math.abs(hold - middle)));
  return { low: middle - spread, high: middle + spread };
}

export function isOutside(band: HoldBand, hold: string): boolean {
  return Number(hold) < band.low || Number(hold) > band.high;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}
