/**
 * `deep` in a file named `*.deep.test.ts`, `quick` in any other.
 *
 * A check with many cases stands in one file, which `npm test` runs with few of them; a deep file beside it imports the
 * check, and so has it run with all.
 */
export function depth<T>({ quick, deep }: { readonly quick: T; readonly deep: T }): T {
  return /\.deep\.test\.[jt]sx?$/.test(expect.getState().testPath ?? '') ? deep : quick;
}
