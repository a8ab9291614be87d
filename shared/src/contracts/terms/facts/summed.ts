import type { PartKey, Term, TermKey, TermScreen, WorkedExample } from '../term';

type Summed = (
  story: WorkedExample['story'],
  part: PartKey,
  /** The sum, then what it is made of: amounts in shillings have cents, counts have none. */
  figures: readonly [result: string, ...values: string[]],
  related: readonly TermKey[],
) => Term;

/** Makes figures that are the sum of their parts, and that stand on these screens. */
export function summedOn(screens: readonly TermScreen[]): Summed {
  return (story, part, [result, ...values], related) => ({
    kind: result.includes('.') ? 'amount' : 'count',
    formula: `Σ [${part}]`,
    example: { story, ...(result.includes('.') && { currency: 'TZS' }), given: { [part]: values }, result },
    related,
    screens,
  });
}
