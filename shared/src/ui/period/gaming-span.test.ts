import { gamingSpan } from './gaming-span';

test('one gaming day of Dar es Salaam runs from six to six', () => {
  const span = gamingSpan(
    { from: '2026-11-19', to: '2026-11-19' },
    { zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
  );

  expect(span.start).toEqual({ day: '2026-11-19', time: '06:00', zone: 'EAT (UTC+3)' });
  expect(span.end).toEqual({ day: '2026-11-20', time: '06:00', zone: 'EAT (UTC+3)' });
});

test('clocks that change within the period show at its ends', () => {
  const { start, end } = gamingSpan(
    { from: '2026-03-01', to: '2026-03-31' },
    { zone: 'Europe/Malta', cutoff: '00:00' },
  );

  expect([start.zone, end.zone]).toEqual(['CET (UTC+1)', 'CEST (UTC+2)']);
});

test.each([
  ['UTC', 'UTC'],
  ['Asia/Kolkata', 'UTC+5:30'],
  ['America/Toronto', 'EST (UTC−5)'],
  ['Europe/London', 'GMT (UTC)'],
])('%s is written %s', (zone, words) => {
  const { start } = gamingSpan({ from: '2026-01-05', to: '2026-01-05' }, { zone, cutoff: '00:00' });

  expect(start.zone).toBe(words);
});
