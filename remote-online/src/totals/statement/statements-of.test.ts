import { givenBrandTotal, givenMeasures, givenMeta, givenTotals } from '../testing/given-totals';
import { statementsOf } from './statements-of';

const ofYearBefore = (noActivity: boolean) =>
  givenTotals({
    brands: [givenBrandTotal({ measures: givenMeasures({ ggr: '0.00' }), meta: givenMeta({ noActivity }) })],
  });
const beforeOf = (compared: ReturnType<typeof givenTotals> | null) =>
  statementsOf(givenTotals(), compared)[0]?.before;

test('days of which nothing is known are no zero to compare with', () => {
  expect(beforeOf(ofYearBefore(true))).toBeNull();
  expect(beforeOf(ofYearBefore(false))).toMatchObject({ ggr: '0.00' });
});

test('without a comparison the period just before is compared with', () => {
  expect(beforeOf(null)).toMatchObject({ ggr: '80.00' });
});
