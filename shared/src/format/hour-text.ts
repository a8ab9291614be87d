import { dayFormat, formatPerLanguage } from './per-language';

const inZone = formatPerLanguage((tag, zone: string) =>
  dayFormat(tag, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  }),
);

/** An hour in a brand's zone, short: `20 Nov, 06:00`. */
export function hourText(instant: string, zone: string): string {
  return inZone(zone).format(new Date(instant));
}
