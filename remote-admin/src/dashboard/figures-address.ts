/** Address of a screen opened on the same gaming days. */
export function figuresAddress(path: string, period: { readonly from: string; readonly to: string }): string {
  return `${path}?${new URLSearchParams({ from: period.from, to: period.to }).toString()}`;
}
