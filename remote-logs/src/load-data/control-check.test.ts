import { controlCheckOf } from './control-check';

test.each([
  ['1250.50', '1250.5000', 'matches'],
  ['90071992547409930.01', '90071992547409930.02', 'differs'],
  ['0', '0.00', 'matches'],
  ['-5', '5', 'differs'],
])('control %s against computed %s %s', (control, computed, check) => {
  expect(
    controlCheckOf({ control: { count: 7, amount: control }, computed: { count: 7, amount: computed } }),
  ).toBe(check);
});

test('the same amount over another number of records differs', () => {
  expect(
    controlCheckOf({ control: { count: 8, amount: '1.00' }, computed: { count: 7, amount: '1.00' } }),
  ).toBe('differs');
});

test('a sender that gives no control total is not a difference', () => {
  expect(controlCheckOf({ control: null, computed: { count: 7, amount: '1.00' } })).toBe('not-given');
});
