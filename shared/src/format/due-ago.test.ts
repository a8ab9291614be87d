import { dueAgo } from './due-ago';

const zone = 'Africa/Dar_es_Salaam';
const agoOf = (day: string, now: string) =>
  dueAgo({ day, lateFrom: new Date(Date.parse(`${day}T21:00:00Z`)).toISOString() }, Date.parse(now), zone);

test.each([
  ['2026-10-07', '2026-11-30T05:00:00Z', '54 days ago'],
  ['2026-11-29', '2026-11-30T05:00:00Z', 'yesterday'],
  ['2026-11-30', '2026-11-30T16:00:00Z', 'in 5 hours'],
  // In the zone it is the next day already.
  ['2026-11-30', '2026-11-30T22:00:00Z', 'yesterday'],
  ['2026-12-01', '2026-11-30T05:00:00Z', 'tomorrow'],
  ['2026-12-07', '2026-11-30T20:59:00Z', 'in 7 days'],
])('%s is, seen at %s, %s', (day, now, words) => {
  expect(agoOf(day, now)).toBe(words);
});

test('a due day is one of the authority’s calendar, whatever the clock of the brand shows', () => {
  const due = { day: '2026-11-30', lateFrom: '2026-11-30T21:00:00Z' };
  const at = Date.parse('2026-11-30T20:00:00Z');

  expect(dueAgo({ ...due, zone }, at, 'Asia/Tokyo')).toBe('in 1 hour');
  expect(dueAgo(due, at, 'Asia/Tokyo')).toBe('yesterday');
});
