import type { LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import { daysByEach, daysOf, type Clock } from '../../domain/periods/gaming-day';
import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import { batchOf, type BatchRow } from '../loads/batch-row';
import { readLicenceTerms } from '../../house/settings/read-licence-terms';
import type { Queryable } from '../../store/store';
import { findBatch, type BatchName } from './find-batch';
import { readGapExplanations } from './gap-explanations';

/** A batch with its neighbours and the reports that hold its facts. Errors: `NotFound`. */
export async function readBatchDetail(store: Queryable, name: BatchName): Promise<LoadBatchDetail> {
  const row = await findBatch(store, name);
  const codes = await store.query<{ code: RejectCode; count: number }>(
    `select code, count(*) as count from load_reject where batch_id = $1
     group by code order by count(*) desc, code`,
    [row.id],
  );
  const [after] = await store.query<{ superseded_by: string | null; open: number }>(
    `select (select min(id) from load_batch where supersedes = $1) as superseded_by,
       (select count(*) from load_reject where batch_id = $1 and resolved_at is null) as open`,
    [row.id],
  );
  const explanations = await readGapExplanations(store, { brandIds: [row.brand_id], batchId: row.id });
  return {
    ...batchOf(row, codes),
    supersedes: row.supersedes,
    supersededBy: after?.superseded_by ?? null,
    reprocesses: row.reprocesses,
    openRejects: after?.open ?? 0,
    explanation: explanations.get(row.id) ?? null,
    reports: await readReportsOf(store, row),
  };
}

interface ReportRow {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly version: number;
  readonly state: LoadBatchDetail['reports'][number]['state'];
  readonly from: string;
  readonly to: string;
}

/** Reports that were made after the batch came, of a period that its events fall into. */
async function readReportsOf(store: Queryable, row: BatchRow): Promise<LoadBatchDetail['reports']> {
  const { first_event_at: first, last_event_at: last, loaded_at: loadedAt } = row;
  if (first === null || last === null || loadedAt === null) return [];
  const [brand] = await store.query<Clock>('select zone, cutoff from brand where id = $1', [row.brand_id]);
  if (brand === undefined) return [];
  const days = daysByEach({ ...brand, otherClocks: await readLicenceTerms(store, [row.brand_id]) });
  const reports = await store.query<ReportRow>(
    `select id as "id", type as "type", title as "title", version as "version", state as "state",
       period_from as "from", period_to as "to"
     from report
     where brand_id = $1 and family = $2 and state <> 'DELETED' and prepared_at >= cast($3 as timestamp)
       and period_from <= cast($4 as date) and period_to >= cast($5 as date)
     order by prepared_at desc, id limit 50`,
    [
      row.brand_id,
      row.channel,
      loadedAt,
      daysOf(days, Date.parse(last)).last,
      daysOf(days, Date.parse(first)).first,
    ],
  );
  return reports.map(({ from, to, ...report }) => ({ ...report, period: { from, to } }));
}
