import { monthChangeOf } from './month-change';

test.each([
  ['150.00', '100.00', 'more', '50', '0.5000'],
  ['75.00', '100.00', 'less', '25', '0.2500'],
  ['100.0', '100.00', 'same', '0', '0.0000'],
  ['-20.00', '100.00', 'less', '120', '1.2000'],
])('%s against %s is %s by %s, rate %s', (current, previous, direction, amount, rate) => {
  expect(monthChangeOf(current, previous)).toEqual({ direction, amount, rate });
});

test.each(['0', '0.00', '-40.00'])('a base of %s has a difference and no percentage', (previous) => {
  const change = monthChangeOf('60.00', previous);

  expect(change.direction).toBe('more');
  expect(change.rate).toBeNull();
});

test('amounts past what a float holds stay exact', () => {
  expect(monthChangeOf('90071992547409930.0001', '90071992547409930.0000').amount).toBe('0.0001');
});
