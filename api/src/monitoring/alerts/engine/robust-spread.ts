/** The middle of some values and how far they lie from it as a rule. */
export interface Spread {
  readonly middle: number;
  /** Median absolute deviation: half of the values lie within it on either side. */
  readonly deviation: number;
  /** One robust standard deviation. */
  readonly sigma: number;
}

// The median absolute deviation of a normal distribution times this is its standard deviation.
const madToSigma = 1.4826;

/** Median, and median absolute deviation × 1.4826: neither is moved by a few values far off. Of no values, zeros. */
export function spreadOf(values: readonly number[]): Spread {
  const middle = median(values);
  const deviation = median(values.map((value) => Math.abs(value - middle)));
  return { middle, deviation, sigma: deviation * madToSigma };
}

/**
 * Where half of the values lie, median ± median absolute deviation; null where that band would be wider than the median
 * itself, and so say nothing of it. Never below zero.
 */
export function bandOf({
  middle,
  deviation,
}: Spread): { readonly least: number; readonly most: number } | null {
  return 2 * deviation > middle ? null : { least: middle - deviation, most: middle + deviation };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
