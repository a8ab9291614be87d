/**
 * `deep` in a file named `*.deep.test.ts`, `quick` in any other.
 *
 * A check with many cases stands in one file, which `npm test` runs with few of them; a deep file beside it imports the
 * check, and so has it run with all.
 */
export function depth<T>({ quick, deep }: { readonly quick: T; readonly deep: T }): T {
  return /\.deep\.test\.[jt]sx?$/.test(expect.getState().testPath ?? '') ? deep : quick;
}

/** How many random cases fast-check tries: few and always the same, or many and others each time. */
export function cases(quick: number, deep: number): { readonly numRuns: number; readonly seed?: number } {
  return depth({ quick: { numRuns: quick, seed: 1 }, deep: { numRuns: deep } });
}
