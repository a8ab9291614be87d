/** English speakers of different countries know the letters of different zones. */
const speakers = ['en-GB', 'en-TZ', 'en-CA', 'en-AU'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** The name of a zone at a moment, the same everywhere: `EAT`, and `UTC+5:30` where it has no letters of its own. */
export function zoneText(zone: string, instant: Date): string {
  return lettersOf(zone, instant) ?? `UTC${offsetWords(zone, instant)}`;
}

/** The same with its distance from UTC: `EAT (UTC+3)`, `UTC+5:30`. */
export function zoneWithOffsetText(zone: string, instant: Date): string {
  const letters = lettersOf(zone, instant);
  const offset = `UTC${offsetWords(zone, instant)}`;
  return letters === undefined || letters === 'UTC' ? offset : `${letters} (${offset})`;
}

/** Minutes by which the clocks of a zone are ahead of UTC at a moment. */
export function zoneOffsetMinutes(zone: string, instant: Date): number {
  const match = /([+-])(\d{2}):(\d{2})/.exec(nameOf('en-GB', zone, { instant, style: 'longOffset' }));
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

function lettersOf(zone: string, instant: Date): string | undefined {
  return speakers
    .map((speaker) => nameOf(speaker, zone, { instant, style: 'short' }))
    .find((name) => /^[A-Z]{3,5}$/.test(name));
}

/** `+3`, `−4`, `+5:30`, nothing at zero. */
function offsetWords(zone: string, instant: Date): string {
  const minutes = zoneOffsetMinutes(zone, instant);
  if (minutes === 0) return '';
  const hours = Math.trunc(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  const sign = minutes < 0 ? '\u2212' : '+';
  return `${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

function nameOf(
  speaker: string,
  zone: string,
  { instant, style }: { readonly instant: Date; readonly style: 'short' | 'longOffset' },
): string {
  const key = [speaker, zone, style].join(' ');
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(speaker, { timeZone: zone, timeZoneName: style });
  formats.set(key, format);
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
