import { summaryViewOf, withSummaryView } from './summary-view-in-url';

test('an address without words is every measure per day', () => {
  expect(summaryViewOf(new URLSearchParams())).toMatchObject({
    granularity: 'day',
    layout: 'buckets',
    by: null,
    measure: 'ggr',
    chart: null,
  });
});

test('where an address says nothing of a chart there is one if it was left open', () => {
  expect(summaryViewOf(new URLSearchParams(), true).chart).toBe('time');
  expect(summaryViewOf(new URLSearchParams('chart=off'), true).chart).toBeNull();
  expect(withSummaryView(new URLSearchParams(), { granularity: 'week' }).toString()).toBe('granularity=week');
});

test('a view goes into the address and comes back; defaults leave it again', () => {
  const there = withSummaryView(new URLSearchParams('from=2026-10-01'), {
    granularity: 'month',
    layout: 'pivot',
    by: 'vertical',
    measure: 'winnings',
    vertical: ['BINGO'],
    chart: null,
  });

  expect(summaryViewOf(there)).toMatchObject({
    granularity: 'month',
    layout: 'pivot',
    by: 'vertical',
    measure: 'winnings',
    vertical: ['BINGO'],
    chart: null,
  });
  const back = withSummaryView(there, {
    granularity: 'day',
    layout: 'buckets',
    by: null,
    measure: 'ggr',
    vertical: [],
    chart: 'time',
  });
  expect(back.toString()).toBe('from=2026-10-01&chart=time');
});

test('nonsense counts as nothing', () => {
  expect(summaryViewOf(new URLSearchParams('granularity=hour&measure=luck&groupBy=shoe'))).toMatchObject({
    granularity: 'day',
    measure: 'ggr',
    by: null,
  });
});

test('the chart is over time, a mix, or folded', () => {
  const mix = withSummaryView(new URLSearchParams(), { chart: 'vertical' });

  expect(mix.toString()).toBe('chart=vertical');
  expect(summaryViewOf(mix).chart).toBe('vertical');
  expect(withSummaryView(mix, { chart: null }).toString()).toBe('chart=off');
  expect(withSummaryView(mix, { chart: 'time' }).toString()).toBe('chart=time');
});
