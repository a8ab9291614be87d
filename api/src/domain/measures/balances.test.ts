import fc from 'fast-check';
import { subtractMoney, sumMoney } from '../money/money';
import { amounts } from '../testing/given-book';
import { coverageOf, protectedFundsOf, rollJackpotPool, rollLiability } from './balances';
import { bridgeToSettled } from './basis-bridge';
import { commissionOf, unaccountedTickets } from './drawer';
import { payoutOf, splitCashOut, type LegOutcome } from './legs';
import { jackpotContributionOf, verticalRevenueOf } from './vertical-revenue';
import { grossGamblingYieldOf, netGamingRevenueOf } from './yield';

const cents = { unit: '0.01', mode: 'HALF_UP' } as const;
const won = (odds: string): LegOutcome => ({ result: 'WON', odds });

test('INV-29 coverage is held funds less liability, open bets, pending withdrawals and pools', () => {
  fc.assert(
    fc.property(fc.tuple(amounts, amounts, amounts, amounts), fc.array(amounts), (parts, held) => {
      const [liability, openBets, pendingWithdrawals, jackpotPools] = parts;
      const funds = { liability, openBets, pendingWithdrawals, jackpotPools };

      expect(protectedFundsOf(funds)).toBe(sumMoney(parts));
      expect(coverageOf(held, funds)).toBe(subtractMoney(sumMoney(held), sumMoney(parts)));
    }),
  );
});

test('player funds that the bank balances do not reach are a negative coverage', () => {
  const funds = { liability: '100.00', openBets: '20.00', pendingWithdrawals: '5.00', jackpotPools: '10.00' };

  expect(coverageOf(['90.00', '40.00'], funds)).toBe('-5.00');
});

test('INV-07, INV-23 the change of a pool is contributions − wins + seeds ± transfers', () => {
  fc.assert(
    fc.property(fc.tuple(amounts, amounts, amounts, amounts, amounts), (parts) => {
      const [opening, contributions, won, reseed, transfers] = parts;
      const pool = rollJackpotPool(opening, { contributions, won, reseed, transfers });

      const change = subtractMoney(pool.closing, sumMoney([opening]));
      expect(change).toBe(subtractMoney(sumMoney([contributions, reseed, transfers]), sumMoney([won])));
    }),
  );
});

test('an adjustment of a liability bears its own sign', () => {
  const none = {
    deposits: '0',
    withdrawals: '0',
    stakes: '0',
    voids: '0',
    winningsCredited: '0',
    bonusConverted: '0',
    withholding: '0',
    fx: '0',
  };

  expect(rollLiability('10.00', { ...none, adjustments: '-3.00' }).closing).toBe('7.00');
});

test('a bridge whose balances do not explain the difference says how much is unexplained', () => {
  const bridge = bridgeToSettled({
    placedPaidGgr: '100.00',
    settledGgr: '80.00',
    openBets: { opening: '0.00', closing: '15.00' },
    unpaidWinnings: { opening: '0.00', closing: '0.00' },
    expired: '0.00',
    expiredCredited: '2.00',
  });

  expect(bridge.lines.filter(({ amount }) => amount !== '0.00')).toEqual([
    { code: 'OPEN_BETS_DELTA', amount: '-15.00' },
    { code: 'EXPIRED_CREDITED', amount: '2.00' },
    { code: 'UNEXPLAINED', amount: '-7.00' },
  ]);
});

test.each<[string, LegOutcome[], string]>([
  ['a void leg counts as odds 1.00', [won('2.00'), { result: 'VOID' }, won('3.00')], '60.00'],
  ['a push gives the stake back', [{ result: 'PUSH' }], '10.00'],
  ['one lost leg loses all', [won('2.00'), { result: 'LOST' }], '0.00'],
  ['half won is half at the odds and half returned', [{ result: 'HALF_WON', odds: '1.90' }], '14.50'],
  ['half lost returns half', [{ result: 'HALF_LOST', odds: '1.90' }], '5.00'],
  [
    'a dead heat of two for one place halves the stake at full odds',
    [{ result: 'DEAD_HEAT', odds: '5.00', ways: 2, places: 1 }],
    '25.00',
  ],
  [
    'thirds stay exact until the payout is rounded',
    [
      { result: 'DEAD_HEAT', odds: '1.00', ways: 3, places: 1 },
      { result: 'DEAD_HEAT', odds: '3.00', ways: 1, places: 1 },
    ],
    '10.00',
  ],
])('%s', (_words, legs, payout) => {
  expect(payoutOf('10.00', legs, cents)).toBe(payout);
});

test('the parts of a cash-out make the stake, also where the share does not divide it', () => {
  expect(splitCashOut('10.00', '0.3333', cents)).toEqual({ settledStake: '3.33', openStake: '6.67' });
});

test.each([
  [{ vertical: 'POKER_CASH', rake: '45.00' }, '45.00'],
  [{ vertical: 'POKER_TOURNAMENT', fees: '100.00', overlay: '140.00' }, '-40.00'],
  [{ vertical: 'EXCHANGE', commission: '12.3456' }, '12.3456'],
  [{ vertical: 'SLOT_ROUTE', cashIn: '180000.00', cashOut: '158400.00' }, '21600.00'],
  [
    {
      vertical: 'CASINO_TABLE',
      method: 'DROP_COUNT',
      drop: '5000.00',
      openingFloat: '2000.00',
      closingFloat: '1500.00',
      fills: '1000.00',
      credits: '200.00',
    },
    '3700.00',
  ],
] as const)('revenue of %j is %s', (figures, ggr) => {
  expect(verticalRevenueOf(figures)).toBe(ggr);
});

test('a jackpot contribution keeps four decimals', () => {
  expect(jackpotContributionOf('0.90', '0.0125')).toBe('0.0113');
});

test('yield adds what accrues besides stakes, and net revenue takes all costs off', () => {
  expect(grossGamblingYieldOf({ stakes: '100.00', otherAccruals: '7.00', prizes: '90.00' })).toBe('17.00');
  const costs = {
    bonusCost: '1.00',
    gamingTax: '2.00',
    levies: '3.00',
    jackpotContributions: '4.00',
    fees: '5.00',
  };
  expect(netGamingRevenueOf({ ggr: '10.00', ...costs })).toBe('-5.00');
  expect(netGamingRevenueOf({ ggr: null, ...costs })).toBeNull();
});

test('INV-24 commission is rate × base, and a losing base earns nothing', () => {
  expect(commissionOf('897000.00', '0.05', cents)).toBe('44850.00');
  expect(commissionOf('-100.00', '0.05', cents)).toBe('0.00');
});

test('INV-11 a ticket in no state is found', () => {
  expect(unaccountedTickets({ sold: 10, settled: 5, cancelled: 1, voided: 1, open: 3 })).toBe(0);
  expect(unaccountedTickets({ sold: 10, settled: 5, cancelled: 1, voided: 1, open: 2 })).toBe(1);
});
