import { dailyGgrOf } from './daily-ggr';

const fact = (day: string, channel: 'ONLINE' | 'RETAIL', ggr: string) => ({
  day,
  channel,
  stakes: '1000.00',
  ggr,
});

test('a day without facts is a hole, not a zero', () => {
  const model = dailyGgrOf(
    [fact('2026-11-18', 'ONLINE', '10.00'), fact('2026-11-20', 'ONLINE', '-5.25')],
    '2026-11-20',
    3,
  );

  expect(model.days).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  expect(model.channels).toEqual([{ channel: 'ONLINE', ggr: ['10.00', null, '-5.25'] }]);
  expect(model.totals).toEqual(['10.00', null, '-5.25']);
});

test('channels add up to the cent, online first', () => {
  const model = dailyGgrOf(
    [fact('2026-11-20', 'RETAIL', '0.20'), fact('2026-11-20', 'ONLINE', '0.10')],
    '2026-11-20',
    1,
  );

  expect(model.channels.map(({ channel }) => channel)).toEqual(['ONLINE', 'RETAIL']);
  expect(model.totals).toEqual(['0.30']);
});

test('35 days end with the last complete gaming day', () => {
  const { days } = dailyGgrOf([], '2026-03-02');

  expect(days).toHaveLength(35);
  expect(days[0]).toBe('2026-01-27');
  expect(days.at(-1)).toBe('2026-03-02');
});
