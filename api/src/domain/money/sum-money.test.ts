import Big from 'big.js';
import fc from 'fast-check';
import { addMoney, formatMoney, sumMoney } from './money';

/** Amounts as they are written, as the store gives them, and some that no number holds. */
const amounts = fc
  .tuple(
    fc.bigInt(-(10n ** 18n), 10n ** 18n),
    fc.constantFrom(1n, 10n ** 6n, 10n ** 12n),
    fc.constantFrom(2, 4),
  )
  .map(([units, smaller, decimals]) =>
    new Big(String(units / smaller)).div(10 ** decimals).toFixed(decimals),
  );

test('a sum is exact, however large its parts are, and in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(amounts), (parts) => {
      const exact = parts.reduce((sum, part) => sum.plus(part), new Big(0));
      expect(sumMoney(parts)).toBe(formatMoney(exact));
      expect(sumMoney(parts.toReversed())).toBe(formatMoney(exact));
    }),
  );
});

test('a sum has two decimals, and four where they say something', () => {
  expect(sumMoney([])).toBe('0.00');
  expect(sumMoney(['0.10', '0.2000'])).toBe('0.30');
  expect(sumMoney(['0.1001', '-0.2000'])).toBe('-0.0999');
  expect(sumMoney(['-1.50', '1.5000'])).toBe('0.00');
  expect(sumMoney(['-0.00'])).toBe('0.00');
  expect(addMoney('900719925474.0993', '0.0001')).toBe('900719925474.0994');
});

test.each(['none', '', '+1.00', ' 1.00', '0x1.00', '1.0.00', '-.-1.00'])(
  '“%s” is no amount, and is refused',
  (text) => {
    expect(() => sumMoney(['1.00', text])).toThrow();
  },
);
