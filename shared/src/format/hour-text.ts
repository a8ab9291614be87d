import { keptTogether } from './kept-together';
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
  return keptTogether(inZone(zone).format(new Date(instant)));
}

/** A period of hours, the day once where it is one: `20 Nov, 06:00 – 07:00`. */
export function hoursText(from: string, to: string, zone: string): string {
  const format = inZone(zone);
  const [start, end] = [format.format(new Date(from)), format.format(new Date(to))];
  const [startDay] = start.split(', ');
  const [endDay, endClock] = end.split(', ');
  return keptTogether(`${start} – ${startDay === endDay ? endClock : end}`);
}
