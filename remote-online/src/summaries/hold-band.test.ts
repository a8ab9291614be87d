import { holdBandOf, isOutside } from './hold-band';

const usual = ['0.20', '0.21', '0.19', '0.22', '0.18', null];

test('one day that is far off does not widen the band that it is held against', () => {
  const band = holdBandOf([...usual, '-0.90']);

  expect(band).not.toBeNull();
  expect(isOutside(band ?? { low: 0, high: 0 }, '-0.90')).toBe(true);
  expect(isOutside(band ?? { low: 0, high: 0 }, '0.22')).toBe(false);
});

test('too few days say nothing about what is usual', () => {
  expect(holdBandOf(['0.2', '0.3', null, '0.1', '0.2'])).toBeNull();
});
