import fc from 'fast-check';
import { convertDay, type DayAmount } from './conversion';
import { formatMoney, sumMoney } from './money';
import type { OfficialRate } from './official-rate';
import { convertFlows } from '../testing/model/convert-flows';

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
