import { bucketsOf, sumOfBucket } from './day-buckets';

test('weeks begin on Monday and are cut at the ends of the period, as months are', () => {
  const period = { from: '2026-09-30', to: '2026-10-12' };

  expect(bucketsOf(period, 'week')).toEqual([
    { from: '2026-09-30', to: '2026-10-04' },
    { from: '2026-10-05', to: '2026-10-11' },
    { from: '2026-10-12', to: '2026-10-12' },
  ]);
  expect(bucketsOf(period, 'month')).toEqual([
    { from: '2026-09-30', to: '2026-09-30' },
    { from: '2026-10-01', to: '2026-10-12' },
  ]);
  expect(bucketsOf(period, 'day')).toHaveLength(13);
});

test('a bucket is the exact sum of its days, and no day is no zero', () => {
  const days = new Map([
    ['2026-10-04', '0.10'],
    ['2026-10-05', '0.20'],
    ['2026-10-06', '90071992547409930.11'],
  ]);

  expect(sumOfBucket(days, { from: '2026-10-05', to: '2026-10-11' })).toBe('90071992547409930.31');
  expect(sumOfBucket(days, { from: '2026-10-12', to: '2026-10-12' })).toBeNull();
});
