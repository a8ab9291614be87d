import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { addDays } from '../periods/calendar';
import type { Rule } from './rule-schema';
import type { RulePack } from './rule-pack';

export interface RuleScope {
  readonly jurisdiction: string;
  readonly product: string;
  /** Classes that a product without a rule of its own under a code falls back on, the narrowest first. */
  readonly widerProducts?: readonly string[];
  /** Left out: every code. */
  readonly code?: string;
  /** Rules whose source nobody has read are off, unless asked for. */
  readonly includeUnverified?: boolean;
}

export interface SelectedRules {
  readonly inForce: readonly Rule[];
  /** Would hold, but nobody has read their source. */
  readonly switchedOff: readonly Rule[];
}

/** A product class that takes what has no rule of its own under the same code, and one that takes every stake. */
const remainder = 'ALL_OTHER';
const everyStake = 'ALL_STAKES';

/** The rules for a product on a day; a rule holds from `validFrom` until before `validTo`. */
export function selectRules(pack: RulePack, scope: RuleScope, day: Day): SelectedRules {
  const holding = pack.rules.filter(
    (rule) =>
      rule.jurisdiction === scope.jurisdiction &&
      (scope.code === undefined || rule.code === scope.code) &&
      rule.validFrom <= day &&
      (rule.validTo === null || day < rule.validTo),
  );
  const chain = [scope.product, ...(scope.widerProducts ?? [])];
  /** The product whose rule counts under a code; undefined when no class of the chain has one. */
  const ownProduct = (code: string) =>
    chain.find((name) => holding.some((rule) => rule.code === code && rule.product === name));
  const matching = holding.filter(
    ({ product, code }) => product === everyStake || product === (ownProduct(code) ?? remainder),
  );
  const isOn = ({ status }: Rule) => status !== 'UNVERIFIED' || scope.includeUnverified === true;
  return {
    inForce: matching.filter(isOn),
    switchedOff: matching.filter((rule) => !isOn(rule)),
  };
}

/** A part of a period over which the same rules hold. */
export interface RuleSpan extends SelectedRules {
  readonly period: Period;
}

/** The period cut where rules change: each span is computed by its own rules, and the spans tile the period. */
export function rulesOver(pack: RulePack, scope: RuleScope, period: Period): RuleSpan[] {
  const changes = pack.rules
    .filter(({ jurisdiction }) => jurisdiction === scope.jurisdiction)
    .flatMap(({ validFrom, validTo }) => (validTo === null ? [validFrom] : [validFrom, validTo]));
  const starts = [...new Set([period.from, ...changes])]
    .filter((day) => period.from <= day && day <= period.to)
    .sort();
  const spans: RuleSpan[] = [];
  for (const [index, from] of starts.entries()) {
    const next = starts[index + 1];
    const to = next === undefined ? period.to : addDays(next, -1);
    const selected = selectRules(pack, scope, from);
    const last = spans.at(-1);
    // A change of rules of other products does not cut this one's period.
    if (last !== undefined && isSame(last, selected)) {
      spans[spans.length - 1] = { ...last, period: { from: last.period.from, to } };
    } else {
      spans.push({ ...selected, period: { from, to } });
    }
  }
  return spans;
}

function isSame(left: SelectedRules, right: SelectedRules): boolean {
  const idsOf = ({ inForce, switchedOff }: SelectedRules) =>
    [...inForce, ...switchedOff].map(({ id }) => id).join(' ');
  return idsOf(left) === idsOf(right);
}
