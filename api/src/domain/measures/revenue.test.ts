import Big from 'big.js';
import { addMoney, formatMoney } from '../money/money';
import { holdOf } from './hold';
import { revenueOf } from './revenue';
import { returnToPlayerOf } from '../testing/model/return-to-player';

const cash = (stakes: string, voids: string | null, winnings: string | null) =>
  revenueOf({ stakesCash: stakes, stakesBonus: '0.00', voids, winnings });

test('on the settled basis revenue is stakes less voids less winnings, and hold is its share of net stakes', () => {
  const revenue = cash('1000.00', '40.00', '810.00');

  expect(revenue).toMatchObject({ netStakes: '960.00', ggr: '150.00' });
  expect(returnToPlayerOf(revenue.winnings, revenue.netStakes)).toBe('0.843750');
  expect(holdOf(revenue.ggr, revenue.netStakes)).toBe('0.156250');
});

test('cash and bonus stakes add up to stakes', () => {
  const revenue = revenueOf({
    stakesCash: '900.00',
    stakesBonus: '100.00',
    voids: '0.00',
    winnings: '700.00',
  });

  expect(revenue).toMatchObject({ stakes: '1000.00', ggr: '300.00' });
});

test('a part that the basis does not define leaves revenue undefined, not zero', () => {
  expect(cash('770.00', '40.00', null)).toMatchObject({ netStakes: '730.00', ggr: null });
  expect(holdOf(null, '730.00')).toBeNull();
});

test('without net stakes there is no hold', () => {
  expect(holdOf('-25.00', '0.00')).toBeNull();
});

test('where late voids took back more than was staked, there is no hold', () => {
  expect(holdOf('-2.00', '-1.00')).toBeNull();
});

test('online and retail add up to the total, and brands to the group', () => {
  const online = { A: cash('1000.00', '20.00', '900.00').ggr, B: cash('500.00', '0.00', '430.00').ggr };
  const retail = { A: cash('700.00', '10.00', '600.00').ggr, B: cash('300.00', '5.00', '310.00').ggr };
  const total = { A: addMoney(online.A, retail.A), B: addMoney(online.B, retail.B) };

  expect({ online, retail, total, group: addMoney(total.A, total.B) }).toEqual({
    online: { A: '80.00', B: '70.00' },
    retail: { A: '90.00', B: '-15.00' },
    total: { A: '170.00', B: '55.00' },
    group: '225.00',
  });
});

test('a partial cash-out settles its share of the stake on its day, the rest on another', () => {
  const cashOut = cash('40.00', '0.00', '65.00').ggr;
  const remainder = cash('60.00', '0.00', '0.00').ggr;

  expect([cashOut, remainder, addMoney(cashOut, remainder)]).toEqual(['-25.00', '60.00', '35.00']);
});

test('an amount past 2^53 minor units keeps every digit', () => {
  expect(addMoney('90071992547409.93', '0.00')).toBe('90071992547409.93');
  expect(new Big('90071992547409.93').times(100).toFixed()).toBe('9007199254740993');
});

test.each([
  ['12.5000', '12.50'],
  ['12.3450', '12.3450'],
  ['-0.0000', '0.00'],
  ['-7', '-7.00'],
  ['0.0001', '0.0001'],
])('the amount %s is written %s', (stored, written) => {
  expect(formatMoney(stored)).toBe(written);
});

test.each([
  ['1.00', '3.00', '0.333333'],
  ['2.00', '3.00', '0.666667'],
  ['-1.00', '3.00', '-0.333333'],
  ['-0.0000001', '3.00', '0.000000'],
])('%s of %s is the fraction %s', (part, whole, fraction) => {
  expect(holdOf(part, whole)).toBe(fraction);
});
