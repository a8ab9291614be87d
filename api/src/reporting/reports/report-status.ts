import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { reasonText } from '../../domain/status/figure-reasons';
import { readPeriodStatus, type GamingClock } from '../../figures/period-status';
import type { Queryable } from '../../store/store';
import { readTaxSubjects } from '../../taxes/assessment/queries/read-subjects';
import { unclassifiedReasons } from '../../taxes/assessment/unclassified';
import type { ReportPlan } from './report-definition';

/**
 * What may be said about the figures of a report: by the loads of its channels, and of a return also by play of its law
 * that nobody has put in a tax class.
 */
export async function readReportStatus(
  store: Queryable,
  brand: GamingClock,
  { rule, scope, definition: { period, asOf } }: Pick<ReportPlan, 'rule' | 'scope' | 'definition'>,
): Promise<Pick<ListMeta, 'status' | 'statusReasons'>> {
  const ofLoads = await readPeriodStatus(store, brand, { period, asOf, channels: scope.channels });
  if (rule.declares === undefined) return ofLoads;
  const subjects = await readTaxSubjects(store, [brand.id]);
  const open = unclassifiedReasons(subjects, { jurisdiction: rule.declares.jurisdiction, period });
  if (open.length === 0) return ofLoads;
  return { status: 'PROVISIONAL', statusReasons: [...ofLoads.statusReasons, ...open.map(reasonText)] };
}
