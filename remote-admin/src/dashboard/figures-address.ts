import type { Comparison } from '@tallyhouse/shared/contracts/compared-period';

/** Address of a screen opened on the same gaming days, on the same comparison of them, and on why a figure changed. */
export function figuresAddress(
  path: string,
  { from, to }: { readonly from: string; readonly to: string },
  compare?: Comparison,
  why?: 'ggr' | 'winnings',
): string {
  const parameters = {
    from,
    to,
    ...(compare === undefined ? {} : { compare }),
    ...(why === undefined ? {} : { why }),
  };
  return `${path}?${new URLSearchParams(parameters).toString()}`;
}
