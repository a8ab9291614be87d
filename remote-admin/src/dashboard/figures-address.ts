import type { Comparison } from '@tallyhouse/shared/contracts/compared-period';

/** Address of a screen opened on the same gaming days, and on the same comparison of them. */
export function figuresAddress(
  path: string,
  { from, to }: { readonly from: string; readonly to: string },
  compare?: Comparison,
): string {
  const parameters = {
    from,
    to,
    ...(compare === undefined ? {} : { compare }),
  };
  return `${path}?${new URLSearchParams(parameters).toString()}`;
}
