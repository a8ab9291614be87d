import { amountTyped, rateOfPercent } from './rate-typed';

test.each([
  ['25', '0.25'],
  ['12.5', '0.125'],
  ['12,5', '0.125'],
  ['0', '0'],
  ['100', '1'],
  ['7', '0.07'],
  [' 5.125 ', '0.05125'],
  ['100.5', null],
  ['-1', null],
  ['ten', null],
  ['', null],
])('%j per cent is the rate %j', (typed, rate) => {
  expect(rateOfPercent(typed)).toBe(rate);
});

test('amounts may be typed with separators, not with a minus', () => {
  expect(amountTyped(' 120,000.50 ')).toBe('120000.50');
  expect(amountTyped('-5')).toBeNull();
  expect(amountTyped('')).toBeNull();
});
