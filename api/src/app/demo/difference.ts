/** A figure of the store that is not what the truth file says a correct store holds. */
export interface Difference {
  readonly where: string;
  readonly measure: string;
  readonly expected: string;
  readonly found: string;
}

/** One difference when the store's sum, or zero for a row that is not there, is not what is expected; else none. */
export function difference(
  where: string,
  measure: string,
  expected: string | number,
  found: string | number,
): Difference[] {
  const isSame = typeof expected === 'number' ? expected === Number(found) : expected === amountText(found);
  return isSame ? [] : [{ where, measure, expected: String(expected), found: String(found) }];
}

/** Both engines give sums of decimals as text; a missing row is a zero. */
function amountText(found: string | number): string {
  const [whole = '0', decimals = ''] = String(found).split('.');
  return `${whole}.${decimals.padEnd(4, '0')}`;
}
