import { correctPeriod, machineGamesDutyLimit, methodOf, type PastCorrection } from './correct-period';

const february = { from: '2026-02-01', to: '2026-02-28' };
const march = { from: '2026-03-01', to: '2026-03-31' };
const closed = { ruleId: 'r', period: february, version: 1, ggr: '200000000.00', tax: '50000000.00' };
const now = { ggr: '196000000.00', tax: '49000000.00' };
const carried: PastCorrection = {
  ruleId: 'r',
  period: february,
  method: 'CARRY',
  carriedTax: '-1000000.00',
};

test('only an obligation that asks for a line in the next return is corrected by carrying', () => {
  const obligations = ['REPLACE', 'CANCEL_AND_NEW', 'DELTA', 'NEXT_PERIOD'] as const;

  expect(obligations.map(methodOf)).toEqual(['RESTATE', 'RESTATE', 'RESTATE', 'CARRY']);
});

test('what was carried before is not carried again', () => {
  const past = [carried, { ...carried, period: { from: '2026-01-01', to: '2026-01-31' } }];
  const later = { ggr: '195000000.00', tax: '48750000.00' };

  const correction = correctPeriod(closed, later, { method: 'CARRY', past, currentPeriod: march });

  expect(correction).toMatchObject({ kind: 'CARRIED', adjustmentLine: '-250000.00' });
});

test.each(['RESTATE', 'CARRY'] as const)(
  'a period corrected by the other method is not corrected by %s',
  (method) => {
    const other = method === 'CARRY' ? 'RESTATE' : 'CARRY';
    const past = [{ ...carried, method: other }] as const;

    const correction = correctPeriod(closed, now, { method, past, currentPeriod: march });

    expect(correction).toMatchObject({ kind: 'REFUSED', code: 'METHODS_MIXED' });
  },
);

test('the other method on another rule or period does not stand in the way', () => {
  const past = [
    { ...carried, ruleId: 'another' },
    { ...carried, period: march },
  ];

  const correction = correctPeriod(closed, now, { method: 'RESTATE', past, currentPeriod: march });

  expect(correction).toMatchObject({ kind: 'RESTATED', replaces: 1, version: 2 });
});

test.each([
  ['10000.00', '0.00', 'CARRIED'],
  ['10000.01', '1000000.00', 'REFUSED'],
  ['10000.01', '1000001.00', 'CARRIED'],
  ['50000.00', '5000000.00', 'CARRIED'],
  ['50000.01', '90000000.00', 'REFUSED'],
])('machine games duty under-declared by %s with net takings %s is %s', (under, netTakings, kind) => {
  const duty = { ...closed, tax: '0.00' };

  const correction = correctPeriod(
    duty,
    { ggr: '0.00', tax: under },
    {
      method: 'CARRY',
      past: [],
      currentPeriod: march,
      limit: { of: machineGamesDutyLimit, netTakings },
    },
  );

  expect(correction.kind).toBe(kind);
});
