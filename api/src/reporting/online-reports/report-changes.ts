import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { readReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { NotFound } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import { readChangedRecords, sumByCause } from '../reports/difference/changed-records';
import { findContent } from '../reports/find-content';
import { planOfChange } from '../reports/plan-of-content';

type Asked = Parsed<NonNullable<(typeof readReportChanges)['query']>>;

/**
 * The records that make a figure of a report another one than in the version that it replaces.
 *
 * Errors: `NotFound` for a report that replaces none; `FIGURES_WITHHELD`.
 */
export async function answerReportChanges(
  store: Queryable,
  { id, measure, cause, page, pageSize, ...by }: Asked & { readonly brand: ActiveBrand; readonly now: Date },
  options: QueryOptions = {},
) {
  const { report, content } = await findContent(store, 'ONLINE', { ...by, reportId: id });
  const replaced = report?.replaces ?? null;
  if (replaced === null) throw new NotFound('earlier version');
  const { content: earlier } = await findContent(store, 'ONLINE', { ...by, reportId: replaced });
  const plan = planOfChange(earlier, content, by.brand);
  const instants = { before: earlier.meta.asOf, after: content.meta.asOf };
  const records = await readChangedRecords(store, plan, { instants, measure }, options);
  const shown = records.filter((record) => cause === undefined || record.cause === cause);
  return {
    currency: content.currency,
    causes: sumByCause(records),
    items: shown.slice((page - 1) * pageSize, page * pageSize),
    ...{ page, pageSize, totalCount: shown.length },
  };
}
