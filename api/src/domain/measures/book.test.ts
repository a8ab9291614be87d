import Big from 'big.js';
import fc from 'fast-check';
import { addDays } from '../periods/calendar';
import { negateMoney, subtractMoney, sumMoney } from '../money/money';
import {
  firstBookDay,
  givenBet,
  givenBook,
  givenPayment,
  givenSettlement,
  mergeBooks,
  ticketLists,
} from '../testing/given-book';
import { holdOf } from './hold';
import { treatedRevenueOf } from './treated-revenue';
import { faceValue, type BonusTreatment, type Treatment } from './treatment';
import { bridgeBook, expiredIn, openStakeAt, rollBook } from '../testing/model/book-balances';
import { type Book } from '../testing/model/facts';
import { returnToPlayerOf } from '../testing/model/return-to-player';
import { sumBook } from '../testing/model/sum-book';

const march = { from: '2026-03-01', to: '2026-03-31' };
const empty = { openBets: '0.00', unpaidWinnings: '0.00' };
const everyDay = { from: firstBookDay, to: addDays(firstBookDay, 100) };
const bases = ['PLACED', 'SETTLED', 'PAID', 'PLACED_PAID'] as const;
const treatments: fc.Arbitrary<Treatment> = fc.record({
  bonus: fc.constantFrom('FACE_VALUE', 'EXCLUDE', 'ONLY_IF_CASHABLE', 'NET_OF_WINNINGS'),
  jackpot: fc.constantFrom('CONTRIBUTION', 'PAYOUT'),
  lateVoid: fc.constantFrom('REDUCES_BASE', 'NO_EFFECT'),
});

const bonusBook = givenBook({
  bets: [
    givenBet({ stake: { cash: '900.00', bonus: '0.00' } }),
    givenBet({ stake: { cash: '0.00', bonus: '60.00' }, isBonusCashable: true }),
    givenBet({ stake: { cash: '0.00', bonus: '40.00' } }),
  ],
  settlements: [
    givenSettlement({
      settled: { cash: '900.00', bonus: '0.00' },
      payout: { cash: '600.00', bonus: '7.00' },
    }),
    givenSettlement({ settled: { cash: '0.00', bonus: '60.00' }, isBonusCashable: true }),
    givenSettlement({
      settled: { cash: '0.00', bonus: '40.00' },
      payout: { cash: '100.00', bonus: '0.00' },
      wonWithBonus: '100.00',
    }),
  ],
});

test.each<[BonusTreatment, string, string, string]>([
  ['FACE_VALUE', '1000.00', '707.00', '293.00'],
  ['EXCLUDE', '900.00', '700.00', '200.00'],
  ['ONLY_IF_CASHABLE', '960.00', '700.00', '260.00'],
  ['NET_OF_WINNINGS', '900.00', '600.00', '300.00'],
])('bonus treatment %s: stakes %s, winnings %s, revenue %s', (bonus, stakes, winnings, ggr) => {
  const revenue = treatedRevenueOf(sumBook(bonusBook, 'SETTLED', march), { ...faceValue, bonus });

  expect(revenue).toMatchObject({ stakes, winnings, ggr });
});

test('a jackpot counts by its contributions or by its wins, never by both', () => {
  const book = givenBook({
    settlements: [givenSettlement({ settled: { cash: '100.00', bonus: '0.00' }, jackpotWin: '30.00' })],
    jackpotContributions: [{ day: '2026-03-01', amount: '1.2500' }],
  });
  const sums = sumBook(book, 'SETTLED', march);

  expect(treatedRevenueOf(sums, { ...faceValue, jackpot: 'PAYOUT' })).toMatchObject({
    winnings: '30.00',
    jackpotContributions: '0.00',
    ggr: '70.00',
  });
  expect(treatedRevenueOf(sums, { ...faceValue, jackpot: 'CONTRIBUTION' })).toMatchObject({
    winnings: '0.00',
    jackpotContributions: '1.25',
    ggr: '98.75',
  });
});

test('a stake returned after settlement lowers revenue only where the rule lets it, and takes back what was won', () => {
  const book = givenBook({
    settlements: [
      givenSettlement({ payout: { cash: '25.00', bonus: '0.00' } }),
      givenSettlement({
        settled: { cash: '0.00', bonus: '0.00' },
        returned: { cash: '10.00', bonus: '0.00' },
        clawback: '25.00',
        isLateVoid: true,
      }),
    ],
  });
  const sums = sumBook(book, 'SETTLED', march);

  expect(treatedRevenueOf(sums, faceValue)).toMatchObject({ stakes: '10.00', voids: '10.00', ggr: '0.00' });
  expect(treatedRevenueOf(sums, { ...faceValue, lateVoid: 'NO_EFFECT' })).toMatchObject({
    voids: '0.00',
    ggr: '10.00',
  });
});

test('both ends of the period count, and the days beside it do not', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'];
  const book = givenBook({
    bets: days.map((day) => givenBet({ day })),
    payments: days.map((day) => givenPayment({ day })),
  });

  const revenue = treatedRevenueOf(sumBook(book, 'PLACED_PAID', march), faceValue);

  expect(revenue).toMatchObject({ stakes: '20.00', winnings: '20.00' });
});

test('winnings that lapse are not paid, and leave what is unpaid', () => {
  const book = givenBook({
    settlements: [givenSettlement({ payout: { cash: '40.00', bonus: '0.00' } })],
    payments: [
      givenPayment({ kind: 'EXPIRED', amount: { cash: '40.00', bonus: '0.00' }, day: '2026-03-20' }),
    ],
  });

  expect(rollBook(book, march, empty).unpaidWinnings.closing).toBe('0.00');
  expect(bridgeBook(book, march, empty)).toMatchObject({ start: '0.00', end: '-30.00' });
  expect(bridgeBook(book, march, empty).lines).toContainEqual({ code: 'EXPIRED', amount: '-40.00' });
});

test('INV-01 revenue is stakes − voids − winnings − jackpot contributions on every basis, for every treatment', () => {
  fc.assert(
    fc.property(ticketLists, treatments, (tickets, treatment) => {
      for (const basis of bases) {
        const revenue = treatedRevenueOf(sumBook(mergeBooks(tickets), basis, march), treatment);
        const { stakes, voids, winnings, jackpotContributions, ggr } = revenue;
        const parts = [stakes, voids, winnings];
        const expected = parts.includes(null)
          ? null
          : new Big(stakes!).minus(voids!).minus(winnings!).minus(jackpotContributions).toFixed();
        expect(ggr === null ? null : new Big(ggr).toFixed()).toBe(expected);
      }
    }),
  );
});

test('INV-02, INV-03, INV-04 parts of a book add up to the book, however it is cut and in whatever order', () => {
  fc.assert(
    fc.property(ticketLists, treatments, fc.nat(25), (tickets, treatment, cut) => {
      const ggrOf = (books: typeof tickets, period = everyDay) =>
        treatedRevenueOf(sumBook(mergeBooks(books), 'SETTLED', period), treatment).ggr!;
      const whole = ggrOf(tickets);
      const days = Array.from({ length: 101 }, (_, index) => addDays(firstBookDay, index));

      expect(sumMoney([ggrOf(tickets.slice(0, cut)), ggrOf(tickets.slice(cut))])).toBe(whole);
      expect(ggrOf([...tickets].reverse())).toBe(whole);
      expect(sumMoney(days.map((day) => ggrOf(tickets, { from: day, to: day })))).toBe(whole);
    }),
    { numRuns: 40 },
  );
});

/** Balances told ticket by ticket, without any sum over bases: what the formulas must arrive at. */
function balancesAt(tickets: readonly Book[], day: string) {
  const isThere = (facts: readonly { readonly day: string }[]) => facts.some((fact) => fact.day <= day);
  const open = tickets.filter(({ bets, settlements }) => isThere(bets) && !isThere(settlements));
  const waiting = tickets.filter(({ settlements, payments }) => isThere(settlements) && !isThere(payments));
  return {
    openBets: sumMoney(open.flatMap(({ bets }) => bets.flatMap(({ stake }) => [stake.cash, stake.bonus]))),
    unpaidWinnings: sumMoney(
      waiting.flatMap(({ settlements }) =>
        settlements.flatMap(({ payout, jackpotWin }) => [payout.cash, payout.bonus, jackpotWin]),
      ),
    ),
  };
}

test('INV-07, INV-09, INV-12 open bets and unpaid winnings rolled forward are those of the tickets one by one', () => {
  fc.assert(
    fc.property(ticketLists, (tickets) => {
      const book = mergeBooks(tickets);
      const rolled = rollBook(book, march, balancesAt(tickets, '2026-02-28'));

      const { openBets, unpaidWinnings } = balancesAt(tickets, march.to);
      expect([rolled.openBets.closing, rolled.unpaidWinnings.closing]).toEqual([openBets, unpaidWinnings]);
      expect(openStakeAt(book, march.to)).toBe(openBets);
    }),
  );
});

test('INV-08 the closing of a day is the opening of the next', () => {
  fc.assert(
    fc.property(ticketLists, (tickets) => {
      const book = mergeBooks(tickets);
      let balances = empty;
      for (let day = firstBookDay; day <= everyDay.to; day = addDays(day, 1)) {
        const rolled = rollBook(book, { from: day, to: day }, balances);
        balances = {
          openBets: rolled.openBets.closing,
          unpaidWinnings: rolled.unpaidWinnings.closing,
        };
      }
      const atOnce = rollBook(book, everyDay, empty);

      expect(balances.openBets).toBe(atOnce.openBets.closing);
      expect(balances.unpaidWinnings).toBe(atOnce.unpaidWinnings.closing);
    }),
    { numRuns: 20 },
  );
});

test('INV-10 placed and paid less the change of open bets and unpaid winnings less expired is settled, exactly', () => {
  fc.assert(
    fc.property(ticketLists, (tickets) => {
      const book = mergeBooks(tickets);
      const opening = balancesAt(tickets, '2026-02-28');
      const closing = balancesAt(tickets, march.to);

      const bridge = bridgeBook(book, march, opening);

      expect(bridge.lines).toEqual([
        { code: 'OPEN_BETS_DELTA', amount: subtractMoney(opening.openBets, closing.openBets) },
        { code: 'UNPAID_DELTA', amount: subtractMoney(opening.unpaidWinnings, closing.unpaidWinnings) },
        { code: 'EXPIRED', amount: negateMoney(expiredIn(book, march)) },
        { code: 'EXPIRED_CREDITED', amount: '0.00' },
      ]);
      expect(sumMoney([bridge.start, ...bridge.lines.map(({ amount }) => amount)])).toBe(bridge.end);
    }),
  );
});

test('INV-25 hold is at most one, hold and return make one, and without net stakes there is neither', () => {
  fc.assert(
    fc.property(ticketLists, (tickets) => {
      const onlyWins = tickets.filter(({ settlements }) =>
        settlements.every(({ isLateVoid }) => !isLateVoid),
      );
      const { ggr, winnings, netStakes } = treatedRevenueOf(
        sumBook(mergeBooks(onlyWins), 'SETTLED', everyDay),
        faceValue,
      );
      const hold = holdOf(ggr, netStakes);

      if (new Big(netStakes!).eq(0)) expect(hold).toBeNull();
      else {
        expect(new Big(hold!).lte(1)).toBe(true);
        // Each is rounded by itself, so together they may miss one by the last digit.
        const sum = new Big(hold!).plus(returnToPlayerOf(winnings, netStakes)!);
        expect(sum.minus(1).abs().lte('0.000001')).toBe(true);
      }
    }),
  );
});

test('INV-26 a lost bet more raises revenue by exactly its net stake', () => {
  const stakes = fc.bigInt(0n, 10n ** 18n).map((units) => `${units}.00`);

  fc.assert(
    fc.property(ticketLists, stakes, (tickets, stake) => {
      const ggrOf = (books: typeof tickets) =>
        treatedRevenueOf(sumBook(mergeBooks(books), 'SETTLED', march), faceValue).ggr!;
      const lost = givenBook({
        settlements: [givenSettlement({ settled: { cash: stake, bonus: '0.00' } })],
      });

      expect(subtractMoney(ggrOf([...tickets, lost]), ggrOf(tickets))).toBe(sumMoney([stake]));
    }),
  );
});
