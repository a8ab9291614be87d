import { alder, insert } from '../../api/src/figures/testing/given-facts';
import { onlineReports } from '../../api/src/reporting/reports/families/online-family';
import { insertContent } from '../../api/src/reporting/reports/queries/insert-content';
import { columnsOf } from '../../api/src/reporting/reports/report-definition';
import type { Store } from '../../api/src/store/store';

const fields = [
  'day',
  'vertical',
  'product',
  'bets',
  'stakes',
  'voids',
  'netStakes',
  'winnings',
  'ggr',
  'hold',
];
/** When the report was made. */
export const orderedAt = new Date('2026-04-10T08:00:00Z');
const period = { from: '2026-01-01', to: '2026-12-31' };

/** The report `rep_bench` of Alder, which is there, kept with `rowCount` rows that the engine itself writes. */
export async function givenReport(store: Store, rowCount: number): Promise<void> {
  await store.query(
    `insert into report_row (content_id, row_no, gaming_day, vertical, product_name, bets, stakes, voids, net_stakes, winnings, ggr)
     select 'cnt_bench', n, date '2026-01-01' + cast(n % 365 as integer), 'CASINO_SLOTS', 'Game ' || n, n % 90, n * 1.25,
       0, n * 1.25, n * 1.5, n * -0.25
     from generate_series(1, ${rowCount}) t(n)`,
  );
  const totals = Object.fromEntries(fields.map((field) => [field, null]));
  await insertContent(store, {
    id: 'cnt_bench',
    brandId: alder.id,
    brandIds: [alder.id],
    family: 'ONLINE',
    offers: null,
    definition: {
      type: 'ONLINE_DAILY',
      period,
      basis: 'SETTLED',
      fields,
      filters: [],
      asOf: orderedAt.toISOString(),
    },
    columns: columnsOf(onlineReports, fields),
    totals,
    meta: {
      period: { ...period, zone: alder.zone, cutoff: alder.cutoff },
      basis: 'SETTLED',
      asOf: orderedAt.toISOString(),
      snapshotId: 'snp_bench',
      status: 'FINAL',
      statusReasons: [],
      filtersText: [],
      noActivity: false,
    },
    checks: [],
    rowCount,
    currency: alder.currency,
    contentHash: 'sha256:00',
    rulePackVersion: null,
    isHypothetical: false,
    tax: [],
    createdAt: orderedAt.toISOString(),
  });
  await insert(store, 'report', {
    id: 'rep_bench',
    brand_id: alder.id,
    family: 'ONLINE',
    type: 'ONLINE_DAILY',
    title: 'Bench',
    period_from: period.from,
    period_to: period.to,
    basis: 'SETTLED',
    version: 1,
    state: 'SIMULATED',
    figure_status: 'FINAL',
    content_id: 'cnt_bench',
    prepared_by: 'u_bench',
    prepared_at: orderedAt.toISOString(),
  });
}
