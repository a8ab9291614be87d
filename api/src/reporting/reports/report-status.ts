import type { TaxLine } from '@tallyhouse/shared/contracts/tax-lines';
import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { reasonText } from '../../domain/status/figure-reasons';
import { judgeTexts, worstStatus } from '../../domain/status/figure-status';
import { brandReads } from '../../figures/brand-reads';
import { readPeriodStatus } from '../../figures/period-status';
import type { ActiveBrand } from '../../platform/auth/current-user';
import type { Queryable } from '../../store/store';
import { readTaxSubjects } from '../../taxes/assessment/queries/read-subjects';
import { unclassifiedReasons } from '../../taxes/assessment/unclassified';
import { brandOfReport } from './brand-of-report';
import type { ReportPlan } from './report-definition';

type Status = Pick<ListMeta, 'status' | 'statusReasons'>;

/**
 * What may be said about the figures of a report: by the loads of its channels, and of a return also by play of its law
 * that nobody has put in a tax class.
 */
export async function readReportStatus(
  store: Queryable,
  brand: ActiveBrand,
  plan: Pick<ReportPlan, 'rule' | 'scope' | 'definition' | 'factConditions'>,
): Promise<Status> {
  const {
    rule,
    scope,
    definition: { period, asOf },
  } = plan;
  const clock = brandOfReport(brand, plan);
  const reads = brandReads(store, scope.brandIds);
  const ofBrands: Status[] = [];
  for (const id of scope.brandIds) {
    const of = { period, asOf, channels: scope.channels };
    ofBrands.push(await readPeriodStatus(store, { ...clock, id }, of, reads));
  }
  const ofLoads = {
    status: worstStatus(ofBrands.map(({ status }) => status)),
    // What holds for several brands, as that the period runs, is said once.
    statusReasons: [...new Set(ofBrands.flatMap(({ statusReasons }) => statusReasons))],
  };
  if (rule.declares === undefined) return ofLoads;
  const subjects = await readTaxSubjects(store, scope.brandIds);
  const open = unclassifiedReasons(subjects, { jurisdiction: rule.declares.jurisdiction, period });
  if (open.length === 0) return ofLoads;
  return { status: 'PROVISIONAL', statusReasons: [...ofLoads.statusReasons, ...open.map(reasonText)] };
}

/** The same of figures that have taxes among them, which may be less sure than the facts. */
export function withTaxes(ofFacts: Status, taxes: readonly Pick<TaxLine, 'statusReasons'>[]): Status {
  const ofTaxes = taxes.flatMap(({ statusReasons }) => statusReasons);
  return ofTaxes.length === 0 ? ofFacts : judgeTexts([...ofFacts.statusReasons, ...ofTaxes]);
}
