import type { Day, Period } from '@tallyhouse/shared/contracts/scalars';
import { calendarOf } from '../periods/authority-calendar';
import type { DueDate } from '../periods/due-date';
import { periodsOver } from '../periods/reporting-period';
import type { RulePack } from '../rules/rule-pack';
import type { Rule } from '../rules/rule-schema';
import { rulesOver, type RuleSpan } from '../rules/select-rules';
import { classChainOf } from '../tax/product-class';
import { taxDueOf } from '../tax/rule-calendar';
import { taxPeriodId, type TaxPeriodKey } from './tax-period-key';

/** A product class that a company is taxed in, with the days on which it is. */
export interface TaxedClass {
  readonly entityId: string;
  /** The brands that it stands for something of. */
  readonly brandIds: readonly string[];
  readonly jurisdiction: string;
  readonly productClass: string;
  /** Day of the first fact, or of the licence where that says the class. */
  readonly from: Day;
  /** Last day of the licence; null while it holds. */
  readonly to: Day | null;
  /** Only rules on that base, where the class stands for nothing else. */
  readonly only?: Rule['base'];
}

/** A tax period that rules, licence and calendar make. */
export interface DerivedPeriod extends TaxPeriodKey {
  readonly id: string;
  /** The rule in force at its end. */
  readonly rule: Rule;
  readonly due: DueDate;
}

export interface DerivedPeriods {
  readonly periods: readonly DerivedPeriod[];
  /** Of each brand, the ids of rules by which some day of a period is taxed. */
  readonly taxing: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Every tax period of the classes that has a day in `range`, whole, in order of their ends and ids.
 *
 * A rule that changes within a period cuts its tax into spans, never the period.
 */
export function derivePeriods(
  pack: RulePack,
  classes: readonly TaxedClass[],
  options: { readonly range: Period; readonly includeUnverified: boolean },
): DerivedPeriods {
  const periods = new Map<string, DerivedPeriod>();
  const taxing = new Map<string, Set<string>>();
  for (const taxed of classes) {
    const range = overlap(options.range, taxed);
    if (range === null) continue;
    for (const span of rulesOver(pack, scopeOf(taxed, options), range)) {
      for (const rule of span.inForce.filter(({ base }) => (taxed.only ?? base) === base)) {
        const made = periodsOf(taxed, rule, span);
        for (const derived of made) periods.set(derived.id, derived);
        if (made.length === 0) continue;
        for (const brandId of taxed.brandIds) {
          taxing.set(brandId, (taxing.get(brandId) ?? new Set()).add(rule.id));
        }
      }
    }
  }
  const inOrder = [...periods.values()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return { periods: inOrder, taxing };
}

/** Which rules a class is under, for `rulesOver`. */
export function scopeOf(
  { jurisdiction, productClass }: Pick<TaxPeriodKey, 'jurisdiction' | 'productClass'>,
  { includeUnverified }: { readonly includeUnverified: boolean },
) {
  const [product = productClass, ...widerProducts] = classChainOf(productClass);
  return { jurisdiction, product, widerProducts, includeUnverified };
}

function periodsOf(taxed: TaxedClass, rule: Rule, span: RuleSpan): DerivedPeriod[] {
  if (rule.period === 'UNKNOWN') return [];
  return periodsOver(span.period, rule.period, calendarOf(rule.authority)).map((period) => {
    const { entityId, jurisdiction, productClass } = taxed;
    const { authority, code } = rule;
    const key = { entityId, jurisdiction, authority, code, productClass, period };
    return { ...key, id: taxPeriodId(key), rule, due: taxDueOf(rule, period) };
  });
}

function overlap(range: Period, { from, to }: TaxedClass): Period | null {
  const common = {
    from: from > range.from ? from : range.from,
    to: to !== null && to < range.to ? to : range.to,
  };
  return common.from <= common.to ? common : null;
}

function orderOf({ period, id }: DerivedPeriod): string {
  return `${period.to} ${id}`;
}
