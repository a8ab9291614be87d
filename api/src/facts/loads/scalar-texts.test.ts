import { amountText, readAmount, readInstant, readTotal } from './scalar-texts';

test.each(['2026-03-31T21:00:00Z', '2024-02-29T23:59:59.999Z', '1999-12-31T00:00:00.5Z'])(
  '%s is read as Date.parse reads it',
  (text) => {
    expect(readInstant(text)).toBe(Date.parse(text));
  },
);

test.each([
  '2026-02-29T00:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-03-31T24:00:00Z',
  '2026-03-31T21:60:00Z',
  '2026-03-31T21:00:00+00:00',
  '2026-03-31 21:00:00Z',
  '2026-03-31T21:00Z',
  '2026-03-31T21:00:00.Z',
  '',
])('"%s" is no instant', (text) => {
  expect(readInstant(text)).toBeNaN();
});

test.each([
  ['0', 0],
  ['12.5', 125_000],
  ['-0.0001', -1],
  ['99999999999.9999', 999_999_999_999_999],
])('%s is %d ten-thousandths', (text, tenThousandths) => {
  expect(readAmount(text)).toBe(tenThousandths);
});

test.each(['', '-', '.5', '5.', '1.23456', '1e3', '1,5', ' 1', '100000000000', '0x10'])(
  '"%s" is no amount',
  (text) => {
    expect(readAmount(text)).toBeNaN();
  },
);

test('totals are exact beyond what a number can hold', () => {
  expect(amountText(readTotal('-123456789012345678.0001'))).toBe('-123456789012345678.0001');
  expect(amountText(readTotal('7'))).toBe('7.0000');
});
