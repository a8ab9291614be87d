import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { negateMoney, subtractMoney, sumMoney } from '../money/money';

export interface BridgeParts {
  /** Stakes placed − voids − winnings paid. */
  readonly placedPaidGgr: Money;
  readonly settledGgr: Money;
  readonly openBets: { readonly opening: Money; readonly closing: Money };
  readonly unpaidWinnings: { readonly opening: Money; readonly closing: Money };
  /** Winnings whose claim period ended: won, and never to be paid. */
  readonly expired: Money;
  /** What a rule gives back of the expired winnings to the settled figure. */
  readonly expiredCredited: Money;
}

type BridgeCode = 'OPEN_BETS_DELTA' | 'UNPAID_DELTA' | 'EXPIRED' | 'EXPIRED_CREDITED' | 'UNEXPLAINED';

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
 * A line `UNEXPLAINED` stands only where facts are missing from a balance.
 */
export function bridgeToSettled(parts: BridgeParts): BasisBridge {
  const { openBets, unpaidWinnings, placedPaidGgr, settledGgr } = parts;
  const lines: { code: BridgeCode; amount: Money }[] = [
    { code: 'OPEN_BETS_DELTA', amount: subtractMoney(openBets.opening, openBets.closing) },
    { code: 'UNPAID_DELTA', amount: subtractMoney(unpaidWinnings.opening, unpaidWinnings.closing) },
    { code: 'EXPIRED', amount: negateMoney(parts.expired) },
    { code: 'EXPIRED_CREDITED', amount: sumMoney([parts.expiredCredited]) },
  ];
  const reached = sumMoney([placedPaidGgr, ...lines.map(({ amount }) => amount)]);
  const unexplained = subtractMoney(settledGgr, reached);
  if (unexplained !== '0.00') lines.push({ code: 'UNEXPLAINED', amount: unexplained });
  return { from: 'PLACED_PAID', to: 'SETTLED', start: placedPaidGgr, lines, end: settledGgr };
}
