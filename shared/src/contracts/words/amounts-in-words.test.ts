import { amountsInWords } from './amounts-in-words';

test('amounts stand with separators and their currency, other values as they are', () => {
  const said = { base: '1444280.00', currency: 'TZS', rules: 'TZ.GGT.SPORTS.2018-07-01', rows: 3 };

  expect(amountsInWords(said)).toEqual({ ...said, base: 'TZS 1,444,280.00' });
  expect(amountsInWords({ amount: '-1234567.0050' })).toEqual({ amount: '−1,234,567.0050' });
});

test('each amount within a text is written with its own sign and currency', () => {
  const shifts = 'shift_12.5 (c1) −12500.00 TZS; shift_2 (c2) +7.50 TZS';

  expect(amountsInWords({ shifts })).toEqual({
    shifts: 'shift_12.5 (c1) TZS −12,500.00; shift_2 (c2) TZS +7.50',
  });
});

test('what is written already is left, and a page writes amounts as its reader does', () => {
  const once = amountsInWords({ held: '999.00', currency: 'EUR' });

  expect(once).toEqual({ held: 'EUR 999.00', currency: 'EUR' });
  expect(amountsInWords({ held: 'EUR 1,999.00' })).toEqual({ held: 'EUR 1,999.00' });
  expect(
    amountsInWords({ short: '5.00', currency: 'EUR' }, (amount, currency) => `${amount}|${currency}`),
  ).toEqual({
    ...{ short: '5.00|EUR', currency: 'EUR' },
  });
});
