import { summaryViewOf, withSummaryView } from './summary-view-in-url';

test('an address without words is every measure per day', () => {
  expect(summaryViewOf(new URLSearchParams())).toMatchObject({
    granularity: 'day',
    layout: 'buckets',
    by: null,
    measure: 'ggr',
    isChartShown: true,
  });
});

test('a view goes into the address and comes back; defaults leave it again', () => {
  const there = withSummaryView(new URLSearchParams('from=2026-10-01'), {
    granularity: 'month',
    layout: 'pivot',
    by: 'vertical',
    measure: 'winnings',
    vertical: ['BINGO'],
    isChartShown: false,
  });

  expect(summaryViewOf(there)).toMatchObject({
    granularity: 'month',
    layout: 'pivot',
    by: 'vertical',
    measure: 'winnings',
    vertical: ['BINGO'],
    isChartShown: false,
  });
  const back = withSummaryView(there, {
    granularity: 'day',
    layout: 'buckets',
    by: null,
    measure: 'ggr',
    vertical: [],
    isChartShown: true,
  });
  expect(back.toString()).toBe('from=2026-10-01');
});

test('nonsense counts as nothing', () => {
  expect(summaryViewOf(new URLSearchParams('granularity=hour&measure=luck&groupBy=shoe'))).toMatchObject({
    granularity: 'day',
    measure: 'ggr',
    by: null,
  });
});
