import Big from 'big.js';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { formatMoney, subtractMoney } from '../money/money';
import { roundAmount } from '../money/round-amount';
import { roundInStages, type StagedTotal } from '../money/staged-rounding';
import type { Rule } from '../rules/rule-schema';
import type { FigureReason } from '../status/figure-reasons';
import { judge, judgeTotal, type JudgedStatus } from '../status/figure-status';
import { chargeOn } from './charge';
import { taxableOf } from './negative-base';
import { assumedOf, taxBaseOf, type TaxBase, type TaxInput } from './tax-base';
import type { TaxFacts } from './tax-facts';

/** One line of a working paper: a tax with all that led to it. */
export interface TaxLine {
  readonly kind: 'COMPUTED';
  readonly rule: Rule;
  readonly inputs: readonly TaxInput[];
  /** Fields the line rests on that the rule's source does not say. */
  readonly assumed: readonly string[];
  /** As the facts give it; may be negative. Of machines, their number. */
  readonly base: Money;
  readonly lossBroughtForward: Money;
  readonly lossCarriedForward: Money;
  /** What the charge is on; never negative. */
  readonly taxable: Money;
  readonly tax: Money;
  /** Rounded ticket by ticket less rounded once; zero for a rule that does not look at tickets. */
  readonly roundingDifference: Money;
  readonly status: JudgedStatus;
}

/** A tax that cannot be told, because a fact it needs was not given. */
export interface MissingTax {
  readonly kind: 'MISSING';
  readonly rule: Rule;
  readonly fact: string;
}

/** Tax by one rule; `figures` is what may be said about the facts themselves. */
export function computeTax(rule: Rule, facts: TaxFacts, figures: JudgedStatus): TaxLine | MissingTax {
  const found = taxBaseOf(rule, facts);
  if (found.kind === 'MISSING') return { kind: 'MISSING', rule, fact: found.fact };
  const base = amountOf(found);
  const lossBroughtForward = rule.negative === 'CARRY_FORWARD' ? (facts.lossBroughtForward ?? '0') : '0';
  const { taxable, lossCarriedForward, isGuess } = taxableOf(
    base,
    rule.negative,
    new Big(lossBroughtForward),
  );
  const charged = chargeOf(rule, found, taxable);
  return {
    kind: 'COMPUTED',
    rule,
    inputs: found.inputs,
    assumed: assumedOf(rule),
    base: formatMoney(base),
    lossBroughtForward: formatMoney(lossBroughtForward),
    lossCarriedForward: formatMoney(lossCarriedForward),
    taxable: taxableWithout(rule, formatMoney(taxable), charged.total),
    tax: charged.total,
    roundingDifference: charged.roundingDifference,
    status: judgeTotal([figures, judge(reasonsAgainst(rule, isGuess))]),
  };
}

function reasonsAgainst(rule: Rule, isGuess: boolean): FigureReason[] {
  const reasons: FigureReason[] = [];
  if (rule.status !== 'VERIFIED') reasons.push({ code: 'RULE_UNVERIFIED', subject: rule.id });
  if (isGuess) reasons.push({ code: 'NEGATIVE_UNKNOWN', subject: rule.id });
  return reasons;
}

function amountOf(found: Exclude<TaxBase, { kind: 'MISSING' }>): Big {
  switch (found.kind) {
    case 'TOTAL':
      return found.amount;
    case 'TICKETS':
      return sumOf(found.amounts);
    case 'TICKET_SUMS':
      return new Big(found.sums.base);
  }
}

function chargeOf(
  rule: Rule,
  found: Exclude<TaxBase, { kind: 'MISSING' }>,
  taxable: Big,
): Pick<StagedTotal, 'total' | 'roundingDifference'> {
  switch (found.kind) {
    case 'TOTAL':
      return charge(rule, [taxable]);
    case 'TICKETS':
      return charge(rule, found.amounts);
    case 'TICKET_SUMS': {
      const { exact, rounded } = found.sums;
      const perPeriod = formatMoney(roundAmount(new Big(exact), rule.rounding));
      return {
        total: rule.rounding.stage === 'TICKET' ? rounded : perPeriod,
        roundingDifference: subtractMoney(rounded, perPeriod),
      };
    }
  }
}

function charge(rule: Rule, parts: readonly Big[]): StagedTotal {
  const exact = parts.map((part) => chargeOn(part, rule.charge));
  if (rule.base !== 'STAKE_LESS_TAX' || rule.charge.unit !== 'RATE')
    return roundInStages(exact, rule.rounding);
  // The rate is on what is left of the stake after the tax: x = (stake − x) × rate, so x = stake × rate / (1 + rate).
  return roundInStages(exact, rule.rounding, new Big(1).plus(rule.charge.rate));
}

/** The stake bears its own tax, so what is taxed is what the tax leaves of it. */
function taxableWithout(rule: Rule, taxable: Money, tax: Money): Money {
  return rule.base === 'STAKE_LESS_TAX' ? subtractMoney(taxable, tax) : taxable;
}

function sumOf(amounts: readonly Big[]): Big {
  return amounts.reduce((sum, amount) => sum.plus(amount), new Big(0));
}
