import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../../domain/periods/calendar';
import { sumMoney } from '../../domain/money/money';
import type { Rule } from '../../domain/rules/rule-schema';
import type { RuleSpan } from '../../domain/rules/select-rules';
import { judgeTotal } from '../../domain/status/figure-status';
import type { TaxLine } from '../../domain/tax/compute-tax';
import { taxPeriodOf } from '../../domain/tax/rule-calendar';
import type { TaxInput } from '../../domain/tax/tax-base';
import type { PeriodFigures, PeriodLine } from './compute-period';

/**
 * Cuts days into those of each tax period of a tax, in order; days on which no rule of it holds stay together.
 *
 * A loss of one period takes nothing off the tax of another, each is rounded by itself, and a machine is charged in each.
 */
export function partsOf(period: Period, spans: readonly RuleSpan[], tax: Pick<Rule, 'authority'>): Period[] {
  const parts: Period[] = [];
  for (let from = period.from; from <= period.to;) {
    const span = spans.find((one) => one.period.from <= from && from <= one.period.to);
    const rule = span?.inForce.find(({ authority }) => authority === tax.authority);
    const end = (rule && taxPeriodOf(rule, from)?.to) ?? span?.period.to ?? period.to;
    const to = end < period.to ? end : period.to;
    parts.push({ from, to });
    from = addDays(to, 1);
  }
  return parts;
}

/** What the parts come to together, with one line for each rule. */
export function joinParts(parts: readonly PeriodFigures[]): PeriodFigures {
  const [first, ...others] = parts;
  if (first === undefined) throw new RangeError('a period has a day at least');
  if (others.length === 0) return first;
  const byRule = grouped(
    parts.flatMap(({ lines }) => lines),
    ({ line }) => line.rule.id,
  );
  const missing = parts.flatMap((part) => part.missing);
  return {
    currency: parts.find(({ lines }) => lines.length > 0)?.currency ?? first.currency,
    base: sumMoney(parts.map(({ base }) => base)),
    taxable: sumMoney(parts.map(({ taxable }) => taxable)),
    tax: sumMoney(parts.map(({ tax }) => tax)),
    lossCarriedForward: parts.at(-1)?.lossCarriedForward ?? first.lossCarriedForward,
    lines: [...byRule.values()].map(joinLines),
    missing: [...new Map(missing.map((one) => [`${one.rule.id} ${one.fact}`, one])).values()],
    status: judgeTotal(parts.map(({ status }) => status)),
  };
}

function joinLines(lines: readonly PeriodLine[]): PeriodLine {
  const [first] = lines;
  const last = lines.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('a rule has a line at least');
  const all = lines.map(({ line }) => line);
  const sum = (of: (line: TaxLine) => string) => sumMoney(all.map(of));
  return {
    period: { from: first.period.from, to: last.period.to },
    line: {
      ...first.line,
      inputs: joinInputs(all.flatMap(({ inputs }) => inputs)),
      base: sum(({ base }) => base),
      taxable: sum(({ taxable }) => taxable),
      tax: sum(({ tax }) => tax),
      lossCarriedForward: last.line.lossCarriedForward,
      roundingDifference: sum(({ roundingDifference }) => roundingDifference),
      status: judgeTotal(all.map(({ status }) => status)),
    },
    shares: first.shares.map((share) => ({
      ...share,
      amount: sumMoney(
        lines.flatMap(({ shares }) => shares.filter(({ to }) => to === share.to)).map(({ amount }) => amount),
      ),
    })),
  };
}

function joinInputs(inputs: readonly TaxInput[]): TaxInput[] {
  const byCode = grouped(inputs, ({ code }) => code);
  return [...byCode].map(([code, same]) => ({ code, value: sumMoney(same.map(({ value }) => value)) }));
}

function grouped<One>(all: readonly One[], keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
