import { dueWords } from '@tallyhouse/shared/contracts/words/dues.en';
import Big from 'big.js';
import fc from 'fast-check';
import { sumMoney } from '../money/money';
import { readShippedRules } from '../rules/rule-pack';
import type { Rule } from '../rules/rule-schema';
import { withOverrides } from '../rules/what-if';
import { judge } from '../status/figure-status';
import { amounts } from '../testing/given-book';
import { computeTax, type TaxLine } from './compute-tax';
import { taxDueOf, taxPeriodOf } from './rule-calendar';
import { tanzanianClassOf } from './tanzanian-class';
import { plainSums, type TaxFacts } from './tax-facts';
import { splitUnclaimed } from './unclaimed';
import { writeWorkingPaper } from './working-paper';
import { withholdOnTicket } from '../testing/model/withhold-on-ticket';

const shipped = readShippedRules();
const ruleOf = (id: string): Rule => shipped.rules.find((rule) => rule.id === id)!;
const final = judge([]);
const revenue = (stakes: string, winnings: string, voids = '0.00') => plainSums({ stakes, voids, winnings });

function lineOf(rule: Rule, facts: TaxFacts): TaxLine {
  const outcome = computeTax(rule, facts, final);
  if (outcome.kind === 'MISSING') throw new Error(`missing ${outcome.fact}`);
  return outcome;
}

test('a line of a working paper names rule, source, proof, inputs, base and rate', () => {
  const line = lineOf(ruleOf('TZ.GGT.LAND_CASINO.2018-07-01'), {
    sums: { PLACED_PAID: revenue('100000000.00', '15650000.00') },
  });

  expect(line).toMatchObject({
    rule: {
      id: 'TZ.GGT.LAND_CASINO.2018-07-01',
      source: 'Gaming Act Cap.41 R.E.2019 s.31(2)(a), s.32(1)',
      status: 'VERIFIED',
      charge: { rate: '0.18' },
    },
    inputs: [
      { code: 'stakes', value: '100000000.00' },
      { code: 'voids', value: '0.00' },
      { code: 'winnings', value: '15650000.00' },
      { code: 'jackpotContributions', value: '0.00' },
    ],
    assumed: ['period', 'bonus', 'jackpot', 'lateVoid'],
    base: '84350000.00',
    tax: '15183000.00',
    status: { status: 'FINAL' },
  });
});

test('a rule that nobody read at its source marks the figure, whatever the facts', () => {
  const line = lineOf(ruleOf('TZ.GGT.SPORTS.2018-07-01'), {
    sums: { PLACED_PAID: revenue('10.00', '5.00') },
  });

  expect(line.status).toEqual({
    status: 'UNVERIFIED_RULE',
    reasons: [{ code: 'RULE_UNVERIFIED', subject: 'TZ.GGT.SPORTS.2018-07-01' }],
  });
});

test('a negative base owes nothing where the rule stops at zero, and no loss is kept', () => {
  const line = lineOf(ruleOf('TZ.GGT.VIRTUAL.2021-07-01'), {
    sums: { PLACED_PAID: revenue('100.00', '300.00') },
    lossBroughtForward: '50.00',
  });

  expect(line).toMatchObject({ base: '-200.00', taxable: '0.00', tax: '0.00', lossCarriedForward: '0.00' });
  expect(line.status.status).toBe('FINAL');
});

test.each([
  ['300.00', '100.00', '30.00', '170.00', '0.00', '68.00'],
  ['300.00', '100.00', '500.00', '0.00', '300.00', '0.00'],
  ['100.00', '300.00', '50.00', '0.00', '250.00', '0.00'],
])(
  'stakes %s and winnings %s with a loss of %s before: taxed %s, carried on %s, duty %s',
  (stakes, winnings, lossBroughtForward, taxable, lossCarriedForward, tax) => {
    const line = lineOf(ruleOf('GB.RGD.REMOTE_GAMING.2026-04-01'), {
      sums: { SETTLED: revenue(stakes, winnings) },
      lossBroughtForward,
    });

    expect(line).toMatchObject({ taxable, lossCarriedForward, tax });
  },
);

test('where nobody has read what becomes of a loss, the tax is zero and the figure says so', () => {
  const casino = ruleOf('DK.SPA.ONLINE_CASINO.2021-01-01');

  const loss = lineOf(casino, { sums: { SETTLED: revenue('100.00', '300.00') } });
  const profit = lineOf(casino, { sums: { SETTLED: revenue('300.00', '100.00') } });

  expect(loss.tax).toBe('0.00');
  expect(loss.status.reasons).toEqual([
    { code: 'NEGATIVE_UNKNOWN', subject: 'DK.SPA.ONLINE_CASINO.2021-01-01' },
  ]);
  expect(profit).toMatchObject({ tax: '56.00', status: { status: 'FINAL' } });
});

test('a stake tax is owed also in a month that lost money', () => {
  const line = lineOf(ruleOf('PT.IEJO.SPORTS_FIXED_ODDS.2020-04-01'), {
    sums: { PLACED: { ...revenue('1000.00', '0.00', '100.00'), winnings: null } },
  });

  expect(line).toMatchObject({ base: '900.00', tax: '72.00' });
});

test('a tax contained in the stake is 5.3 parts of 105.3, and what is left is its base', () => {
  const line = lineOf(ruleOf('DE.SWS.SPORTS.2021-07-01'), {
    sums: { PLACED: { ...revenue('105.30', '0.00'), winnings: null } },
  });

  expect(line).toMatchObject({ base: '105.30', taxable: '100.00', tax: '5.30' });
});

test('Danish stakes returned after settlement do not lower the base', () => {
  const stake = { cash: '10.00', bonusCashable: '0.00', bonusPlayOnly: '0.00' };

  const line = lineOf(ruleOf('DK.SPA.ONLINE_CASINO.2021-01-01'), {
    sums: { SETTLED: { ...revenue('110.00', '0.00'), lateVoids: stake } },
  });

  expect(line.base).toBe('110.00');
});

test.each([
  ['100.00', '0.00'],
  ['200.00', '2.50'],
  ['500.00', '17.50'],
  ['1000.00', '55.00'],
])('a Greek coupon that won %s net pays %s, each slice at its own rate', (won, withheld) => {
  const rule = ruleOf('GR.WHT.COUPON.2021-07-12');
  const payout = sumMoney([won, '3.00']);

  const line = lineOf(rule, { paidTickets: [{ ticketId: 't1', stake: '3.00', payout }] });

  expect(line.tax).toBe(withheld);
});

test('a ticket paid below its stake withholds nothing and does not lower what others owe', () => {
  const rule = ruleOf('TZ.WHT.SPORTS.2025-07-01');
  const paidTickets = [
    { ticketId: 't1', stake: '1000', payout: '4500' },
    { ticketId: 't2', stake: '1000', payout: '400' },
  ];

  expect(lineOf(rule, { paidTickets })).toMatchObject({ base: '3500.00', tax: '525.00' });
});

test('withholding on a wallet counts each withdrawal, and excise the deposits', () => {
  const facts = { withdrawals: ['100.00', '50.50'], deposits: '1000.00' };

  expect(lineOf(ruleOf('KE.WHT.WALLET_WITHDRAWAL.2025-07-01'), facts).tax).toBe('7.53');
  expect(lineOf(ruleOf('KE.EXC.WALLET_DEPOSIT.2025-07-01'), facts).tax).toBe('50.00');
});

test('the stake excise is rounded ticket by ticket, and shows what that makes', () => {
  const line = lineOf(ruleOf('TZ.EXC.ALL_STAKES.2026-07-01'), { placedStakes: ['510', '510', '510'] });

  expect(line).toMatchObject({
    tax: '78.00',
    roundingDifference: '1.00',
    status: { status: 'UNVERIFIED_RULE' },
  });
});

test('of unclaimed prizes a quarter goes to the Board and the rest is kept, to the shilling', () => {
  const line = lineOf(ruleOf('TZ.UNCL.ONLINE.2022-07-01'), { unclaimed: '1000001' });

  expect(splitUnclaimed(line)).toEqual({ toBoard: '250000.00', kept: '750001.00' });
});

test('a fact that is not given is named, and no tax is made up', () => {
  const { lines, missing, status } = writeWorkingPaper(
    shipped,
    [
      ruleOf('TZ.GGT.SLOT_ROUTE.2018-07-01'),
      ruleOf('TZ.WHT.SPORTS.2025-07-01'),
      ruleOf('TZ.GGT.SPORTS.2018-07-01'),
    ],
    { sums: { SETTLED: revenue('1.00', '0.00') } },
  );

  expect(lines).toEqual([]);
  expect(missing.map(({ rule, fact }) => [rule.code, fact])).toEqual([
    ['GGT', 'machines'],
    ['WHT', 'paidTickets'],
    ['GGT', 'sums.PLACED_PAID'],
  ]);
  expect(status.status).toBe('PROVISIONAL');
  expect(status.reasons).toContainEqual({
    code: 'FACT_MISSING',
    subject: 'TZ.GGT.SLOT_ROUTE.2018-07-01 machines',
  });
});

test('revenue on a basis that defines no winnings is missing, not zero', () => {
  const sums = { PLACED_PAID: { ...revenue('1.00', '0.00'), winnings: null } };

  expect(computeTax(ruleOf('TZ.GGT.SPORTS.2018-07-01'), { sums }, final)).toMatchObject({ kind: 'MISSING' });
});

test('a paper made by changed rules is hypothetical', () => {
  const whatIf = withOverrides(shipped, [{ ruleId: 'TZ.GGT.VIRTUAL.2021-07-01', rate: '0.12' }]);
  const rule = whatIf.rules.find(({ id }) => id === 'TZ.GGT.VIRTUAL.2021-07-01')!;

  const paper = writeWorkingPaper(whatIf, [rule], { sums: { PLACED_PAID: revenue('1000.00', '0.00') } });

  expect(paper).toMatchObject({
    isHypothetical: true,
    rulePackVersion: whatIf.version,
    payable: [{ authority: 'TRA', code: 'GGT', currency: 'TZS', amount: '120.00' }],
  });
});

test('amounts of different currencies are never added up', () => {
  const virtual = ruleOf('TZ.GGT.VIRTUAL.2021-07-01');
  const inDollars: Rule = { ...virtual, id: 'TZ.GGT.VIRTUAL.USD', currency: 'USD' };

  const paper = writeWorkingPaper(shipped, [virtual, inDollars, virtual], {
    sums: { PLACED_PAID: revenue('1000.00', '0.00') },
  });

  expect(paper.payable.map(({ currency, amount }) => [currency, amount])).toEqual([
    ['TZS', '200.00'],
    ['USD', '100.00'],
  ]);
});

test('the status of the facts goes on to every line and to the paper', () => {
  const gap = judge([{ code: 'GAP', subject: 'btc_1' }]);

  const paper = writeWorkingPaper(
    shipped,
    [ruleOf('TZ.GGT.VIRTUAL.2021-07-01')],
    { sums: { PLACED_PAID: revenue('1000.00', '0.00') } },
    gap,
  );

  expect(paper.status).toEqual(gap);
  expect(paper.lines[0]!.status).toEqual(gap);
});

test('INV-05 every tax is its base × rate rounded once, and the lines make what is payable', () => {
  const rules = shipped.rules.filter(
    ({ base, charge, basis }) => base === 'GGR' && charge.unit === 'RATE' && basis !== 'CASH',
  );

  fc.assert(
    fc.property(amounts, amounts, (stakes, winnings) => {
      const sums = revenue(stakes, winnings);
      const paper = writeWorkingPaper(shipped, rules, { sums: { SETTLED: sums, PLACED_PAID: sums } });

      expect(paper.lines).toHaveLength(rules.length);
      for (const { rule, base, tax } of paper.lines) {
        if (rule.charge.unit !== 'RATE') throw new Error(rule.id);
        const positive = new Big(base).lt(0) ? new Big(0) : new Big(base);
        const places = rule.rounding.unit === '1' ? 0 : 2;
        expect(new Big(tax).eq(positive.times(rule.charge.rate).round(places, Big.roundHalfUp))).toBe(true);
      }
      for (const currency of new Set(rules.map((rule) => rule.currency))) {
        const lines = paper.lines.filter(({ rule }) => rule.currency === currency).map(({ tax }) => tax);
        const payable = paper.payable.filter((entry) => entry.currency === currency);
        expect(sumMoney(payable.map(({ amount }) => amount))).toBe(sumMoney(lines));
      }
    }),
  );
});

test('INV-06 what is withheld at the counter, ticket by ticket, is what is reported', () => {
  const rule = ruleOf('TZ.WHT.SPORTS.2025-07-01');
  const tickets = fc.array(fc.record({ ticketId: fc.uuid(), stake: amounts, payout: amounts }));

  fc.assert(
    fc.property(tickets, (paidTickets) => {
      const atCounter = paidTickets.map((ticket) =>
        withholdOnTicket(ticket, { ...rule, winningsBase: 'PAYOUT_MINUS_STAKE' }),
      );

      expect(lineOf(rule, { paidTickets }).tax).toBe(sumMoney(atCounter.map(({ withheld }) => withheld)));
      for (const [index, { withheld, paidToPlayer }] of atCounter.entries()) {
        expect(sumMoney([withheld, paidToPlayer])).toBe(sumMoney([paidTickets[index]!.payout]));
      }
    }),
  );
});

test('revenue of 10^18 shillings is taxed to the shilling', () => {
  const line = lineOf(ruleOf('TZ.GGT.LAND_CASINO.2018-07-01'), {
    sums: { PLACED_PAID: revenue('1000000000000000003.00', '0.00') },
  });

  expect(line.tax).toBe('180000000000000001.00');
});

test.each([
  ['TZ.GGT.LAND_CASINO.2018-07-01', '2026-03-04', { from: '2026-03-02', to: '2026-03-08' }, '2026-03-11'],
  ['TZ.GGT.SPORTS.2018-07-01', '2026-03-31', { from: '2026-03-01', to: '2026-03-31' }, '2026-04-07'],
  ['GB.RGD.REMOTE_GAMING.2026-04-01', '2026-05-20', { from: '2026-04-01', to: '2026-06-30' }, '2026-07-30'],
  ['MT.GTAX.MT_PLAYERS.2018-08-01', '2028-02-29', { from: '2028-02-01', to: '2028-02-29' }, '2028-03-20'],
])('%s: %s lies in the tax period %j, due %s', (id, day, period, due) => {
  expect(taxPeriodOf(ruleOf(id), day)).toEqual(period);
  expect(taxDueOf(ruleOf(id), period)).toMatchObject({ kind: 'DATED', day: due });
});

test('every shipped rule has a calendar, and a due date or words why there is none', () => {
  for (const rule of shipped.rules) {
    const period = taxPeriodOf(rule, '2026-03-15') ?? { from: '2026-03-01', to: '2026-03-31' };
    const due = taxDueOf(rule, period);
    expect(due.kind === 'DATED' ? due.day > period.to : dueWords[due.why].length > 0).toBe(true);
  }
  expect(taxPeriodOf(ruleOf('NG-LA.WHT.LICENSED.2026-02-20'), '2026-03-15')).toBeNull();
});

test.each([
  ['SPORTS_LIVE', 'ONLINE', 'SPORTS'],
  ['VIRTUAL_SPORTS', 'RETAIL', 'VIRTUAL'],
  ['CASINO_SLOTS', 'ONLINE', 'ONLINE_CASINO'],
  ['CASINO_SLOTS', 'RETAIL', null],
  ['CASINO_TABLE', 'RETAIL', 'LAND_CASINO'],
  ['BINGO', 'ONLINE', 'BINGO'],
  ['CRASH', 'ONLINE', null],
] as const)('%s %s is taxed in Tanzania as %s', (vertical, channel, productClass) => {
  expect(tanzanianClassOf(vertical, channel)).toBe(productClass);
});
