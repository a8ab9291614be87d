import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
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
  const named = namedLicences(factConditions);
  const declared =
    offers === null || offers.length === 0 ? undefined : offers.map((offer) => offer.licenceId);
  const licenceIds = named?.filter((id) => declared?.includes(id) ?? true) ?? declared;
  return brandUnder(brand, { licenceIds, jurisdiction: declares?.jurisdiction });
}

/** The licences that conditions leave; undefined where they leave all. */
export function namedLicences(conditions: readonly Condition[]): string[] | undefined {
  const named = conditions
    .filter(({ field, op }) => field === 'licence' && (op === 'eq' || op === 'in'))
    .map((condition) => valuesOf(condition).map(String));
  const [first, ...more] = named;
  return first?.filter((id) => more.every((ids) => ids.includes(id)));
}

/** Refuses a report that would add up what is in several currencies. Errors: `SEVERAL_CURRENCIES` (409). */
export function requireReportCurrency(brand: ActiveBrand, plan: Planned): void {
  requireOneCurrency(brandOfReport(brand, plan), 'Choose one licence, or filter by those of one currency.');
}
