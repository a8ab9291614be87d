import { setOwnFormats } from '@tallyhouse/shared/i18n/locale';
import { amountOf } from './typed-amount';

test.each([
  ['50000000', '50000000'],
  [' 50,000,000.00 ', '50000000.00'],
  ['50 000 000.5', '50000000.5'],
  ['−1,234.50', '-1234.50'],
  ['0', '0'],
])('%j is %s', (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});

test.each(['', '1,5', '1,23,456', '12.34567', '1.234.567', 'TZS 5', '1e6', '--1'])(
  '%j is not guessed at',
  (typed) => {
    expect(amountOf(typed)).toBeNull();
  },
);

test('who reads decimals after a comma types them so, and a dot groups', () => {
  setOwnFormats({ numberFormat: '1.234,56' });
  try {
    expect(amountOf('50.000.000,00')).toBe('50000000.00');
    expect(amountOf('1.234')).toBe('1234');
    expect(amountOf('1,2,3')).toBeNull();
  } finally {
    setOwnFormats({});
  }
});
