import { compareAmounts, differenceOf, isZeroAmount, sumOfAmounts } from './exact-amount';

test('amounts past 2^53 keep their last ten-thousandth', () => {
  expect(sumOfAmounts(['90071992547409.9301', '0.0001', '-0.0002'])).toBe('90071992547409.93');
  expect(differenceOf('90071992547409930.01', '90071992547409930')).toBe('0.01');
});

test('nothing sums up to zero, and minus zero is zero', () => {
  expect(sumOfAmounts([])).toBe('0.00');
  expect(isZeroAmount(differenceOf('-1.50', '-1.5'))).toBe(true);
});

test('a negative fraction keeps its sign', () => {
  expect(differenceOf('0.25', '1')).toBe('-0.75');
  expect(sumOfAmounts(['-0.0001'])).toBe('-0.0001');
});

test('amounts are ordered as numbers, not as texts', () => {
  expect(['9.00', '-10.00', '10.00'].sort(compareAmounts)).toEqual(['-10.00', '9.00', '10.00']);
});
