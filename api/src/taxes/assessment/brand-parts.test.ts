import Big from 'big.js';
import fc from 'fast-check';
import { formatMoney, sumMoney } from '../../domain/money/money';
import { shareTax } from './brand-parts';

const cents = (most: number) =>
  fc.integer({ min: -most, max: most }).map((n) => formatMoney(new Big(n).div(100)));

test('shares add up to the tax to the cent, each within a cent of its proportion', () => {
  const brands = fc.array(cents(1_000_000_00), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(brands, fc.nat({ max: 5_000_000_00 }), (bases, taxCents) => {
      const tax = formatMoney(new Big(taxCents).div(100));
      // What each would owe alone is something else.
      const alone = bases.map((base, at) => ({ brandId: `b${at}`, base, tax: `${taxCents + 1}.00` }));
      const parts = shareTax(tax, alone);

      expect(sumMoney(parts.map((part) => part.tax))).toBe(tax);
      expect(parts.map(({ base }) => base)).toEqual(bases);
      const whole = new Big(sumMoney(bases));
      if (whole.eq(0)) return;
      for (const { base, tax: share } of parts) {
        expect(new Big(share).minus(new Big(tax).times(base).div(whole)).abs().lte('0.01')).toBe(true);
      }
    }),
  );
});

test('where each would owe its own, each bears that', () => {
  const alone = [
    { brandId: 'a', base: '10.00', tax: '3.00' },
    { brandId: 'b', base: '10.00', tax: '1.00' },
  ];
  expect(shareTax('4.00', alone)).toEqual(alone);
});

test('a loss of one lowers what is owed for the other, and bears its part of that', () => {
  const parts = shareTax('21.00', [
    { brandId: 'a', base: '200.00', tax: '42.00' },
    { brandId: 'b', base: '-100.00', tax: '0.00' },
  ]);
  expect(parts.map(({ tax }) => tax)).toEqual(['42.00', '-21.00']);
});
