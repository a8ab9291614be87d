import Big from 'big.js';
import { partsOfFormula } from '@tallyhouse/shared/contracts/terms/formula';
import type { Term, TermExample, TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { terms } from '@tallyhouse/shared/contracts/terms/terms';
import { transferOf } from '../reporting/totals/reconciliation/read-transfers';
import { totalMeasuresOf } from '../reporting/totals/total-reports/total-measures';
import { correctPeriod } from './corrections/correct-period';
import { coverageOf, protectedFundsOf } from './measures/balances';
import { commissionOf } from './measures/commission';
import { holdOf } from './measures/hold';
import { revenueOf } from './measures/revenue';
import { treatedRevenueOf } from './measures/treated-revenue';
import { faceValue } from './measures/treatment';
import { formatMoney, negateMoney, subtractMoney, sumMoney } from './money/money';
import { roundAmount } from './money/round-amount';
import { roundInStages } from './money/staged-rounding';
import { createGamingDays } from './periods/gaming-day';
import { readShippedRules } from './rules/rule-pack';
import { ruleSchema, type Rule } from './rules/rule-schema';
import { judge } from './status/figure-status';
import { computeTax, type TaxLine } from './tax/compute-tax';
import { taxableOf } from './tax/negative-base';
import { taxDueOf, taxPeriodOf } from './tax/rule-calendar';
import { plainSums, type TaxFacts } from './tax/tax-facts';
import { splitUnclaimed } from './tax/unclaimed';
import golden from './testing/golden.json';
import { givenBook, givenSettlement } from './testing/given-book';
import { sixTickets } from './testing/six-tickets';
import { bridgeToSettled, type BridgeParts } from './measures/basis-bridge';
import { winningsBaseOf } from './tax/withholding';
import { bridgeBook, rollBook } from './testing/model/book-balances';
import { convertFlows } from './testing/model/convert-flows';
import { balanceDrawer } from './testing/model/drawer';
import { type SettlementFact } from './testing/model/facts';
import { jackpotContributionOf } from './testing/model/jackpot-contribution';
import { splitCashOut } from './testing/model/legs';
import { returnToPlayerOf } from './testing/model/return-to-player';
import { rollJackpotPool, rollLiability } from './testing/model/roll-balances';
import { sumBook } from './testing/model/sum-book';
import { withholdOnTicket } from './testing/model/withhold-on-ticket';

type Given = Readonly<Record<string, string>>;
/** What the domain makes of an example: the result, and the figures that it stands on where a golden example has them. */
interface Proof {
  readonly given?: TermExample['given'];
  readonly result: string | null;
}

const march = { from: '2026-03-01', to: '2026-03-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };
const tickets = sixTickets();
const opening = { openBets: '0.00', unpaidWinnings: '0.00' };
const rolled = rollBook(tickets, march, opening);
const ticketRevenue = (basis: 'PLACED' | 'SETTLED' | 'PAID' | 'PLACED_PAID', period = march) =>
  treatedRevenueOf(sumBook(tickets, basis, period), faceValue);
const money = (amount: string | number) => formatMoney(String(amount));
/** Amounts of those tickets that count, in their order. */
const amountsIn = (
  facts: readonly { readonly day: string }[],
  period: typeof march,
  amountOf: (place: number) => string,
) =>
  facts
    .flatMap(({ day }, place) => (period.from <= day && day <= period.to ? [amountOf(place)] : []))
    .filter((amount) => amount !== '0.00');
const settledOf = (pick: (fact: SettlementFact) => string) =>
  amountsIn(tickets.settlements, march, (place) => pick(tickets.settlements[place]!));

const shipped = readShippedRules().rules;
const ruleOf = (id: string): Rule => ruleSchema.parse(shipped.find((rule) => rule.id === id));
const sports = ruleOf('TZ.GGT.SPORTS.2018-07-01');
const withholdingRule = {
  ...ruleOf('TZ.WHT.SPORTS.2025-07-01'),
  winningsBase: 'PAYOUT_MINUS_STAKE' as const,
};
function lineOf(rule: Rule, facts: TaxFacts): TaxLine {
  const line = computeTax(rule, facts, judge([]));
  if (line.kind === 'MISSING') throw new Error(`missing ${line.fact}`);
  return line;
}
const revenue = (ggr: string): TaxFacts => {
  const sums = plainSums({ stakes: ggr, voids: '0', winnings: '0' });
  return { sums: { PLACED_PAID: sums, SETTLED: sums } };
};
const rateOf = ({ charge }: Rule) => (charge.unit === 'RATE' ? charge.rate : '');
const amountOf = ({ charge }: Rule) => (charge.unit === 'PER_MACHINE' ? money(charge.amount) : '');
const taxed = (rule: Rule) => (given: Given) => ({
  given: { taxable: given['taxable']!, taxRate: rateOf(rule) },
  result: lineOf(rule, revenue(given['taxable']!)).tax,
});
const atCounter = () =>
  withholdOnTicket({ stake: golden.G03.input.stake, payout: golden.G03.input.payout }, withholdingRule);
const added =
  (...names: readonly string[]) =>
  (given: Given) => ({
    result: sumMoney(names.map((name) => given[name]!)),
  });
const less = (whole: string, part: string) => (given: Given) => ({
  result: subtractMoney(given[whole]!, given[part]!),
});
const unclaimed = (given: Given) =>
  lineOf(ruleOf('TZ.UNCL.ONLINE.2022-07-01'), { unclaimed: given['unclaimed']! });
const drawer = (given: Given, counted: string) =>
  balanceDrawer(given['float']!, counted, {
    ticketsSold: given['sales']!,
    ticketsPaid: given['payouts']!,
    cancelledRefunded: given['refunds']!,
    cashIn: given['cashIn']!,
    cashOut: given['cashTaken']!,
    ...{ voucherIssued: '0', voucherRedeemed: '0' },
  });
const threeTickets = roundInStages(
  golden.G04.input.netWins.map((won) => new Big(won).times(golden.G04.input.rate)),
  { unit: golden.G04.input.unit, mode: 'HALF_UP', stage: 'TICKET' },
);
const february = taxPeriodOf(sports, '2026-02-01')!;
function corrected(method: 'RESTATE' | 'CARRY') {
  const { closed, correction } = golden.G14.input;
  const first = {
    ...{ ruleId: sports.id, period: february, version: closed.version },
    ...{ ggr: money(closed.ggr), tax: money(closed.tax) },
  };
  const ggr = subtractMoney(money(closed.ggr), correction.deltaWinningsPaid);
  const outcome = correctPeriod(
    first,
    { ggr, tax: lineOf(sports, revenue(ggr)).tax },
    { method, past: [], currentPeriod: taxPeriodOf(sports, correction.knownAt)! },
  );
  return { given: { more: money(correction.deltaWinningsPaid) }, outcome };
}

/** Measures of a month of settled play. */
function measuresOf({ ggr = '0', converted = '0', freeBets = '0', tax = '0', levy = '0' }: Given) {
  const whole = { brandId: 'b', isLater: false, channel: null, licenceId: null, vertical: null, day: null };
  const none = { stakesPlaced: '0', voids: '0', winnings: '0', paid: '0', expired: '0', jackpotContrib: '0' };
  const counts = { betsPlaced: 0, betsSettled: 0 };
  return totalMeasuresOf(
    {
      sums: [{ ...whole, ...none, ...counts, stakesSettled: ggr, freeBetWinnings: freeBets }],
      cash: [{ deposits: '0', withdrawals: '0', bonusConverted: converted }],
      ...{ activePlayers: 0, openBets: '0.00', liability: null, taxes: { tax, levy } },
    },
    'SETTLED',
  );
}
/** Lines between two revenues whose balances begin at nothing. */
const bridgeLines = (parts: Partial<BridgeParts>) => {
  const nothing = { opening: '0', closing: '0' };
  const ends = { placedPaidGgr: '0', settledGgr: '0', openBets: nothing, unpaidWinnings: nothing };
  const { lines } = bridgeToSettled({ ...ends, expired: '0', expiredCredited: '0', ...parts });
  return (wanted: string) => lines.find(({ code }) => code === wanted)?.amount ?? null;
};
const freeBetStakes = () => {
  const { cashStakes, freeBetFace } = golden.G18.input;
  const settlement = givenSettlement({ settled: { cash: cashStakes, bonus: freeBetFace } });
  const { stakes } = sumBook(givenBook({ settlements: [settlement] }), 'SETTLED', march);
  return { given: { stakes: sumMoney([cashStakes, freeBetFace]) }, stakes: stakes! };
};
const slotRoute = ruleOf('TZ.GGT.SLOT_ROUTE.2018-07-01');

/** Every example by what the product itself computes. */
const proofs: Partial<Record<TermKey, (given: Given) => Proof>> = {
  day: () => {
    const { utc, tz, cutoff } = golden.G12.input.events[0]!;
    const day = createGamingDays(tz, cutoff).dayOf(Date.parse(utc));
    return { given: { event: utc.replace('T', ' ').replace('Z', '') }, result: day };
  },
  basis: () => ({
    given: { settled: ticketRevenue('SETTLED').ggr! },
    result: ticketRevenue('PLACED_PAID').ggr,
  }),
  bets: () => ({
    result: String(tickets.bets.filter(({ day }) => march.from <= day && day <= march.to).length),
  }),
  stakes: () => {
    const { cashStakes, freeBetFace } = golden.G18.input;
    const parts = { stakesCash: cashStakes, stakesBonus: freeBetFace };
    return { given: parts, result: revenueOf({ ...parts, voids: '0', winnings: '0' }).stakes };
  },
  stakesCash: () => {
    const { given, stakes } = freeBetStakes();
    return { given, result: stakes.cash };
  },
  stakesBonus: () => {
    const { given, stakes } = freeBetStakes();
    return { given, result: sumMoney([stakes.bonusCashable, stakes.bonusPlayOnly]) };
  },
  stakesPlaced: () => ({
    given: { amounts: amountsIn(tickets.bets, march, (place) => tickets.bets[place]!.stake.cash) },
    result: ticketRevenue('PLACED').stakes,
  }),
  stakesSettled: () => ({
    given: { amounts: settledOf(({ settled }) => settled.cash) },
    result: ticketRevenue('SETTLED').stakes,
  }),
  voids: () => ({ given: {}, result: ticketRevenue('SETTLED').voids }),
  winnings: () => ({
    given: { amounts: settledOf(({ payout }) => payout.cash) },
    result: ticketRevenue('SETTLED').winnings,
  }),
  winningsPaid: () => ({
    given: { amounts: amountsIn(tickets.payments, april, (place) => tickets.payments[place]!.amount.cash) },
    result: ticketRevenue('PAID', april).winnings,
  }),
  netStakes: () => {
    const { stakesSettled, voidedStakes } = golden.G01.input;
    const parts = { stakesCash: stakesSettled, stakesBonus: '0', voids: voidedStakes, winnings: '0' };
    return { given: { stakes: stakesSettled, voids: voidedStakes }, result: revenueOf(parts).netStakes };
  },
  ggr: () => {
    const { stakesSettled, voidedStakes, winnings } = golden.G01.input;
    const parts = { stakesCash: stakesSettled, stakesBonus: '0', voids: voidedStakes, winnings };
    return {
      given: { stakes: stakesSettled, voids: voidedStakes, winnings },
      result: revenueOf(parts).ggr,
    };
  },
  hold: () => {
    const { ggr, netStakes } = golden.G01.expected;
    return { given: { ggr, netStakes }, result: holdOf(ggr, netStakes) };
  },
  rtp: () => {
    const [{ winnings }, { netStakes }] = [golden.G01.input, golden.G01.expected];
    return { given: { winnings, netStakes }, result: returnToPlayerOf(winnings, netStakes) };
  },
  cashOut: () => {
    const { stake, cashOutShare, cashOutValue } = golden.G24.input;
    const { settledStake, openStake } = splitCashOut(stake, cashOutShare, { unit: '0.01', mode: 'HALF_UP' });
    const cash = (amount: string) => ({ cash: amount, bonus: '0.00' });
    const settlements = [
      givenSettlement({ settled: cash(settledStake), payout: cash(cashOutValue) }),
      givenSettlement({ day: '2026-03-02', settled: cash(openStake) }),
    ];
    return {
      given: { stake, value: cashOutValue },
      result: treatedRevenueOf(sumBook(givenBook({ settlements }), 'SETTLED', march), faceValue).ggr,
    };
  },
  jackpotContrib: () => {
    const { stakesEligible, contributionRate } = golden.G16.input;
    return {
      given: { stakes: stakesEligible, rate: contributionRate },
      result: jackpotContributionOf(stakesEligible, contributionRate),
    };
  },
  ngr: ({ ggr = '', bonusCost = '', tax = '', levy = '' }) => ({
    result: measuresOf({ ggr, converted: bonusCost, tax, levy }).ngr,
  }),
  bonusCost: ({ converted = '', freeBets = '' }) => ({
    result: measuresOf({ converted, freeBets }).bonusCost,
  }),
  change: less('ggr', 'ggrBefore'),
  basisBridge: () => {
    const { start, lines, end } = bridgeBook(tickets, march, opening);
    const [open, unpaid] = lines.map(({ amount }) => negateMoney(amount));
    return { given: { start, open: open!, unpaid: unpaid! }, result: end };
  },
  openBetsDelta: () => ({
    given: { openingOpenBets: opening.openBets, openBets: rolled.openBets.closing },
    result: bridgeBook(tickets, march, opening).lines[0]!.amount,
  }),
  unpaidDelta: () => ({
    given: { closing: rolled.unpaidWinnings.closing },
    result: bridgeBook(tickets, march, opening).lines[1]!.amount,
  }),
  expiredCredited: ({ expired = '' }) => ({
    result: bridgeLines({ expired, expiredCredited: expired })('EXPIRED_CREDITED'),
  }),
  unexplained: ({ reached = '', settled = '' }) => ({
    result: bridgeLines({ placedPaidGgr: reached, settledGgr: settled })('UNEXPLAINED'),
  }),
  openBets: () => ({
    given: {
      openingOpenBets: opening.openBets,
      stakesPlaced: ticketRevenue('PLACED').stakes!,
      stakesSettled: ticketRevenue('SETTLED').stakes!,
    },
    result: rolled.openBets.closing,
  }),
  unpaid: () => ({ given: {}, result: rolled.unpaidWinnings.closing }),
  openBetsDifference: less('openBetsStated', 'openBets'),
  liability: () => {
    const { opening: start, movements } = golden.G15.input;
    const { fx, withdrawals, stakes, withholding, ...rest } = movements;
    const positive = (amount: string) => negateMoney(amount);
    return {
      given: { opening: start, ...rest, withdrawals, stakes, withholding },
      result: rollLiability(start, {
        ...rest,
        ...{ fx, withdrawals: positive(withdrawals), stakes: positive(stakes) },
        withholding: positive(withholding),
      }).closing,
    };
  },
  jackpotPools: () => {
    const { opening: start, won, reseed } = golden.G16.input;
    const { contributions } = golden.G16.expected;
    return {
      given: {
        ...{ opening: money(start), contributions: money(contributions) },
        ...{ won: money(won), reseed: money(reseed) },
      },
      result: rollJackpotPool(start, { contributions, won, reseed, transfers: '0' }).closing,
    };
  },
  protectedFunds: ({ liability = '', openBets = '', pendingWithdrawals = '', jackpotPools = '' }) => ({
    given: { liability: golden.G15.expected.closing, openBets, pendingWithdrawals, jackpotPools },
    result: protectedFundsOf({ liability, openBets, pendingWithdrawals, jackpotPools }),
  }),
  coverage: ({ heldFunds = '', protectedFunds = '' }) => ({
    given: { heldFunds, protectedFunds: terms.protectedFunds.example!.result },
    result: coverageOf([heldFunds], {
      liability: protectedFunds,
      ...{ openBets: '0', pendingWithdrawals: '0', jackpotPools: '0' },
    }),
  }),
  dueDay: () => {
    const [from, end] = golden.G06.input.weekB as [string, string];
    const landCasino = ruleOf('TZ.GGT.LAND_CASINO.2018-07-01');
    const due = taxDueOf(landCasino, taxPeriodOf(landCasino, from)!);
    return { given: { end }, result: due.kind === 'UNDATED' ? null : due.day };
  },
  taxBase: () => {
    const { stakesPlaced, stakesRefunded, winningsPaid } = golden.G02.input;
    const sums = plainSums({ stakes: stakesPlaced, voids: stakesRefunded, winnings: winningsPaid });
    return {
      given: { placed: money(stakesPlaced), refunded: money(stakesRefunded), paid: money(winningsPaid) },
      result: lineOf(sports, { sums: { PLACED_PAID: sums } }).base,
    };
  },
  taxable: ({ taxBase = '', lossBroughtForward = '' }) => ({
    result: formatMoney(taxableOf(new Big(taxBase), 'CARRY_FORWARD', new Big(lossBroughtForward)).taxable),
  }),
  lossBroughtForward: ({ base = '' }) => ({
    result: formatMoney(taxableOf(new Big(base), 'CARRY_FORWARD', new Big(0)).lossCarriedForward),
  }),
  lossCarriedForward: ({ taxBase = '', lossBroughtForward = '' }) => ({
    result: formatMoney(
      taxableOf(new Big(taxBase), 'CARRY_FORWARD', new Big(lossBroughtForward)).lossCarriedForward,
    ),
  }),
  tax: taxed(sports),
  levy: taxed(ruleOf('TZ.LEVY.VIRTUAL.2022-07-01')),
  taxesAndLevies: () => {
    const ggr = golden.G07.input.ggr;
    const tax = lineOf(ruleOf('TZ.GGT.VIRTUAL.2021-07-01'), revenue(ggr)).tax;
    const levy = lineOf(ruleOf('TZ.LEVY.VIRTUAL.2022-07-01'), revenue(ggr)).tax;
    return { given: { tax, levy }, result: sumMoney([tax, levy]) };
  },
  taxRate: () => ({ result: rateOf(sports) }),
  amountPerMachine: () => ({ result: amountOf(slotRoute) }),
  machines: () => {
    const { shopMachines: shop, clubMachines: club } = golden.G08.input;
    return {
      given: { shop: String(shop), club: String(club), amount: amountOf(slotRoute) },
      result: lineOf(slotRoute, { machines: shop + club }).tax,
    };
  },
  withholdingBase: () => ({
    given: { payout: money(golden.G03.input.payout), stakes: money(golden.G03.input.stake) },
    result: atCounter().base,
  }),
  deducted: () => {
    const { stake, payout } = golden.G03.input;
    const base = formatMoney(winningsBaseOf({ stake, payout }, withholdingRule));
    return {
      given: { grossPaid: money(payout), withholdingBase: base },
      result: subtractMoney(money(payout), base),
    };
  },
  withholding: () => ({
    given: { withholdingBase: atCounter().base, taxRate: rateOf(withholdingRule) },
    result: atCounter().withheld,
  }),
  paidToPlayer: () => ({
    given: { payout: money(golden.G03.input.payout), withholding: atCounter().withheld },
    result: atCounter().paidToPlayer,
  }),
  excise: ({ stakesPlaced = '' }) => {
    const rule = ruleOf('TZ.EXC.ALL_STAKES.2026-07-01');
    return {
      given: { stakesPlaced, taxRate: rateOf(rule) },
      result: lineOf(rule, { placedStakes: [stakesPlaced] }).tax,
    };
  },
  unclaimedToBoard: (given) => ({
    given: { unclaimed: given['unclaimed']!, taxRate: rateOf(ruleOf('TZ.UNCL.ONLINE.2022-07-01')) },
    result: splitUnclaimed(unclaimed(given)).toBoard,
  }),
  unclaimedKept: (given) => {
    const { toBoard, kept } = splitUnclaimed(unclaimed(given));
    return { given: { unclaimed: given['unclaimed']!, unclaimedToBoard: toBoard }, result: kept };
  },
  roundingDifference: () => ({
    given: { taxRoundedPerTicket: threeTickets.perTicketSum, taxRoundedOnce: threeTickets.perPeriod },
    result: threeTickets.roundingDifference,
  }),
  taxRoundedPerTicket: () => ({
    given: { amounts: threeTickets.perPart },
    result: threeTickets.perTicketSum,
  }),
  taxRoundedOnce: () => ({ given: {}, result: threeTickets.perPeriod }),
  adjustments: () => {
    const { given, outcome } = corrected('CARRY');
    return { given, result: outcome.kind === 'CARRIED' ? outcome.adjustmentLine : null };
  },
  correction: () => {
    const { given, outcome } = corrected('RESTATE');
    return { given, result: outcome.kind === 'RESTATED' ? outcome.tax : null };
  },
  payable: added('tax', 'adjustments', 'penalties'),
  payableOfClass: added('tax', 'levy', 'withholding', 'excise'),
  balance: less('payable', 'taxPaid'),
  owedToTra: added('tax', 'withholding', 'excise'),
  owedToGbt: added('levy', 'unclaimedToBoard'),
  ggy: ({ cash = '', free = '', prizes = '' }) => {
    const settlement = givenSettlement({
      settled: { cash, bonus: free },
      payout: { cash: prizes, bonus: '0.00' },
    });
    const sums = sumBook(givenBook({ settlements: [settlement] }), 'SETTLED', march);
    return { result: treatedRevenueOf(sums, { ...faceValue, bonus: 'ONLY_IF_CASHABLE' }).ggr };
  },
  drawerExpected: (given) => ({ result: drawer(given, '0').expected }),
  overShort: ({ drawerCounted = '' }) => {
    const { given, result } = terms.drawerExpected.example!;
    return {
      given: { drawerCounted: money(golden.G30.input.counted), drawerExpected: result },
      result: drawer(given as Given, drawerCounted).overShort,
    };
  },
  commission: ({ ggr = '', commissionRate = '' }) => ({
    result: commissionOf(ggr, commissionRate, { unit: '0.01', mode: 'HALF_UP' }),
  }),
  recordsUnexplained: (given) => {
    const [count, loaded, rejected, duplicate] = (
      ['recordsSent', 'recordsLoaded', 'recordsRejected', 'recordsRepeated'] as const
    ).map((name) => Number(given[name]));
    const amounts = { amount: '0', cleanAmount: '0' };
    const file = { brandId: 'b', source: 's', channel: 'ONLINE', kind: 'BETS', ...amounts } as const;
    const transfer = transferOf(
      {
        ...file,
        files: 1,
        missing: 0,
        count: count!,
        rejected: rejected!,
        openRejects: 0,
        duplicate: duplicate!,
      },
      { currency: 'TZS', loaded: { ...file, count: loaded! } },
    );
    return { result: String(transfer.difference.count) };
  },
  reportDifference: less('reported', 'factsOfNow'),
  openBetsGap: less('openBets', 'countedOpenBets'),
  ratePublished: () => {
    const rows = golden.G13.input.rows as [string, string, string][];
    const rates = rows.map(([rateDate, , rate]) => ({
      ...{ from: 'TZS', to: 'EUR', rateDate, rate, source: 'invented' },
      publishedAt: `${rateDate}T12:00:00Z`,
    }));
    const flows = rows.map(([day, amount]) => ({ day, currency: 'TZS', amount }));
    const conversion = convertFlows(flows, rates, { currency: 'EUR', unit: '0.01' });
    if (conversion.kind === 'RATE_MISSING') throw new Error('a rate is missing');
    return {
      given: { amounts: conversion.rows.map(({ converted }) => converted) },
      result: conversion.total,
    };
  },
};

const examples = (Object.entries(terms) as [TermKey, Term][]).flatMap(([key, { example, formula }]) =>
  example === undefined ? [] : [{ key, example, formula }],
);

test.each(examples)('the example of $key is what the product computes', ({ key, example }) => {
  const prove = proofs[key];
  const { given = example.given, result } = prove!(example.given as Given);

  expect({ given: example.given, result: example.result }).toEqual({ given, result });
});

const withFormula = examples.flatMap(({ formula, ...rest }) =>
  formula === undefined ? [] : [{ ...rest, formula }],
);

test.each(withFormula)(
  'the formula of $key, $formula, gives the result of its example',
  ({ example, formula }) => {
    const signs = { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'div' } as const;
    let value = new Big(0);
    let sign: keyof typeof signs = '+';
    for (const part of partsOfFormula(formula)) {
      if ('sign' in part) sign = part.sign.trim() as keyof typeof signs;
      else value = value[signs[sign]](String(example.given[part.term]));
    }

    const isRatio = formula.includes('÷');
    const rounded = roundAmount(value, { unit: isRatio ? '0.000001' : '0.01', mode: 'HALF_UP' });
    expect(new Big(rounded).eq(example.result)).toBe(true);
  },
);

test('every formula has an example', () => {
  const bare = (Object.entries(terms) as [TermKey, Term][]).filter(
    ([, { formula, example }]) => formula !== undefined && example === undefined,
  );

  expect(bare.map(([key]) => key)).toEqual([]);
});
