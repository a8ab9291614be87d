import fc from 'fast-check';
import { addDays } from './calendar';
import { gamingDaysOf } from './gaming-day';

const windows: [zone: string, day: string, cutoff: string, start: string, end: string][] = [
  ['Europe/Malta', '2026-03-28', '06:00', '2026-03-28T05:00:00Z', '2026-03-29T04:00:00Z'],
  ['Europe/Malta', '2026-03-29', '06:00', '2026-03-29T04:00:00Z', '2026-03-30T04:00:00Z'],
  ['Europe/Malta', '2026-03-29', '00:00', '2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z'],
  ['Europe/Malta', '2026-10-24', '06:00', '2026-10-24T04:00:00Z', '2026-10-25T05:00:00Z'],
  ['Europe/Malta', '2026-10-25', '00:00', '2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z'],
  ['Africa/Dar_es_Salaam', '2026-03-29', '00:00', '2026-03-28T21:00:00Z', '2026-03-29T21:00:00Z'],
  ['America/Toronto', '2026-03-08', '00:00', '2026-03-08T05:00:00Z', '2026-03-09T04:00:00Z'],
  ['America/Toronto', '2026-11-01', '00:00', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['UTC', '2026-03-29', '00:00', '2026-03-29T00:00:00Z', '2026-03-30T00:00:00Z'],
  // The cut-off does not exist: the clock jumps from 02:00 to 03:00 local.
  ['Europe/Malta', '2026-03-29', '02:30', '2026-03-29T01:00:00Z', '2026-03-30T00:30:00Z'],
  // The cut-off exists twice: the first one counts.
  ['Europe/Malta', '2026-10-25', '02:30', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00Z'],
];

test.each(windows)('%s: %s with cut-off %s starts %s and ends %s', (zone, day, cutoff, start, end) => {
  const days = gamingDaysOf(zone, cutoff);
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

  expect(days.startOf(day)).toBe(Date.parse(start));
  expect(days.startOf(next)).toBe(Date.parse(end));
});

test.each([
  ['2026-03-29T03:59:59Z', 'Europe/Malta', '06:00', '2026-03-28'],
  ['2026-03-29T04:00:00Z', 'Europe/Malta', '06:00', '2026-03-29'],
  ['2026-10-25T04:59:59Z', 'Europe/Malta', '06:00', '2026-10-24'],
  ['2026-10-25T05:00:00Z', 'Europe/Malta', '06:00', '2026-10-25'],
  ['2026-03-31T20:59:59Z', 'Africa/Dar_es_Salaam', '00:00', '2026-03-31'],
  ['2026-03-31T21:00:00Z', 'Africa/Dar_es_Salaam', '00:00', '2026-04-01'],
])('%s in %s with cut-off %s belongs to %s', (instant, zone, cutoff, day) => {
  expect(gamingDaysOf(zone, cutoff).dayOf(Date.parse(instant))).toBe(day);
});

test.each([
  'Europe/London',
  'Africa/Dar_es_Salaam',
  'America/St_Johns',
  'Pacific/Apia',
  'Australia/Lord_Howe',
])('INV-16 in %s each half hour of two years lies in exactly the day that dayOf names', (zone) => {
  const days = gamingDaysOf(zone, '02:30');
  const from = Date.parse('2025-01-01T00:00:00Z');

  for (let instant = from; instant < from + 730 * 86_400_000; instant += 1_800_000) {
    const day = days.dayOf(instant);
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    if (!(days.startOf(day) <= instant && instant < days.startOf(next)))
      throw new Error(`${instant} not in ${day}`);
  }
});

test('INV-16 whatever the zone and the cut-off, an instant lies in one gaming day and days follow without a gap', () => {
  const zones = fc.constantFrom(
    ...['Europe/London', 'Europe/Malta', 'Africa/Dar_es_Salaam', 'America/Toronto', 'America/St_Johns'],
    ...['America/Bogota', 'Australia/Lord_Howe', 'Pacific/Apia', 'Asia/Kathmandu', 'UTC'],
  );
  const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const instants = fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2036-01-01') });
  fc.assert(
    fc.property(zones, minutes, instants, (zone, minute, instant) => {
      const twoDigits = (count: number) => String(count).padStart(2, '0');
      const cutoff = `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
      const days = gamingDaysOf(zone, cutoff);
      const day = days.dayOf(instant);
      const start = days.startOf(day);
      const end = days.startOf(addDays(day, 1));

      expect(start <= instant && instant < end).toBe(true);
      expect(days.dayOf(start)).toBe(day);
      expect(days.dayOf(end - 1)).toBe(day);
      expect(days.dayOf(end)).toBe(addDays(day, 1));
    }),
    { numRuns: 300 },
  );
});

test('a cut-off that is not a time of day is refused', () => {
  expect(() => gamingDaysOf('UTC', '24:00')).toThrow('not HH:mm');
});
