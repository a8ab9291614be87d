import type { ActiveBrand } from '../../platform/auth/current-user';
import { brandUnder, requireOneCurrency } from '../../figures/brand-under';
import { valuesOf } from './conditions';
import type { ReportPlan } from './report-definition';

type Planned = Pick<ReportPlan, 'rule' | 'scope' | 'factConditions'>;

/** The brand in the currency and by the clock of the licences that a report is about: those it names, or its law. */
export function brandOfReport(
  brand: ActiveBrand,
  { rule: { declares }, scope: { offers }, factConditions }: Planned,
): ActiveBrand {
  const named = factConditions
    .filter(({ field, op }) => field === 'licence' && (op === 'eq' || op === 'in'))
    .map((condition) => valuesOf(condition).map(String));
  const declared = offers === null || offers.length === 0 ? [] : [offers.map(({ licenceId }) => licenceId)];
  const [first, ...more] = [...named, ...declared];
  const licenceIds = first?.filter((id) => more.every((ids) => ids.includes(id)));
  return brandUnder(brand, { licenceIds, jurisdiction: declares?.jurisdiction });
}

/** Refuses a report that would add up what is in several currencies. Errors: `SEVERAL_CURRENCIES` (409). */
export function requireReportCurrency(brand: ActiveBrand, plan: Planned): void {
  requireOneCurrency(brandOfReport(brand, plan), 'Choose one licence, or filter by those of one currency.');
}
