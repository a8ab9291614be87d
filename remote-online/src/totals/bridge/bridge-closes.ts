import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import type { readBasisBridge } from '@tallyhouse/shared/contracts/total-reports';
import { differenceOf, isZeroAmount, sumOfAmounts } from '@tallyhouse/shared/format/exact-amount';

export type Bridge = CallAnswer<typeof readBasisBridge>;

export interface BridgeVerdict {
  /** start + lines − end; zero where the bridge closes. */
  readonly gap: Money;
  readonly closes: boolean;
  /** What the balances do not explain; null where they explain all. */
  readonly unexplained: Money | null;
}

/** Adds the server's lines up again, to the last decimal. */
export function bridgeVerdict({ start, lines, end }: Bridge): BridgeVerdict {
  const gap = differenceOf(sumOfAmounts([start, ...lines.map(({ amount }) => amount)]), end);
  const unexplained = lines.find(({ code }) => code === 'UNEXPLAINED')?.amount ?? null;
  return {
    gap,
    closes: isZeroAmount(gap),
    unexplained: unexplained === null || isZeroAmount(unexplained) ? null : unexplained,
  };
}
