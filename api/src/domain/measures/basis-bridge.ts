import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { negateMoney, subtractMoney, sumMoney } from '../money/money';

export interface BridgeParts {
  /** Stakes placed − voids − winnings paid. */
  readonly placedPaidGgr: Money;
  readonly settledGgr: Money;
  readonly openBets: { readonly opening: Money; readonly closing: Money };
  /** Stakes settled in the period beyond what was placed: they left no open bet. */
  readonly settledUnplaced?: Money;
  readonly unpaidWinnings: { readonly opening: Money; readonly closing: Money };
  /** Winnings whose claim period ended: won, and never to be paid. */
  readonly expired: Money;
  /** What a rule gives back of the expired winnings to the settled figure. */
  readonly expiredCredited: Money;
  /** Of amounts converted by rates of several days: what their own currencies leave unexplained; the rest is of the rates. */
  readonly unexplained?: Money;
}

type BridgeCode =
  | 'OPEN_BETS_DELTA'
  | 'SETTLED_UNPLACED'
  | 'UNPAID_DELTA'
  | 'EXPIRED'
  | 'EXPIRED_CREDITED'
  | 'EXCHANGE_RATES'
  | 'UNEXPLAINED';

/** Start + Σ lines = end, always: what the balances do not explain is a line of its own. */
export interface BasisBridge {
  readonly from: 'PLACED_PAID';
  readonly to: 'SETTLED';
  readonly start: Money;
  readonly lines: readonly { readonly code: BridgeCode; readonly amount: Money }[];
  readonly end: Money;
}

/**
 * From revenue as Tanzanian law defines it to settled revenue.
 *
 * Stakes still open are in the first and not in the second; winnings not yet paid are in the second and not in the first.
 * Lines that come to nothing in most books stand only where they do not: `SETTLED_UNPLACED`, `EXCHANGE_RATES`, and
 * `UNEXPLAINED`, where facts are missing from a balance.
 */
export function bridgeToSettled(parts: BridgeParts): BasisBridge {
  const { openBets, unpaidWinnings, placedPaidGgr, settledGgr, settledUnplaced = '0.00' } = parts;
  const some = (code: BridgeCode, amount: Money) => (amount === '0.00' ? [] : [{ code, amount }]);
  const lines: { code: BridgeCode; amount: Money }[] = [
    { code: 'OPEN_BETS_DELTA', amount: subtractMoney(openBets.opening, openBets.closing) },
    ...some('SETTLED_UNPLACED', settledUnplaced),
    { code: 'UNPAID_DELTA', amount: subtractMoney(unpaidWinnings.opening, unpaidWinnings.closing) },
    { code: 'EXPIRED', amount: negateMoney(parts.expired) },
    { code: 'EXPIRED_CREDITED', amount: sumMoney([parts.expiredCredited]) },
  ];
  const reached = sumMoney([placedPaidGgr, ...lines.map(({ amount }) => amount)]);
  const rest = subtractMoney(settledGgr, reached);
  const { unexplained = rest } = parts;
  lines.push(
    ...some('EXCHANGE_RATES', subtractMoney(rest, unexplained)),
    ...some('UNEXPLAINED', unexplained),
  );
  return { from: 'PLACED_PAID', to: 'SETTLED', start: placedPaidGgr, lines, end: settledGgr };
}
