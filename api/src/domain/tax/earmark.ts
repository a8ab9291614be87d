import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, subtractMoney } from '../money/money';
import { roundAmount } from '../money/round-amount';
import type { Rule } from '../rules/rule-schema';
import type { TaxLine } from './compute-tax';
import { splitUnclaimed } from './unclaimed';

/** A part of what a line comes to, and who it is for. */
export interface TaxShare {
  readonly to: string;
  readonly amount: Money;
  /** False for what stays with the operator: it is told, and not owed. */
  readonly isPayable: boolean;
  /** Whether somebody has read the source of the split, as of a rule. */
  readonly proof: Rule['status'];
  readonly source: string;
}

interface Earmark {
  readonly shares: readonly { readonly to: string; readonly share: string }[];
  readonly proof: Rule['status'];
  readonly source: string;
}

const earmarks: Readonly<Record<string, Earmark>> = {
  'TZ.WHT.SPORTS.2025-07-01': {
    shares: [
      { to: 'AIDS_TRUST_FUND', share: '0.70' },
      { to: 'UNIVERSAL_HEALTH_INSURANCE_FUND', share: '0.30' },
    ],
    proof: 'SECONDARY',
    source: 'Budget speech for 2025/26 as the press has it; the enacted text was not read',
  },
};

/** The shares of a line, which add up to its tax (of unclaimed prizes: to its base); none for most rules. */
export function sharesOf(line: TaxLine): TaxShare[] {
  if (line.rule.base === 'UNCLAIMED') return unclaimedShares(line);
  const earmark = earmarks[line.rule.id];
  if (earmark === undefined) return [];
  const { shares, proof, source } = earmark;
  let rest = line.tax;
  return shares.map(({ to, share }, index) => {
    // The last one takes what rounding leaves, so that nothing is lost.
    const isLast = index === shares.length - 1;
    const exact = new Big(line.tax).times(share);
    const amount = isLast ? rest : formatMoney(roundAmount(exact, line.rule.rounding));
    rest = subtractMoney(rest, amount);
    return { to, amount, isPayable: true, proof, source };
  });
}

function unclaimedShares(line: TaxLine): TaxShare[] {
  const { toBoard, kept } = splitUnclaimed(line);
  const { status: proof, source } = line.rule;
  return [
    { to: line.rule.authority, amount: toBoard, isPayable: true, proof, source },
    { to: 'GUARANTEED_JACKPOT', amount: kept, isPayable: false, proof, source },
  ];
}
