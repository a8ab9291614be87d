import { missing } from './missing';

const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant in the zone of the brand, zone named: `20 Nov 2026, 08:58 GMT+3`. Null is `—`. */
export function instantText(instant: string | null, zone: string): string {
  if (instant === null) return missing;
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'short',
    });
  formats.set(zone, format);
  return format.format(new Date(instant));
}

const steps = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** How long ago, in its largest unit: `14 minutes ago`, `now` within the last minute. Null is `—`. */
export function agoText(instant: string | null, nowMs: number): string {
  if (instant === null) return missing;
  const seconds = (nowMs - Date.parse(instant)) / 1000;
  const step = steps.find((candidate) => Math.abs(seconds) >= candidate.seconds);
  const format = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  return step === undefined
    ? format.format(0, 'second')
    : format.format(-Math.trunc(seconds / step.seconds), step.unit);
}

/** A length of time, its two largest units: 7325 s → `2 h 2 min`. Null is `—`. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return missing;
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return `${Math.round(seconds)} s`;
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
