import Big from 'big.js';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Check, ReportDefinition } from '@tallyhouse/shared/contracts/reports';
import type { Channel, Day } from '@tallyhouse/shared/contracts/scalars';
import { playOf } from '../../../reporting/reports/plan-of-content';
import type { StoredContent } from '../../../reporting/reports/queries/read-content';
import { readDirectTotals } from '../../../reporting/reports/queries/read-direct-totals';
import type { Queryable } from '../../../store/store';
import type { Finding, Look } from './detector';
import { worded } from '../../../house/alerting/worded';

interface KeptReport {
  readonly id: string;
  readonly brandId: string;
  /** All brands that it is of, with commas. */
  readonly brandIds: string;
  readonly family: Channel;
  readonly type: string;
  readonly wasSent: boolean;
  readonly title: string;
  readonly version: number;
  readonly periodFrom: Day;
  readonly periodTo: Day;
  readonly definition: ReportDefinition;
  readonly currency: string;
  readonly offers: StoredContent['offers'];
  readonly totals: Readonly<Record<string, Cell>>;
  readonly checks: readonly Check[];
}

const lookBackMs = 400 * 86_400_000;

/** Reports that are on their way or were sent, and that no newer version replaces. */
function readKeptReports(store: Queryable, { now }: Look): Promise<KeptReport[]> {
  return store.query<KeptReport>(
    `select r.id as "id", r.brand_id as "brandId", r.family as "family", r.type as "type", r.sent_at is not null as "wasSent", r.title as "title", r.version as "version",
       r.period_from as "periodFrom", r.period_to as "periodTo", c.definition as "definition", c.currency as "currency", c.totals as "totals",
       c.checks as "checks", c.offers as "offers", coalesce(c.brand_ids, c.brand_id) as "brandIds"
     from report r join report_content c on c.id = r.content_id
     where r.state not in ('DRAFT', 'SIMULATED', 'STALE', 'RETURNED', 'EXPIRED', 'DELETED')
       and r.period_to >= cast($1 as date)
       and not exists (select 1 from report n where n.replaces = r.id and n.state <> 'DELETED')
     order by r.id`,
    [new Date(now.getTime() - lookBackMs).toISOString().slice(0, 10)],
  );
}

/** Reports whose totals are not what the facts add up to that were known to them, or that broke a law when they were made. */
export async function findDifferingReports(store: Queryable, look: Look): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const report of await readKeptReports(store, look)) {
    const faults = [...failedChecks(report), ...(await differences(store, report))];
    const [first] = faults;
    if (first === undefined) continue;
    const { id, brandId, family, type, title, version, periodFrom, periodTo, wasSent, currency } = report;
    findings.push({
      brandId,
      object: { kind: 'report', id },
      period: { from: periodFrom, to: periodTo },
      cause: { kind: 'return', id: `${family} ${type} ${periodFrom}..${periodTo}` },
      // What has not gone out can still be put right.
      severity: wasSent ? 'CRITICAL' : 'HIGH',
      ...worded('REPORT_DIFFERS', {
        title,
        version,
        currency,
        faults: faults.join('; '),
      }),
      at: look.now,
      occurrence: faults.join('; '),
    });
  }
  return findings;
}

function failedChecks({ checks }: KeptReport): string[] {
  return checks
    .filter(({ ok, severity }) => !ok && severity === 'ERROR')
    .map(({ id, detail }) => `${id}: ${detail}`);
}

/** Compares with totals straight from the facts; a report of chosen facts alone has no such totals. */
async function differences(store: Queryable, report: KeptReport): Promise<string[]> {
  const { definition, totals } = report;
  const { period, basis, asOf, filters, criteria } = definition;
  if (filters.length > 0 || criteria !== undefined) return [];
  const scope = {
    from: period.from,
    to: period.to,
    basis,
    asOf,
    ...playOf({ ...report, brandIds: report.brandIds.split(',') }),
    picks: null,
  };
  const direct = await readDirectTotals(store, scope);
  return (['stakes', 'voids', 'winnings'] as const).flatMap((measure) => {
    const reported = totals[measure];
    const counted = direct[measure];
    if (typeof reported !== 'string' || counted === null || new Big(reported).eq(counted)) return [];
    // Alerts are read by brand: figures of several are told where all of them are seen.
    if (report.brandIds.includes(',')) return [`${measure} other than in the facts`];
    return [`${measure} ${reported} reported, ${counted} in the facts`];
  });
}
