import fc from 'fast-check';
import { nextRun, requireCron } from './cron';

const zones = ['Africa/Dar_es_Salaam', 'Europe/Malta', 'America/Toronto', 'Australia/Lord_Howe', 'UTC'];
const instant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom(...zones);
const clockTime = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});

/** Date and time of an instant as people in the zone read them. */
function local(date: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'short',
  }).formatToParts(date);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
    weekday: part('weekday'),
  };
}

test('a daily time runs once on every local day, whatever the clock does that night', () => {
  fc.assert(
    fc.property(instant, zone, clockTime, (after, timeZone, { hour, minute }) => {
      const runs: Date[] = [];
      for (let from = after; runs.length < 8; from = runs.at(-1)!) {
        runs.push(nextRun(`${minute} ${hour} * * *`, timeZone, from)!);
      }
      const days = runs.map((run) => local(run, timeZone).day);
      expect(new Set(days).size).toBe(days.length);
      for (const [index, day] of days.entries()) {
        if (index === 0) continue;
        const gapMs = Date.parse(day) - Date.parse(days[index - 1]!);
        expect(gapMs).toBe(86_400_000);
      }
      expect(runs[0]!.getTime()).toBeGreaterThan(after.getTime());
    }),
    { numRuns: 150 },
  );
});

test('a run is at its local time, or where the clock skips it at the end of the gap', () => {
  fc.assert(
    fc.property(instant, zone, clockTime, (after, timeZone, { hour, minute }) => {
      const run = nextRun(`${minute} ${hour} * * *`, timeZone, after)!;
      const wanted = hour * 60 + minute;
      const found = local(run, timeZone).minute;
      if (found === wanted) return;
      const before = local(new Date(run.getTime() - 60_000), timeZone).minute;
      expect(before).toBeLessThan(wanted);
      expect(found).toBeGreaterThan(wanted);
    }),
    { numRuns: 300 },
  );
});

test('a weekly time runs on its weekday', () => {
  fc.assert(
    fc.property(instant, zone, (after, timeZone) => {
      expect(local(nextRun('0 7 * * 1', timeZone, after)!, timeZone).weekday).toBe('Mon');
    }),
  );
});

test.each([
  ['spring', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['autumn', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
])('half past two in Malta in the night of the clock change in %s', (_season, after, expected) => {
  expect(nextRun('30 2 * * *', 'Europe/Malta', new Date(after))?.toISOString()).toBe(expected);
});

test.each(['* * * * *', '0,30 7 * * *', '59 6,7 * * *'])('%s is too often or not, by the hour', (pattern) => {
  const check = () => requireCron(pattern, 'UTC', new Date('2026-01-01T00:00:00Z'));
  if (pattern === '59 6,7 * * *') expect(check).not.toThrow();
  else expect(check).toThrow('not valid');
});

test('what is no pattern of five fields is refused, whatever it is', () => {
  const after = new Date('2026-01-01T00:00:00Z');
  fc.assert(
    fc.property(fc.string(), (pattern) => {
      fc.pre(!/^[\d*,/-]+( [\d*,/-]+){4}$/.test(pattern));
      expect(() => nextRun(pattern, 'UTC', after)).toThrow('not valid');
    }),
  );
  for (const pattern of [
    '60 7 * * *',
    '0 24 * * *',
    '0 7 32 * *',
    '0 7 * 13 *',
    '0 7 * * 8',
    '@daily',
    '0 7 * * MON',
  ])
    expect(() => nextRun(pattern, 'UTC', after)).toThrow('not valid');
});
