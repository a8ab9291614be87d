import { problemOf } from '@tallyhouse/shared/ui/problem-notice';

/**
 * The fields that the server found wrong, by the last part of the names it gives them; null where the refusal is about
 * something else as well, which is then told in its own words.
 */
export function wrongFields(error: unknown, names: readonly string[]): readonly string[] | null {
  const problem = problemOf(error);
  if (problem?.code !== 'VALIDATION' || problem.errors === undefined) return null;
  const wrong = problem.errors.map(({ field }) => field.split('.').at(-1) ?? '');
  return wrong.length > 0 && wrong.every((name) => names.includes(name)) ? [...new Set(wrong)] : null;
}
