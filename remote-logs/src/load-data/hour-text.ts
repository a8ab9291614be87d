const formats = new Map<string, Intl.DateTimeFormat>();

/** An hour in a brand's zone, short: `20 Nov, 06:00`. */
export function hourText(instant: string, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    });
  formats.set(zone, format);
  return format.format(new Date(instant));
}
