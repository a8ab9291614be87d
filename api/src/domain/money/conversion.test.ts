import fc from 'fast-check';
import { convertDay, convertFlows, type DayAmount } from './conversion';
import { convertRollForward } from './converted-roll-forward';
import { formatMoney, sumMoney } from './money';
import type { OfficialRate } from './official-rate';

const euro = { currency: 'EUR', unit: '0.01' };
const published = (rateDate: string, rate: string, publishedAt = `${rateDate}T15:00:00Z`): OfficialRate => ({
  from: 'TZS',
  to: 'EUR',
  rateDate,
  rate,
  source: 'central bank',
  publishedAt,
});
const friday = published('2026-03-06', '0.0003412');
const monday = published('2026-03-09', '0.0003500');

test('a day without a rate takes the last earlier one and says of which date it is', () => {
  const sunday = convertDay(
    { day: '2026-03-08', currency: 'TZS', amount: '1000000.00' },
    [monday, friday],
    euro,
  );

  expect(sunday).toMatchObject({ converted: '341.20', rateDate: '2026-03-06', rate: '0.0003412' });
});

test('a rate of a later day is never used: the missing days are named and nothing is converted', () => {
  const conversion = convertFlows(
    [
      { day: '2026-03-05', currency: 'TZS', amount: '1.00' },
      { day: '2026-03-06', currency: 'TZS', amount: '1.00' },
    ],
    [friday, monday],
    euro,
  );

  expect(conversion).toEqual({ kind: 'RATE_MISSING', days: [{ currency: 'TZS', day: '2026-03-05' }] });
});

test('of two rates for one date the one published later holds', () => {
  const corrected = published('2026-03-06', '0.0004000', '2026-03-07T08:00:00Z');

  const row = convertDay(
    { day: '2026-03-06', currency: 'TZS', amount: '100000.00' },
    [corrected, friday],
    euro,
  );

  expect(row?.converted).toBe('40.00');
});

test('an amount in the reporting currency stays as it is', () => {
  const row = convertDay({ day: '2026-03-06', currency: 'EUR', amount: '12.3456' }, [], euro);

  expect(row).toMatchObject({ converted: '12.3456', rate: null, rateDate: null });
});

test.each([
  ['12.50', '0.01', '0.12'],
  ['13.50', '0.01', '0.14'],
  ['-12.50', '0.01', '-0.12'],
])('%s at %s is %s: a half goes to the even cent', (amount, rate, converted) => {
  const rates = [published('2026-03-06', rate)];

  expect(convertDay({ day: '2026-03-06', currency: 'TZS', amount }, rates, euro)?.converted).toBe(converted);
});

test('INV-03 brands converted one by one add up to the group, whatever the amounts', () => {
  const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((units) => formatMoney(`${units}e-2`));
  const day = fc.constantFrom('2026-03-06', '2026-03-08', '2026-03-09');
  const amount = fc.record({ day, currency: fc.constantFrom('TZS', 'EUR'), amount: cents });

  fc.assert(
    fc.property(fc.array(fc.array(amount), { maxLength: 6 }), (brands) => {
      const totalOf = (amounts: DayAmount[]) => {
        const conversion = convertFlows(amounts, [friday, monday], euro);
        return conversion.kind === 'CONVERTED' ? conversion.total : 'a rate is missing';
      };

      expect(sumMoney(brands.map(totalOf))).toBe(totalOf(brands.flat()));
    }),
  );
});

test('a balance that did not move differs by its rates alone, and that is the line fx', () => {
  const converted = convertRollForward(
    {
      currency: 'TZS',
      openingDay: '2026-03-06',
      opening: '1000000.00',
      movements: [],
      closingDay: '2026-03-09',
    },
    [friday, monday],
    euro,
  );

  expect(converted).toEqual({ opening: '341.20', movements: '0.00', fx: '8.80', closing: '350.00' });
});

test('a roll-forward with a rate missing is not converted', () => {
  const book = {
    currency: 'TZS',
    openingDay: '2026-03-05',
    opening: '1.00',
    movements: [],
    closingDay: '2026-03-09',
  };

  expect(convertRollForward(book, [friday, monday], euro)).toBeNull();
});

test('opening + movements + fx = closing to the cent, whatever the amounts', () => {
  const amount = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((units) => `${units}.00`);
  const movement = fc.record({ day: fc.constantFrom('2026-03-07', '2026-03-08', '2026-03-09'), amount });

  fc.assert(
    fc.property(amount, fc.array(movement), (opening, movements) => {
      const book = {
        currency: 'TZS',
        openingDay: '2026-03-06',
        opening,
        movements,
        closingDay: '2026-03-09',
      };
      const converted = convertRollForward(book, [friday, monday], euro)!;

      expect(sumMoney([converted.opening, converted.movements, converted.fx])).toBe(converted.closing);
    }),
  );
});
