import fc from 'fast-check';
import { subtractMoney, sumMoney } from '../money/money';
import { amounts } from '../testing/given-book';
import { coverageOf, protectedFundsOf } from './balances';
import { bridgeToSettled } from './basis-bridge';
import { commissionOf } from './commission';
import { jackpotContributionOf } from '../testing/model/jackpot-contribution';
import { splitCashOut } from '../testing/model/legs';
import { rollJackpotPool, rollLiability } from '../testing/model/roll-balances';

const cents = { unit: '0.01', mode: 'HALF_UP' } as const;

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

test('a bridge tells what was settled without a bet, and what rates of several days make of it, apart from what is unexplained', () => {
  const bridge = bridgeToSettled({
    placedPaidGgr: '100.00',
    settledGgr: '80.00',
    openBets: { opening: '0.00', closing: '15.00' },
    settledUnplaced: '4.00',
    unpaidWinnings: { opening: '0.00', closing: '0.00' },
    expired: '0.00',
    expiredCredited: '0.00',
    unexplained: '-2.00',
  });

  expect(bridge.lines.filter(({ amount }) => amount !== '0.00')).toEqual([
    { code: 'OPEN_BETS_DELTA', amount: '-15.00' },
    { code: 'SETTLED_UNPLACED', amount: '4.00' },
    { code: 'EXCHANGE_RATES', amount: '-7.00' },
    { code: 'UNEXPLAINED', amount: '-2.00' },
  ]);
});

test('the parts of a cash-out make the stake, also where the share does not divide it', () => {
  expect(splitCashOut('10.00', '0.3333', cents)).toEqual({ settledStake: '3.33', openStake: '6.67' });
});

test('a jackpot contribution keeps four decimals', () => {
  expect(jackpotContributionOf('0.90', '0.0125')).toBe('0.0113');
});

test('INV-24 commission is rate × base, and a losing base earns nothing', () => {
  expect(commissionOf('897000.00', '0.05', cents)).toBe('44850.00');
  expect(commissionOf('-100.00', '0.05', cents)).toBe('0.00');
});
