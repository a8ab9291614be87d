import { givenClass, givenTaxPeriod } from '../testing/given-tanzania';
import { tanzanianBuckets, type SummaryItem } from './tanzania-buckets';
import { quartersOf, sumsOf } from './tanzania-subtotals';

const month = (from: string, to: string, part: Parameters<typeof givenClass>[0] = {}): SummaryItem => ({
  ...givenClass(part),
  from,
  to,
  partOf: null,
  monthToDate: { ggr: '9.00', tax: '2.00' },
});
const september = { from: '2026-09-01', to: '2026-09-30' };
const october = { from: '2026-10-01', to: '2026-10-31' };

test('classes of a month add up: revenue, the taxes of its calendar, what was withheld and what was paid', () => {
  const items = [
    month(october.from, october.to, { ggr: '100.10' }),
    month(october.from, october.to, { productClass: 'VIRTUAL', ggr: '-0.20', lines: [] }),
  ];
  const [bucket] = tanzanianBuckets(items, 'month', [givenTaxPeriod({ paid: '12.00' })]);

  expect(sumsOf(bucket?.classes ?? [])).toEqual({
    ggr: '99.90',
    accrued: '594536.00',
    withheld: '249192.00',
    paid: '12.00',
  });
});

test('without any tax or payment there is no sum of them, which is not zero', () => {
  const [bucket] = tanzanianBuckets([month(october.from, october.to, { lines: [] })], 'month', []);

  expect(sumsOf(bucket?.classes ?? [])).toMatchObject({ accrued: null, withheld: null, paid: null });
});

test('months stand in their quarters; a quarter is whole with all three', () => {
  const months = ['07', '08', '09', '10'].map((name) => month(`2026-${name}-01`, `2026-${name}-28`));

  const quarters = quartersOf(tanzanianBuckets(months, 'month', []), 'month');

  expect(
    quarters.map(({ year, quarter, isWhole, buckets }) => [year, quarter, isWhole, buckets.length]),
  ).toEqual([
    [2026, 3, true, 3],
    [2026, 4, false, 1],
  ]);
});

test('a week that crosses the end of a quarter stands in that of its last day', () => {
  const weeks = [
    month(september.from, '2026-09-27'),
    month('2026-09-28', '2026-10-04'),
    month('2026-12-28', '2027-01-03'),
  ];

  const quarters = quartersOf(tanzanianBuckets(weeks, 'week', []), 'week');

  expect(quarters.map(({ year, quarter }) => [year, quarter])).toEqual([
    [2026, 3],
    [2026, 4],
    [2027, 1],
  ]);
});
