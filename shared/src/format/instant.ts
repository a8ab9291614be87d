import { localeStore } from '../i18n/locale';
import { createText } from '../i18n/use-text';
import { en } from './i18n/en';
import { ar } from './i18n/ar';
import { sw } from './i18n/sw';
import { keptTogether } from './kept-together';
import { missing } from './missing';
import { ownDateText } from './own-date';
import { formatPerLanguage } from './per-language';
import { zoneText } from './zone';

const inZone = formatPerLanguage(
  (tag, zone: string) =>
    new Intl.DateTimeFormat(tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    }),
);
const inZoneToTheSecond = formatPerLanguage(
  (tag, zone: string) =>
    new Intl.DateTimeFormat(tag, {
      ...{ day: 'numeric', month: 'short', year: 'numeric', timeZone: zone },
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
    }),
);
// Swedes write dates as the standard does.
const dayIn = formatPerLanguage(
  (_, zone: string) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: zone }),
);
const clockIn = formatPerLanguage(
  (tag, zone: string) =>
    new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }),
);
const clockToTheSecondIn = formatPerLanguage(
  (tag, zone: string) =>
    new Intl.DateTimeFormat(tag, {
      ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: zone },
    }),
);
const relative = formatPerLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
const lengthText = createText('format', { en, sw, ar });

/** An instant in the zone of the brand, or in the one that the reader wants, named: `20 Nov 2026, 08:58 EAT`. Null is `—`. */
export function instantText(instant: string | null, brandZone: string): string {
  return writtenIn(instant, brandZone, { whole: inZone, clock: clockIn });
}

/** The last minute in time, as people say it, where something is late from an instant on, which is midnight for most. */
export function lastMinuteText(lateFrom: string, brandZone: string): string {
  return instantText(new Date(Date.parse(lateFrom) - 60_000).toISOString(), brandZone);
}

/** Two instants as what lies between them: `20 Nov 2026, 08:58 EAT – 21 Nov 2026, 09:00 EAT`. */
export function instantsText(from: string | null, to: string | null, brandZone: string): string {
  return keptTogether(`${instantText(from, brandZone)} – ${instantText(to, brandZone)}`);
}

/** The same to the second, for logs: `20 Nov 2026, 08:58:07 EAT`. */
export function momentText(instant: string | null, brandZone: string): string {
  return writtenIn(instant, brandZone, { whole: inZoneToTheSecond, clock: clockToTheSecondIn });
}

/** The zone in which both are written, now: `EAT`. */
export function shownZoneText(brandZone: string): string {
  const { displayZone: zone = brandZone } = localeStore.getState();
  return zoneText(zone, new Date());
}

function writtenIn(
  instant: string | null,
  brandZone: string,
  { whole, clock }: { readonly whole: typeof inZone; readonly clock: typeof clockIn },
): string {
  if (instant === null) return missing;
  const { displayZone: zone = brandZone } = localeStore.getState();
  const moment = new Date(instant);
  const ownDate = ownDateText(dayIn(zone).format(moment));
  const words =
    ownDate === undefined ? whole(zone).format(moment) : `${ownDate}, ${clock(zone).format(moment)}`;
  return keptTogether(`${words} ${zoneText(zone, moment)}`);
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
  return step === undefined
    ? relative().format(0, 'second')
    : relative().format(-Math.trunc(seconds / step.seconds), step.unit);
}

/** A length of time, its two largest units: 7325 s → `2 h 2 min`. Null is `—`. */
export function durationText(seconds: number | null): string {
  if (seconds === null) return missing;
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return lengthText('seconds', { value: Math.round(seconds) });
  if (minutes < 60) return lengthText('minutes', { value: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? `${lengthText('hours', { value: hours })} ${lengthText('minutes', { value: minutes % 60 })}`
    : `${lengthText('days', { value: Math.floor(hours / 24) })} ${lengthText('hours', { value: hours % 24 })}`;
}
