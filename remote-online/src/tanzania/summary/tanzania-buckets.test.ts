import { givenClass, givenTaxLine, givenTaxPeriod, withholding } from '../testing/given-tanzania';
import { tanzanianBuckets, type SummaryItem } from './tanzania-buckets';

const week = { from: '2026-10-05', to: '2026-10-11' };
const sports: SummaryItem = {
  ...givenClass(),
  ...week,
  partOf: null,
  monthToDate: { ggr: '9.00', tax: '2.00' },
};
const casino: SummaryItem = {
  ...givenClass({
    productClass: 'LAND_CASINO',
    lines: [givenTaxLine({ taxedBy: 'WEEK', rate: '0.18', tax: '15183000.00' }), withholding],
  }),
  ...week,
  partOf: null,
  monthToDate: { ggr: '84350000.00', tax: '15183000.00' },
};

test('in a week only what is taxed by the week is owed; the rest accrues in its month', () => {
  const [bucket] = tanzanianBuckets([sports, casino], 'week', []);

  expect(bucket?.classes.map(({ own }) => own.map(({ tax }) => tax))).toEqual([[], ['15183000.00']]);
});

test('in a month it is the other way round', () => {
  const [bucket] = tanzanianBuckets([sports, casino], 'month', []);

  expect(bucket?.classes.map(({ own }) => own.map(({ tax }) => tax))).toEqual([['594536.00'], []]);
});

test('withholding and payments stand beside the class; a bucket that is no tax period has none', () => {
  const paid = givenTaxPeriod({ productClass: 'LAND_CASINO', period: week, paid: '15183000.00' });
  const month = givenTaxPeriod({ paid: '594536.00' });

  const [bucket] = tanzanianBuckets([sports, casino], 'week', [paid, month]);

  expect(bucket?.classes.map((one) => [one.withheld, one.paid])).toEqual([
    ['249192.00', null],
    ['249192.00', '15183000.00'],
  ]);
});
