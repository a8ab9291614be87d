import type { Day, Money, Period } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney, sumMoney } from '../../money/money';
import { rollOpenBets, rollUnpaidWinnings } from './roll-balances';
import { bridgeToSettled, type BasisBridge } from '../../measures/basis-bridge';
import { sumBook } from './sum-book';
import type { Book, Funded } from './facts';
import { treatedRevenueOf } from '../../measures/treated-revenue';
import { faceValue } from '../../measures/treatment';

export interface OpeningBalances {
  readonly openBets: Money;
  readonly unpaidWinnings: Money;
}

/** Open bets and unpaid winnings of a book at the end of the period, at face value, each with its movements. */
export function rollBook(book: Book, period: Period, opening: OpeningBalances) {
  const revenueOn = (basis: 'PLACED' | 'SETTLED' | 'PAID') =>
    treatedRevenueOf(sumBook(book, basis, period), faceValue);
  const settled = revenueOn('SETTLED');
  // What is asked of each basis it defines, so the zeros never stand.
  return {
    openBets: rollOpenBets(opening.openBets, {
      stakesPlaced: revenueOn('PLACED').stakes ?? '0.00',
      stakesSettled: settled.stakes ?? '0.00',
    }),
    unpaidWinnings: rollUnpaidWinnings(opening.unpaidWinnings, {
      winningsSettled: settled.winnings ?? '0.00',
      winningsPaid: revenueOn('PAID').winnings ?? '0.00',
      expired: expiredIn(book, period),
    }),
  };
}

/** The bridge of a book from stakes placed less winnings paid to settled revenue; expired winnings are not given back. */
export function bridgeBook(book: Book, period: Period, opening: OpeningBalances): BasisBridge {
  const { openBets, unpaidWinnings } = rollBook(book, period, opening);
  const ggrOn = (basis: 'PLACED_PAID' | 'SETTLED') =>
    // Both bases define stakes and winnings, so revenue is never null.
    treatedRevenueOf(sumBook(book, basis, period), faceValue).ggr ?? '0.00';
  return bridgeToSettled({
    placedPaidGgr: ggrOn('PLACED_PAID'),
    settledGgr: ggrOn('SETTLED'),
    openBets,
    unpaidWinnings,
    expired: expiredIn(book, period),
    expiredCredited: '0.00',
  });
}

/** Stake of bets still open at the end of `day`, bet by bet: what the roll-forward must arrive at. */
export function openStakeAt(book: Book, day: Day): Money {
  const placed = book.bets.filter((bet) => bet.day <= day).map(({ stake }) => totalOf(stake));
  const settled = book.settlements.filter((step) => step.day <= day).map((step) => totalOf(step.settled));
  return subtractMoney(sumMoney(placed), sumMoney(settled));
}

/** Winnings whose claim period ended in the period. */
export function expiredIn(book: Book, period: Period): Money {
  return sumMoney(
    book.payments
      .filter(({ kind, day }) => kind === 'EXPIRED' && period.from <= day && day <= period.to)
      .flatMap(({ amount, jackpotWin }) => [totalOf(amount), jackpotWin]),
  );
}

function totalOf({ cash, bonus }: Funded): Money {
  return sumMoney([cash, bonus]);
}
