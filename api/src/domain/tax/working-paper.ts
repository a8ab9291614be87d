import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { sumMoney } from '../money/money';
import type { RulePack } from '../rules/rule-pack';
import type { Rule } from '../rules/rule-schema';
import type { FigureReason } from '../status/figure-reasons';
import { judge, judgeTotal, type JudgedStatus } from '../status/figure-status';
import { computeTax, type MissingTax, type TaxLine } from './compute-tax';
import type { TaxFacts } from './tax-facts';

/** What is owed to one authority under one code, in one currency. */
export interface Payable {
  readonly authority: string;
  readonly code: string;
  readonly currency: string;
  readonly amount: Money;
}

/** The taxes of one product and period: every line leads to a rule, every amount payable to lines. */
export interface WorkingPaper {
  readonly rulePackVersion: string;
  readonly isHypothetical: boolean;
  readonly lines: readonly TaxLine[];
  /** Taxes that could not be told; with any of them the paper is not complete, and not final. */
  readonly missing: readonly MissingTax[];
  readonly payable: readonly Payable[];
  readonly status: JudgedStatus;
}

/** Computes every rule given; `figures` is what may be said about the facts. */
export function writeWorkingPaper(
  pack: Pick<RulePack, 'version' | 'isHypothetical'>,
  rules: readonly Rule[],
  facts: TaxFacts,
  figures: JudgedStatus = judge([]),
): WorkingPaper {
  const outcomes = rules.map((rule) => computeTax(rule, facts, figures));
  const lines = outcomes.filter((outcome) => outcome.kind === 'COMPUTED');
  const missing = outcomes.filter((outcome) => outcome.kind === 'MISSING');
  const gaps = missing.map(({ rule, fact }): FigureReason => ({
    code: 'FACT_MISSING',
    subject: `${rule.id} ${fact}`,
  }));
  return {
    rulePackVersion: pack.version,
    isHypothetical: pack.isHypothetical,
    lines,
    missing,
    payable: payableOf(lines),
    status: judgeTotal([figures, ...lines.map(({ status }) => status), judge(gaps)]),
  };
}

/** Sums of lines by authority, code and currency, in the order they first come; never of different currencies. */
export function payableOf(lines: readonly TaxLine[]): Payable[] {
  const byKey = new Map<string, { rule: Rule; amounts: Money[] }>();
  for (const { rule, tax } of lines) {
    const key = [rule.authority, rule.code, rule.currency].join(' ');
    const entry = byKey.get(key) ?? { rule, amounts: [] };
    entry.amounts.push(tax);
    byKey.set(key, entry);
  }
  return [...byKey.values()].map(({ rule: { authority, code, currency }, amounts }) => ({
    authority,
    code,
    currency,
    amount: sumMoney(amounts),
  }));
}
