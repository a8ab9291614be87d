import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { chainGenesis, linkHash } from './confirmation/hash-chain';
import { correctPeriod } from './corrections/correct-period';
import { holdOf } from './measures/hold';
import { revenueOf } from './measures/revenue';
import { treatedRevenueOf } from './measures/treated-revenue';
import { faceValue } from './measures/treatment';
import { formatMoney, negateMoney, sumMoney } from './money/money';
import { roundAmount, type RoundingMode } from './money/round-amount';
import { roundInStages } from './money/staged-rounding';
import { calendarOf } from './periods/authority-calendar';
import { addDays } from './periods/calendar';
import { dueOf } from './periods/due-date';
import { gamingDaysOf } from './periods/gaming-day';
import { withDeclaredHolidays, type Holiday } from './periods/holidays';
import { readShippedRules } from './rules/rule-pack';
import type { Rule } from './rules/rule-schema';
import { selectRules } from './rules/select-rules';
import { withOverrides } from './rules/what-if';
import { judge } from './status/figure-status';
import { computeTax, type TaxLine } from './tax/compute-tax';
import { taxDueOf, taxPeriodOf } from './tax/rule-calendar';
import { plainSums, type TaxFacts } from './tax/tax-facts';
import { givenBet, givenBook, givenSettlement } from './testing/given-book';
import { sixTickets } from './testing/six-tickets';
import golden from './testing/golden.json';
import { bridgeBook, openStakeAt, rollBook } from './testing/model/book-balances';
import { convertFlows } from './testing/model/convert-flows';
import { balanceDrawer } from './testing/model/drawer';
import { jackpotContributionOf } from './testing/model/jackpot-contribution';
import { splitCashOut, theoreticalHoldOf } from './testing/model/legs';
import { returnToPlayerOf } from './testing/model/return-to-player';
import { rollJackpotPool, rollLiability } from './testing/model/roll-balances';
import { sumBook } from './testing/model/sum-book';
import { withholdOnTicket } from './testing/model/withhold-on-ticket';

/** The examples write whole amounts without decimals. */
const money = (amount: string | number) => formatMoney(String(amount));
const moneyIn = (amounts: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, money(amount)]));

const shipped = readShippedRules();
const march = { from: '2026-03-01', to: '2026-03-31' };

function ruleFor(product: string, code: string, day = '2026-03-31'): Rule {
  const jurisdiction = code === 'GBD' ? 'GB' : 'TZ';
  return selectRules(shipped, { jurisdiction, product, code }, day).inForce[0]!;
}
function taxOf(rule: Rule, facts: TaxFacts): TaxLine {
  const outcome = computeTax(rule, facts, judge([]));
  if (outcome.kind === 'MISSING') throw new Error(`missing ${outcome.fact}`);
  return outcome;
}
const revenueFacts = (ggr: string) => {
  const sums = plainSums({ stakes: ggr, voids: '0', winnings: '0' });
  return { sums: { PLACED_PAID: sums, SETTLED: sums } };
};

test('G01', () => {
  const { input, expected } = golden.G01;

  const revenue = revenueOf({
    stakesCash: input.stakesSettled,
    stakesBonus: '0.00',
    voids: input.voidedStakes,
    winnings: input.winnings,
  });

  expect({
    netStakes: revenue.netStakes,
    ggr: revenue.ggr,
    rtp: returnToPlayerOf(revenue.winnings, revenue.netStakes),
    hold: holdOf(revenue.ggr, revenue.netStakes),
  }).toEqual(expected);
});

test('G02', () => {
  const { input, expected } = golden.G02;
  const rule = ruleFor('SPORTS', 'GGT');

  const line = taxOf(rule, {
    sums: {
      PLACED_PAID: plainSums({
        stakes: input.stakesPlaced,
        voids: input.stakesRefunded,
        winnings: input.winningsPaid,
      }),
    },
  });

  expect(rule.charge).toEqual({ unit: 'RATE', rate: input.rate });
  expect([line.base, line.tax]).toEqual([money(expected.ggr), money(expected.gamingTax)]);
  expect(taxDueOf(rule, taxPeriodOf(rule, `${input.period}-15`)!)).toMatchObject({ day: expected.due });
});

test.each(Object.entries(golden.G03.expected))('G03 %s', (variant, expected) => {
  const { stake, payout } = golden.G03.input;
  const [winningsBase, rate] = variant.split('@') as [NonNullable<Rule['winningsBase']>, string];
  const sports = ruleFor('SPORTS', 'WHT');

  const whatIf = withOverrides(shipped, [{ ruleId: sports.id, winningsBase, rate }]);
  const rule = whatIf.rules.find(({ id }) => id === sports.id)!;
  const atCounter = withholdOnTicket({ stake, payout }, { ...rule, winningsBase });

  expect({
    whtBase: atCounter.base,
    wht: atCounter.withheld,
    paidToPlayer: atCounter.paidToPlayer,
  }).toEqual(moneyIn(expected));
  expect(taxOf(rule, { paidTickets: [{ ticketId: 't', stake, payout }] }).tax).toBe(atCounter.withheld);
});

test('G04', () => {
  const { input, expected } = golden.G04;
  const exact = input.netWins.map((won) => new Big(won).times(input.rate));

  const staged = roundInStages(exact, {
    unit: input.unit,
    mode: input.mode as RoundingMode,
    stage: 'TICKET',
  });

  expect(staged).toEqual({
    perPart: expected.perTicket.map(money),
    total: money(expected.perTicketSum),
    perTicketSum: money(expected.perTicketSum),
    perPeriod: money(expected.perPeriod),
    roundingDifference: money(expected.roundingDifference),
  });
});

test('G06', () => {
  const { input, expected } = golden.G06;
  const rule = ruleFor('LAND_CASINO', 'GGT');
  const holidays = Object.entries(input.holidays).map(([day, name]): Holiday => ({
    day,
    name,
    code: null,
    origin: 'DECLARED',
    proof: 'UNVERIFIED',
    source: 'G06',
  }));
  const tra = calendarOf('TRA');
  const bare = { ...tra.holidays, fixed: [], fromEaster: [] };
  const calendar = { ...tra, holidays: withDeclaredHolidays(bare, holidays) };

  for (const week of ['A', 'B'] as const) {
    const [from, to] = input[`week${week}`] as [string, string];
    const period = taxPeriodOf(rule, from)!;
    expect(period).toEqual({ from, to });
    expect(taxOf(rule, revenueFacts(input[`ggr${week}`])).tax).toBe(money(expected[`tax${week}`]));
    expect(dueOf(rule.due, period, calendar)).toMatchObject({ day: expected[`due${week}`] });
    // The calendar that comes with the product knows the holiday by itself.
    expect(taxDueOf(rule, period)).toMatchObject({ day: expected[`due${week}`] });
  }
});

test('G07', () => {
  const { input, expected } = golden.G07;
  const [tax, levy] = [ruleFor('VIRTUAL', 'GGT'), ruleFor('VIRTUAL', 'LEVY')];

  expect([tax.charge, levy.charge]).toEqual([
    { unit: 'RATE', rate: input.tax },
    { unit: 'RATE', rate: input.levy },
  ]);
  expect(taxOf(tax, revenueFacts(input.ggr)).tax).toBe(money(expected.gamingTax));
  expect(taxOf(levy, revenueFacts(input.ggr)).tax).toBe(money(expected.gbtLevy));
});

test('G08', () => {
  const { input, expected } = golden.G08;
  const machines = { shop: input.shopMachines, club: input.clubMachines };

  const tax = taxOf(ruleFor('SLOT_ROUTE', 'GGT'), { machines: machines.shop + machines.club }).tax;
  const shop = taxOf(ruleFor('SLOT_SHOP', 'LEVY'), { machines: machines.shop }).tax;
  const club = taxOf(ruleFor('SLOT_CLUB', 'LEVY'), { machines: machines.club }).tax;

  expect({ gamingTax: tax, gbtLevyShop: shop, gbtLevyClub: club }).toEqual(moneyIn(expected));
});

test('G10', () => {
  const { input, expected } = golden.G10;
  const book = sixTickets();
  const opening = { openBets: money(input.openingOpenBets), unpaidWinnings: money(input.openingUnpaid) };
  const on = (basis: 'PLACED' | 'SETTLED' | 'PLACED_PAID') =>
    treatedRevenueOf(sumBook(book, basis, march), faceValue);
  const { stakesGross, ...settled } = expected.SETTLED;
  const { winningsPaid, ...placedPaid } = expected.TZ_PLACED_PAID;

  expect(on('PLACED')).toMatchObject(moneyIn(expected.PLACED));
  expect(on('SETTLED')).toMatchObject(moneyIn({ stakes: stakesGross, ...settled }));
  expect(on('PLACED_PAID')).toMatchObject(moneyIn({ winnings: winningsPaid, ...placedPaid }));

  const balances = rollBook(book, march, opening);
  expect(balances.openBets.closing).toBe(money(expected.closingOpenBets));
  expect(balances.unpaidWinnings.closing).toBe(money(expected.closingUnpaidWinnings));
  expect(openStakeAt(book, march.to)).toBe(balances.openBets.closing);

  const { start, lines, end } = bridgeBook(book, march, opening);
  const wordsOf = (amount: string) => String(Number(amount));
  const words = { OPEN_BETS_DELTA: 'open bets', UNPAID_DELTA: 'unpaid winnings' } as Record<string, string>;
  const told = lines
    .filter(({ amount }) => amount !== '0.00')
    .map(({ code, amount }) => ` - ${wordsOf(negateMoney(amount))} (${words[code]})`);
  expect(`${wordsOf(start)}${told.join('')} = ${wordsOf(end)}`).toBe(expected.bridge);
});

test.each(golden.G11.expected.rows)(
  'G11 $tz $gamingDay from $cutoff',
  ({ tz, gamingDay, cutoff, startUtc, endUtc, hours }) => {
    const days = gamingDaysOf(tz, cutoff);
    const start = days.startOf(gamingDay);
    const end = days.startOf(addDays(gamingDay, 1));

    expect([start, end]).toEqual([Date.parse(startUtc), Date.parse(endUtc)]);
    expect((end - start) / 3_600_000).toBe(hours);
    expect([days.dayOf(start), days.dayOf(end - 1)]).toEqual([gamingDay, gamingDay]);
  },
);

test('G12', () => {
  const { input, expected } = golden.G12;

  const gamingDays = input.events.map((event) =>
    gamingDaysOf(event.tz, event.cutoff).dayOf(Date.parse(event.utc)),
  );

  expect(gamingDays).toEqual(expected.gamingDays);
});

test('G13', () => {
  const { input, expected } = golden.G13;
  const rows = input.rows as [string, string, string][];
  const rates = rows.map(([rateDate, , rate]) => ({
    from: 'TZS',
    to: 'EUR',
    rateDate,
    rate,
    source: 'invented',
    publishedAt: `${rateDate}T12:00:00Z`,
  }));
  const flows = rows.map(([day, amount]) => ({ day, currency: 'TZS', amount }));

  const conversion = convertFlows(flows, rates, { currency: 'EUR', unit: '0.01' });

  if (conversion.kind === 'RATE_MISSING') throw new Error('a rate is missing');
  expect(conversion.rows.map(({ converted }) => converted)).toEqual(expected.perDay);
  expect(conversion.total).toBe(expected.reportedTotal);
  const total = new Big(sumMoney(flows.map(({ amount }) => amount))).times(rates.at(-1)!.rate);
  expect(formatMoney(roundAmount(total, { unit: '0.01', mode: input.mode as RoundingMode }))).toBe(
    expected.wrongTotalAtLastRate,
  );
  expect(conversion.total).not.toBe(expected.wrongTotalAtLastRate);
});

test('G14', () => {
  const { closed, correction } = golden.G14.input;
  const { RESTATE, CARRY } = golden.G14.expected;
  const rule = ruleFor('SPORTS', 'GGT');
  const february = taxPeriodOf(rule, `${closed.period}-01`)!;
  const first = {
    ruleId: rule.id,
    period: february,
    version: closed.version,
    ggr: money(closed.ggr),
    tax: money(closed.tax),
  };
  const ggr = sumMoney([closed.ggr, `-${correction.deltaWinningsPaid}`]);
  const now = { ggr, tax: taxOf(rule, revenueFacts(ggr)).tax };
  const how = { past: [], currentPeriod: taxPeriodOf(rule, correction.knownAt)! };

  const restated = correctPeriod(first, now, { method: 'RESTATE', ...how });
  const carried = correctPeriod(first, now, { method: 'CARRY', ...how });

  expect(restated).toEqual({
    kind: 'RESTATED',
    period: february,
    version: RESTATE.version,
    replaces: Number(RESTATE.replaces.slice(1)),
    ggr: money(RESTATE.ggr),
    tax: money(RESTATE.tax),
    deltaTax: money(RESTATE.deltaTax),
  });
  expect(carried).toEqual({
    kind: 'CARRIED',
    period: taxPeriodOf(rule, `${CARRY.period}-01`),
    adjustmentLine: money(CARRY.adjustmentLine),
    lossLine: '0.00',
    ofPeriod: february,
    ofVersion: closed.version,
  });
});

test('G15', () => {
  const { input, expected } = golden.G15;
  // The example shows signs; withdrawals, stakes and withholding are stored positive.
  const { withdrawals, stakes, withholding } = input.movements;

  const rolled = rollLiability(input.opening, {
    ...input.movements,
    withdrawals: negateMoney(withdrawals),
    stakes: negateMoney(stakes),
    withholding: negateMoney(withholding),
  });

  expect(Object.fromEntries(rolled.movements.map(({ code, amount }) => [code, amount]))).toEqual(
    moneyIn(input.movements),
  );
  expect(rolled.closing).toBe(expected.closing);
});

test('G16', () => {
  const { input, expected } = golden.G16;

  const contributions = jackpotContributionOf(input.stakesEligible, input.contributionRate);
  const { closing } = rollJackpotPool(input.opening, {
    contributions,
    won: input.won,
    reseed: input.reseed,
    transfers: '0',
  });

  expect({ contributions, closing }).toEqual({
    contributions: money(expected.contributions),
    closing: money(expected.closing),
  });
});

test('G18', () => {
  const { input, expected } = golden.G18;
  const book = givenBook({
    settlements: [
      givenSettlement({
        settled: { cash: input.cashStakes, bonus: input.freeBetFace },
        payout: { cash: input.winningsPaid, bonus: '0.00' },
      }),
    ],
  });
  const sums = sumBook(book, 'SETTLED', march);
  const duty = ruleFor('BETTING', 'GBD');
  const excluding: Rule = { ...duty, treatment: { bonus: 'EXCLUDE' } };

  const line = taxOf(duty, { sums: { SETTLED: sums } });

  expect(duty.charge).toEqual({ unit: 'RATE', rate: input.rate });
  expect({
    stakeMoney: line.inputs.find(({ code }) => code === 'stakes')?.value,
    profit: line.base,
    duty: line.tax,
    ifFreeBetWronglyExcluded: taxOf(excluding, { sums: { SETTLED: sums } }).tax,
  }).toEqual(expected);
});

test('G23', () => {
  const { input, expected } = golden.G23;
  const ggrOf = (figures: readonly string[]) => {
    const [stakes, voids, winnings] = figures as [string, string, string];
    return revenueOf({ stakesCash: stakes, stakesBonus: '0.00', voids, winnings }).ggr!;
  };
  const both = (of: (brand: 'A' | 'B') => string) => ({ A: of('A'), B: of('B') });

  const onlineGgr = both((brand) => ggrOf(input.online[brand]));
  const retailGgr = both((brand) => ggrOf(input.retail[brand]));
  const totalGgr = both((brand) => sumMoney([onlineGgr[brand], retailGgr[brand]]));

  expect({ onlineGgr, retailGgr, totalGgr, group: sumMoney([totalGgr.A, totalGgr.B]) }).toEqual(expected);
});

test('G24', () => {
  const { input, expected } = golden.G24;
  const [first, second] = ['2026-03-01', '2026-03-02'] as const;
  const { settledStake, openStake } = splitCashOut(input.stake, input.cashOutShare, {
    unit: '0.01',
    mode: 'HALF_UP',
  });
  const cash = (amount: string) => ({ cash: amount, bonus: '0.00' });
  const book = givenBook({
    bets: [givenBet({ day: first, stake: cash(input.stake) })],
    settlements: [
      givenSettlement({ day: first, settled: cash(settledStake), payout: cash(input.cashOutValue) }),
      givenSettlement({ day: second, settled: cash(openStake) }),
    ],
  });
  const dayOf = (day: string) => {
    const { stakes, winnings, ggr } = treatedRevenueOf(
      sumBook(book, 'SETTLED', { from: day, to: day }),
      faceValue,
    );
    return { settledStake: stakes, winnings, ggr, openStake: openStakeAt(book, day) };
  };

  const total = treatedRevenueOf(sumBook(book, 'SETTLED', march), faceValue).ggr;

  expect({ day1: dayOf(first), day2: dayOf(second), total: { ggr: total } }).toEqual(expected);
});

test('G28', () => {
  const { input, expected } = golden.G28;

  expect(formatMoney(input.amountTzs)).toBe(expected.stringKept);
  expect(new Big(input.amountTzs).times(100).toFixed()).toBe(expected.exactMinorUnits);
  expect(String(Number(expected.exactMinorUnits))).toBe(expected.asDoubleMinorUnits);
});

test('G30', () => {
  const { openingFloat, counted } = golden.G30.input;

  expect(balanceDrawer(openingFloat, counted, golden.G30.input)).toEqual(moneyIn(golden.G30.expected));
});

test('G33', () => {
  const { input, expected } = golden.G33;
  const [first, second] = input.canonicalRecords as [string, string];

  const h1 = linkHash(chainGenesis, first);
  const h2 = linkHash(h1, second);

  expect(chainGenesis).toBe(input.genesis);
  expect({ h1, h2 }).toEqual(expected);
});

test('G35', () => {
  const { input, expected } = golden.G35;

  expect(input.legs.map((legs) => theoreticalHoldOf(input.perLegOverround, legs))).toEqual(expected.hold);
});

test('each example has a test named by its id, here or beside the code that loads files', () => {
  const tests = [__filename, join(__dirname, '../facts/loads/ingest.contract.test.ts')]
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const hasTest = (id: string) => new RegExp(`(\\(|^ *)'${id}[: ']`, 'm').test(tests);

  const ids = Object.keys(golden);

  expect(ids).toHaveLength(22);
  expect(ids.filter((id) => !hasTest(id))).toEqual([]);
});
