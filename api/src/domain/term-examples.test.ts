import Big from 'big.js';
import { operandOf, piecesOfFormula } from '@tallyhouse/shared/contracts/terms/formula';
import {
  isWorked,
  type Term,
  type TermKey,
  type WorkedExample,
} from '@tallyhouse/shared/contracts/terms/term';
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
import { gamingDaysOf } from './periods/gaming-day';
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
function exampleOf(key: TermKey): WorkedExample {
  const { example } = terms[key];
  if (!isWorked(example)) throw new Error(`${key} has no figures`);
  return example;
}
const listOf = (key: TermKey, part: string) => exampleOf(key).given[part] as readonly string[];
/** What the domain makes of an example: the result, and the figures that it stands on where a golden example has them. */
interface Proof {
  readonly given?: WorkedExample['given'];
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
const ticketOfG03 = () => {
  const { stake, odds, payout } = golden.G03.input;
  return { given: { stakeOfTicket: money(stake), odds }, result: money(payout) };
};
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
/** What a book of settlements holds of stakes. */
const stakesOf = (kind: 'cash' | 'bonus', amounts: readonly string[]) => {
  const settlements = amounts.map((amount) =>
    givenSettlement({ settled: { cash: '0.00', bonus: '0.00', [kind]: amount } }),
  );
  return sumBook(givenBook({ settlements }), 'SETTLED', march).stakes!;
};
const slotRoute = ruleOf('TZ.GGT.SLOT_ROUTE.2018-07-01');

/** Every example by what the product itself computes. */
const proofs: Partial<Record<TermKey, (given: Given) => Proof>> = {
  day: () => {
    const { utc, tz, cutoff } = golden.G12.input.events[0]!;
    const day = gamingDaysOf(tz, cutoff).dayOf(Date.parse(utc));
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
  stakesCash: () => ({ result: stakesOf('cash', listOf('stakesCash', 'cashStake')).cash }),
  stakesBonus: () => {
    const { bonusCashable, bonusPlayOnly } = stakesOf('bonus', listOf('stakesBonus', 'bonusStake'));
    return { result: sumMoney([bonusCashable, bonusPlayOnly]) };
  },
  activePlayers: ({ players = '' }) => ({ result: String(new Set(players.split(', ')).size) }),
  stakesPlaced: () => ({
    given: { stake: amountsIn(tickets.bets, march, (place) => tickets.bets[place]!.stake.cash) },
    result: ticketRevenue('PLACED').stakes,
  }),
  stakesSettled: () => ({
    given: { stakeSettled: settledOf(({ settled }) => settled.cash) },
    result: ticketRevenue('SETTLED').stakes,
  }),
  voids: () => ({
    given: { stakeReturned: settledOf(({ returned }) => returned.cash) },
    result: ticketRevenue('SETTLED').voids,
  }),
  winnings: () => ({
    given: { payoutDue: settledOf(({ payout }) => payout.cash) },
    result: ticketRevenue('SETTLED').winnings,
  }),
  winningsPaid: () => ({
    given: { payment: amountsIn(tickets.payments, april, (place) => tickets.payments[place]!.amount.cash) },
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
    const { stakesEligible, contributionRate: rate } = golden.G16.input;
    const stakesOfRounds = listOf('jackpotContrib', 'stakesOfRounds');
    expect(sumMoney(stakesOfRounds)).toBe(stakesEligible);
    const contribution = stakesOfRounds.map((stakes) => money(jackpotContributionOf(stakes, rate)));
    return { given: { stakesOfRounds, rate, contribution }, result: sumMoney(contribution) };
  },
  ngr: ({ ggr = '', bonusCost = '', tax = '', levy = '' }) => ({
    result: measuresOf({ ggr, converted: bonusCost, tax, levy }).ngr,
  }),
  bonusCost: ({ bonusConverted: converted = '', freeBetWinnings: freeBets = '' }) => ({
    result: measuresOf({ converted, freeBets }).bonusCost,
  }),
  basisBridge: () => {
    const { start, lines, end } = bridgeBook(tickets, march, opening);
    const [openBetsDelta, unpaidDelta, expired, expiredCredited] = lines.map(({ amount }) => amount);
    return {
      given: {
        ggrPlacedPaid: start,
        ...{ openBetsDelta: openBetsDelta!, unpaidDelta: unpaidDelta! },
        ...{ expired: negateMoney(expired!), expiredCredited: expiredCredited! },
      },
      result: end,
    };
  },
  openBetsDelta: () => ({
    given: { openingOpenBets: opening.openBets, openBets: rolled.openBets.closing },
    result: bridgeBook(tickets, march, opening).lines[0]!.amount,
  }),
  unpaidDelta: () => ({
    given: { openingUnpaid: opening.unpaidWinnings, unpaid: rolled.unpaidWinnings.closing },
    result: bridgeBook(tickets, march, opening).lines[1]!.amount,
  }),
  expiredCredited: ({ expired = '' }) => ({
    result: bridgeLines({ expired, expiredCredited: expired })('EXPIRED_CREDITED'),
  }),
  unexplained: ({ basisBridge = '', settledGgr = '' }) => ({
    result: bridgeLines({ placedPaidGgr: basisBridge, settledGgr })('UNEXPLAINED'),
  }),
  openBets: () => ({
    given: {
      openingOpenBets: opening.openBets,
      stakesPlaced: ticketRevenue('PLACED').stakes!,
      stakesSettled: ticketRevenue('SETTLED').stakes!,
      settledUnplaced: '0.00',
    },
    result: rolled.openBets.closing,
  }),
  unpaid: () => ({
    given: {
      openingUnpaid: opening.unpaidWinnings,
      winnings: ticketRevenue('SETTLED').winnings!,
      winningsPaid: ticketRevenue('PAID').winnings!,
      expired: '0.00',
    },
    result: rolled.unpaidWinnings.closing,
  }),
  liability: () => {
    const { opening: start, movements } = golden.G15.input;
    const { fx, withdrawals, stakes, withholding, adjustments, ...rest } = movements;
    const off = {
      withdrawals: negateMoney(withdrawals),
      stakes: negateMoney(stakes),
      withholding: negateMoney(withholding),
    };
    return {
      given: { openingBalance: start, ...rest, ...off, adjustmentOfAccounts: adjustments },
      result: rollLiability(start, { ...rest, ...off, adjustments, fx }).closing,
    };
  },
  jackpotPools: () => {
    const { opening: start, won, reseed } = golden.G16.input;
    const { contributions } = golden.G16.expected;
    return {
      given: {
        ...{ openingPool: money(start), jackpotContrib: money(contributions) },
        ...{ jackpotWon: money(won), reseed: money(reseed) },
      },
      result: rollJackpotPool(start, { contributions, won, reseed, transfers: '0' }).closing,
    };
  },
  protectedFunds: ({ liability = '', openBets = '', pendingWithdrawals = '', jackpotPools = '' }) => ({
    given: { liability: golden.G15.expected.closing, openBets, pendingWithdrawals, jackpotPools },
    result: protectedFundsOf({ liability, openBets, pendingWithdrawals, jackpotPools }),
  }),
  coverage: ({ heldFunds = '', protectedFunds = '' }) => ({
    given: { heldFunds, protectedFunds: exampleOf('protectedFunds').result },
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
  lossBroughtForward: ({ base = '' }) => {
    const left = formatMoney(taxableOf(new Big(base), 'CARRY_FORWARD', new Big(0)).lossCarriedForward);
    return { given: { base, carriedByBefore: left }, result: left };
  },
  lossCarriedForward: ({ taxBase = '', lossBroughtForward = '' }) => ({
    result: formatMoney(
      taxableOf(new Big(taxBase), 'CARRY_FORWARD', new Big(lossBroughtForward)).lossCarriedForward,
    ),
  }),
  tickets: () => ({
    given: { sold: String(tickets.bets.length) },
    result: String(tickets.settlements.filter(({ day }) => day <= march.to).length),
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
  amountPerMachine: () => {
    const { shopMachines, clubMachines } = golden.G08.input;
    const machines = shopMachines + clubMachines;
    const { tax } = lineOf(slotRoute, { machines });
    return { given: { machines: String(machines), tax }, result: amountOf(slotRoute) };
  },
  machines: () => {
    const { shopMachines, clubMachines } = golden.G08.input;
    return {
      given: { shopMachines: String(shopMachines), clubMachines: String(clubMachines) },
      result: String(shopMachines + clubMachines),
    };
  },
  payout: ticketOfG03,
  grossPaid: ticketOfG03,
  withholdingCount: () => ({ result: String(threeTickets.perPart.length) }),
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
    given: { taxOfTicket: threeTickets.perPart },
    result: threeTickets.perTicketSum,
  }),
  taxRoundedOnce: () => {
    const { netWins, rate } = golden.G04.input;
    const taxRate = new Big(rate).toString();
    return { given: { netWin: netWins.map(money), taxRate }, result: threeTickets.perPeriod };
  },
  adjustments: () => {
    const { given, outcome } = corrected('CARRY');
    const [taxNow, taxFiled] = [golden.G14.expected.RESTATE.tax, golden.G14.input.closed.tax].map(money);
    return {
      given: { ...given, taxNow: taxNow!, taxFiled: taxFiled! },
      result: outcome.kind === 'CARRIED' ? outcome.adjustmentLine : null,
    };
  },
  correction: () => {
    const { given, outcome } = corrected('RESTATE');
    return { given, result: outcome.kind === 'RESTATED' ? outcome.tax : null };
  },
  ggy: ({ stakesCash: cash = '', free = '', winnings: prizes = '' }) => {
    const settlement = givenSettlement({
      settled: { cash, bonus: free },
      payout: { cash: prizes, bonus: '0.00' },
    });
    const sums = sumBook(givenBook({ settlements: [settlement] }), 'SETTLED', march);
    return { result: treatedRevenueOf(sums, { ...faceValue, bonus: 'ONLY_IF_CASHABLE' }).ggr };
  },
  drawerExpected: (given) => ({ result: drawer(given, '0').expected }),
  overShort: ({ drawerCounted = '' }) => {
    const { given, result } = exampleOf('drawerExpected');
    return {
      given: { drawerCounted: money(golden.G30.input.counted), drawerExpected: result },
      result: drawer(given as Given, drawerCounted).overShort,
    };
  },
  commissionRate: () => ({ result: exampleOf('commission').given['commissionRate'] as string }),
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
  isWorked(example) ? [{ key, example, formula, prove: proofs[key] }] : [],
);

test('every example with figures is proved by what the product computes or worked out by its formula', () => {
  const unproved = examples.filter(({ formula, prove }) => formula === undefined && prove === undefined);

  expect(unproved.map(({ key }) => key)).toEqual([]);
});

const proved = examples.flatMap(({ prove, ...rest }) => (prove === undefined ? [] : [{ ...rest, prove }]));

test.each(proved)('the example of $key is what the product computes', ({ example, prove }) => {
  const { given = example.given, result } = prove(example.given as Given);

  expect({ given: example.given, result: example.result }).toEqual({ given, result });
});

const withFormula = examples.flatMap(({ formula, ...rest }) =>
  formula === undefined ? [] : [{ ...rest, formula }],
);

test.each(withFormula)(
  'the formula of $key, $formula, gives the result of its example',
  ({ example, formula }) => {
    const signs = new Map<string, 'plus' | 'minus' | 'times' | 'div'>([
      ['+', 'plus'],
      ['−', 'minus'],
      ['×', 'times'],
      ['÷', 'div'],
    ]);
    const fold = formula.startsWith('Π') ? 'times' : 'plus';
    let value = new Big(0);
    let sign: 'plus' | 'minus' | 'times' | 'div' = 'plus';
    for (const piece of piecesOfFormula(formula)) {
      const name = operandOf(piece);
      if ('sign' in piece) sign = signs.get(piece.sign.trim()) ?? sign;
      else
        value = value[sign](
          [example.given[name!]!]
            .flat()
            .map((one) => new Big(one))
            .reduce((sum, one) => sum[fold](one)),
        );
    }

    const unit = example.unit ?? (formula.includes('÷') ? '0.000001' : '0.01');
    expect(new Big(roundAmount(value, { unit, mode: 'HALF_UP' })).toFixed()).toBe(
      new Big(example.result).toFixed(),
    );
  },
);
