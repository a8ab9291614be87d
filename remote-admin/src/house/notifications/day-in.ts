/** The calendar day of an instant in a zone, `YYYY-MM-DD`. */
export function dayIn(instant: string, zone: string): string {
  // Sweden writes days as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }).format(new Date(instant));
}
