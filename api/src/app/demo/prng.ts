import { createHash } from 'node:crypto';

/** A stream of numbers that depends on nothing but its seed text. */
export interface Prng {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number in [0, count). */
  below(count: number): number;
  /** Uniform in [low, high). */
  between(low: number, high: number): number;
  /** True with probability `share`. */
  chance(share: number): boolean;
  /** Standard normal. */
  normal(): number;
  /** Exponential with the given mean. */
  exponential(mean: number): number;
  logNormal(median: number, sigma: number): number;
  poisson(mean: number): number;
}

/** Seeds with SHA-256 of `seedText`, so that neighbouring seeds share nothing. */
export function createPrng(seedText: string): Prng {
  const digest = createHash('sha256').update(seedText).digest();
  let a = digest.readInt32LE(0);
  let b = digest.readInt32LE(4);
  let c = digest.readInt32LE(8);
  let counter = digest.readInt32LE(12);
  let spare = NaN;

  // sfc32: 128 bits of state, passes the usual batteries, a few integer operations a draw.
  function next(): number {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  }

  function normal(): number {
    if (!Number.isNaN(spare)) {
      const kept = spare;
      spare = NaN;
      return kept;
    }
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  }

  function poisson(mean: number): number {
    // Past 50 the normal curve is close enough for a count of bets.
    if (mean > 50) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = next(); product > limit; product *= next()) count += 1;
    return count;
  }

  return {
    next,
    below: (count) => Math.floor(next() * count),
    between: (low, high) => low + next() * (high - low),
    chance: (share) => next() < share,
    normal,
    exponential: (mean) => -mean * Math.log(1 - next()),
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
    poisson,
  };
}

/** Draws an index in proportion to `weights`. */
export function createPicker(weights: readonly number[]): (prng: Prng) => number {
  const sums = new Float64Array(weights.length);
  let total = 0;
  for (const [index, weight] of weights.entries()) {
    total += weight;
    sums[index] = total;
  }
  return (prng) => {
    const target = prng.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? total) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
