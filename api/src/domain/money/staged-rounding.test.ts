import Big from 'big.js';
import fc from 'fast-check';
import { roundAmount, roundQuotient, type RoundingMode } from './round-amount';
import { roundInStages } from './staged-rounding';

const round = (exact: string, unit: string, mode: RoundingMode) =>
  roundAmount(new Big(exact), { unit, mode }).toFixed();

test.each([
  ['2.5', '1', 'HALF_UP', '3'],
  ['-2.5', '1', 'HALF_UP', '-3'],
  ['2.5', '1', 'HALF_EVEN', '2'],
  ['3.5', '1', 'HALF_EVEN', '4'],
  ['2.999', '1', 'DOWN', '2'],
  ['2.001', '1', 'UP', '3'],
  ['1.005', '0.01', 'HALF_UP', '1.01'],
  ['12.34', '0.05', 'HALF_UP', '12.35'],
  ['1234', '100', 'HALF_UP', '1200'],
  ['1000000000000000000.5', '1', 'HALF_UP', '1000000000000000001'],
] as const)('%s to a multiple of %s by %s is %s', (exact, unit, mode, rounded) => {
  expect(round(exact, unit, mode)).toBe(rounded);
});

test('a quotient just under a half is not lifted to it by rounding twice', () => {
  const third = roundQuotient(new Big('4999999999999999999999'), new Big('10000000000000000000000'), {
    unit: '1',
    mode: 'HALF_UP',
  });

  expect(third.toFixed()).toBe('0');
});

test('without parts nothing is reported', () => {
  expect(roundInStages([], { unit: '1', mode: 'HALF_UP', stage: 'TICKET' })).toMatchObject({
    total: '0.00',
    roundingDifference: '0.00',
  });
});

test('the two stages differ by less than half a unit a ticket and half a unit more', () => {
  const part = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }).map((units) => new Big(`${units}e-4`));

  fc.assert(
    fc.property(fc.array(part, { maxLength: 50 }), fc.constantFrom('TICKET', 'PERIOD'), (parts, stage) => {
      const staged = roundInStages(parts, { unit: '1', mode: 'HALF_UP', stage });

      expect(staged.total).toBe(stage === 'TICKET' ? staged.perTicketSum : staged.perPeriod);
      expect(new Big(staged.roundingDifference).abs().toNumber()).toBeLessThanOrEqual((parts.length + 1) / 2);
      expect(new Big(staged.perTicketSum).minus(staged.perPeriod).eq(staged.roundingDifference)).toBe(true);
    }),
  );
});
