import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { ValidationFailed } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { coveredBy } from '../../figures/brands-as-one';
import { licenceFaults } from '../../figures/licence-faults';
import { requireReportCurrency } from './brand-of-report';
import { readDeclaredOffers } from './declared-offers';
import { readReport } from './queries/read-reports';
import { planReport, type ReportOrder, type ReportPlan } from './report-definition';
import { findType, type ReportFamily } from './report-family';
import { readSimulatedRules } from './simulated-rules';

/**
 * Completes an order of a simulation, all that it names by id looked up.
 *
 * Errors: `ValidationFailed` for rules, a licence or a report to correct that are not there or do not fit, and as
 * `planReport`; `SEVERAL_CURRENCIES`.
 */
export async function planSimulation(
  store: Store,
  family: ReportFamily,
  order: ReportOrder,
  { brand, now }: { readonly brand: ActiveBrand; readonly now: Date },
): Promise<ReportPlan> {
  const pack = await readSimulatedRules(store, order);
  const { period } = order;
  const declares = findType(family, brand, order.type)?.declares;
  const offers =
    declares === undefined
      ? undefined
      : await readDeclaredOffers(store, coveredBy(brand), { declares, period, pack });
  const plan = planReport(family, brand, { ...order, offers }, now);
  const errors = [
    ...(await licenceFaults(store, coveredBy(brand), order.licenceId)),
    ...(await correctionFaults(store, plan)),
  ];
  if (errors.length > 0) throw new ValidationFailed(errors);
  requireReportCurrency(brand, plan);
  return plan;
}

/** A correction takes the place of what an authority has, so of a sent version of the very same report. */
async function correctionFaults(
  store: Store,
  { family, definition, scope }: ReportPlan,
): Promise<FieldError[]> {
  const { correctionOf: id, type, period, basis } = definition;
  if (id === undefined) return [];
  const address = { family: family.channel, brandIds: scope.brandIds, id };
  const report = await readReport(store, address);
  const fault = (code: string, message: string) => [{ field: 'correctionOf', code, message }];
  if (report === undefined) return fault('UNKNOWN_REPORT', 'The brand has no such report');
  const isSame =
    report.type === type &&
    report.basis === basis &&
    report.period.from === period.from &&
    report.period.to === period.to;
  if (!isSame) return fault('OTHER_REPORT', 'It is a report of another type, period or basis');
  if (report.sentAt === null) return fault('NEVER_SENT', 'It was never sent, so there is nothing to correct');
  return [];
}
