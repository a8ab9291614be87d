/**
 * The instant at which clocks of `zone` show a day (`YYYY-MM-DD`) and time (`HH:mm`); null for what is no such time.
 *
 * A time that a change of clocks skips or repeats is taken by one of its two offsets.
 */
export function instantInZone(day: string, time: string, zone: string): string | null {
  const asUtcMs = Date.parse(`${day}T${time}:00.000Z`);
  if (Number.isNaN(asUtcMs)) return null;
  // The offset at about that time, then at the time itself: they differ only near a change of clocks.
  const guessMs = asUtcMs - offsetMs(asUtcMs, zone);
  return new Date(asUtcMs - offsetMs(guessMs, zone)).toISOString();
}

/** What clocks of `zone` show at an instant, to the minute: `2026-04-03T09:30`. */
export function clockInZone(instantMs: number, zone: string): string {
  return new Date(instantMs + offsetMs(instantMs, zone)).toISOString().slice(0, 16);
}

function offsetMs(instantMs: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instantMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const shownMs = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return shownMs - Math.floor(instantMs / 1000) * 1000;
}
