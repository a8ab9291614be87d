import fc from 'fast-check';
import { sumMoney } from '../money/money';
import { readShippedRules } from '../rules/rule-pack';
import { judge } from '../status/figure-status';
import { computeTax } from './compute-tax';
import { sharesOf } from './earmark';
import type { TaxFacts } from './tax-facts';

const shipped = readShippedRules();

function sharesFor(id: string, facts: TaxFacts) {
  const line = computeTax(
    shipped.rules.find((rule) => rule.id === id)!,
    facts,
    judge([]),
  );
  if (line.kind === 'MISSING') throw new Error(line.fact);
  return { line, shares: sharesOf(line) };
}

test('what is earmarked of withholding on sports adds up to it, to the shilling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (won) => {
      const paidTickets = [{ ticketId: 't', stake: '0', payout: String(won) }];
      const { line, shares } = sharesFor('TZ.WHT.SPORTS.2025-07-01', { paidTickets });

      expect(sumMoney(shares.map(({ amount }) => amount))).toBe(line.tax);
      expect(shares.every(({ proof }) => proof === 'SECONDARY')).toBe(true);
      expect(shares.every(({ amount }) => /^\d+\.00$/.test(amount))).toBe(true);
    }),
  );
});

test('before the earmark and for other taxes there are no shares', () => {
  const paidTickets = [{ ticketId: 't', stake: '0', payout: '1000' }];

  expect(sharesFor('TZ.WHT.SPORTS.2022-07-01', { paidTickets }).shares).toEqual([]);
  expect(sharesFor('TZ.WHT.ALL_OTHER.2021-07-01', { paidTickets }).shares).toEqual([]);
});

test('of unclaimed prizes the part that is kept is told and not owed', () => {
  const { shares } = sharesFor('TZ.UNCL.ONLINE.2022-07-01', { unclaimed: '1000' });

  expect(shares.map(({ to, amount, isPayable }) => [to, amount, isPayable])).toEqual([
    ['GBT', '250.00', true],
    ['GUARANTEED_JACKPOT', '750.00', false],
  ]);
});
