import { rowsChartOf, withRowsChart } from './chart-in-url';

test('a drawing goes into the address and comes back; defaults leave it again', () => {
  const chart = { chart: { by: 'vertical' }, measure: 'stakes', comparedWith: 'accepted' } as const;
  const there = withRowsChart(new URLSearchParams('view=explore'), chart);

  expect(there.toString()).toBe('view=explore&chart=by-vertical&chartMeasure=stakes&chartCompare=accepted');
  expect(rowsChartOf(there)).toEqual(chart);
  expect(rowsChartOf(withRowsChart(there, { chart: { per: 'week' } })).chart).toEqual({ per: 'week' });
  const back = withRowsChart(there, { chart: null, measure: 'ggr', comparedWith: null });
  expect(back.toString()).toBe('view=explore');
});

test('nonsense draws nothing', () => {
  expect(rowsChartOf(new URLSearchParams('chart=per-hour')).chart).toBeNull();
  expect(rowsChartOf(new URLSearchParams('chart=by-')).chart).toBeNull();
});
