/** Address of one tax period. */
export function periodAddress(id: string): string {
  return `/tax-reporting/${encodeURIComponent(id)}`;
}
