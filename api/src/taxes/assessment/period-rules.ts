import { calendarOf } from '../../domain/periods/authority-calendar';
import { addDays } from '../../domain/periods/calendar';
import { periodHolding } from '../../domain/periods/reporting-period';
import type { RulePack } from '../../domain/rules/rule-pack';
import type { Rule } from '../../domain/rules/rule-schema';
import { rulesOver, selectRules } from '../../domain/rules/select-rules';
import { scopeOf } from '../../domain/tax-period/derive-periods';
import type { TaxPeriodKey } from '../../domain/tax-period/tax-period-key';

/** The rules of a period, each once. */
export function rulesOf(
  key: TaxPeriodKey,
  pack: RulePack,
  options: { readonly includeUnverified: boolean },
): readonly Rule[] {
  const spans = rulesOver(pack, { ...scopeOf(key, options), code: key.code }, key.period);
  return spans.flatMap(({ inForce }) => inForce.filter(({ authority }) => authority === key.authority));
}

/** The period before of a tax that carries losses forward; null for any other. */
export function previousOf(
  key: TaxPeriodKey,
  pack: RulePack,
  options: { readonly includeUnverified: boolean },
): TaxPeriodKey | null {
  const ruleOn = (day: string) =>
    selectRules(pack, { ...scopeOf(key, options), code: key.code }, day).inForce.find(
      ({ authority }) => authority === key.authority,
    );
  const before = addDays(key.period.from, -1);
  const rule = ruleOn(before);
  if (rule?.negative !== 'CARRY_FORWARD' || rule.period === 'UNKNOWN') return null;
  if (ruleOn(key.period.from)?.negative !== 'CARRY_FORWARD') return null;
  return { ...key, period: periodHolding(before, rule.period, calendarOf(rule.authority)) };
}
