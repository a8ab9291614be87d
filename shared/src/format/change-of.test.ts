import { changeOf, changeText } from './change-of';
import { decimalSum } from './decimal-sum';

test.each([
  ['125.00', '100.00', 'more', '25.00', '0.2500'],
  ['75.00', '100.00', 'less', '-25.00', '-0.2500'],
  ['100.00', '100.00', 'same', '0.00', '0.0000'],
  ['-50.00', '-100.00', 'more', '50.00', '0.5000'],
  ['-150.00', '-100.00', 'less', '-50.00', '-0.5000'],
  ['90071992547409931.01', '90071992547409930.99', 'more', '0.02', '0.0000'],
  ['2', '3', 'less', '-1', '-0.3333'],
  ['5', '3', 'more', '2', '0.6667'],
  ['100.0050', '100', 'more', '0.0050', '0.0001'],
])('%s against %s is %s by %s (%s)', (current, previous, direction, amount, rate) => {
  expect(changeOf(current, previous)).toEqual({ direction, amount, rate });
});

test('a zero base has no percentage', () => {
  expect(changeOf('12.50', '0.00')).toEqual({ direction: 'more', amount: '12.50', rate: null });
});

test('a figure that is not there changes by nothing that can be said', () => {
  expect(changeOf(null, '1')).toBeNull();
  expect(changeOf('1', null)).toBeNull();
});

test('a sum keeps every digit and leaves out what is not there', () => {
  expect(decimalSum(['90071992547409930.11', null, '0.9'])).toBe('90071992547409931.01');
  expect(decimalSum([null])).toBeNull();
});

test.each([
  ['125.00', '100.00', '▲ +25.00 (+25.00\u00A0%)'],
  ['75.00', '100.00', '▼ −25.00 (−25.00\u00A0%)'],
  ['100.00', '100.00', '= 0.00 (0.00\u00A0%)'],
  ['5.00', '0.00', '▲ +5.00 (n/a)'],
])('%s against %s is told as %s', (current, previous, told) => {
  const words = { write: String, notApplicable: 'n/a' };
  expect(changeText(changeOf(current, previous), words)).toBe(told);
});
