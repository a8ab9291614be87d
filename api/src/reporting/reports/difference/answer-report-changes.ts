import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { readReportChanges } from '@tallyhouse/shared/contracts/report-changes';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { NotFound } from '../../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../../store/store';
import { findContent } from '../find-content';
import { planOfChange } from '../plan-of-content';
import { mostChangedFacts, readChangedRecords, sumByCause } from './changed-records';

type Asked = Parsed<NonNullable<(typeof readReportChanges)['query']>>;

/**
 * The records that make a figure of a report another one than in the version that it replaces.
 *
 * Errors: `NotFound` for a report that replaces none, and for what other brands and families have;
 * `FIGURES_WITHHELD`; `TOO_MANY_ROWS`.
 */
export async function answerReportChanges(
  store: Queryable,
  family: Channel,
  { id, measure, cause, page, pageSize, ...by }: Asked & { readonly brand: ActiveBrand; readonly now: Date },
  options: QueryOptions = {},
) {
  const { report, content } = await findContent(store, family, { ...by, reportId: id });
  const replaced = report?.replaces ?? null;
  if (replaced === null) throw new NotFound('earlier version');
  const { content: earlier } = await findContent(store, family, { ...by, reportId: replaced });
  const plan = planOfChange(earlier, content, by.brand);
  const instants = { before: earlier.meta.asOf, after: content.meta.asOf };
  const of = { instants, measure, most: mostChangedFacts };
  const records = await readChangedRecords(store, plan, of, options);
  const shown = records.filter((record) => cause === undefined || record.cause === cause);
  return {
    currency: content.currency,
    causes: sumByCause(records),
    items: shown.slice((page - 1) * pageSize, page * pageSize),
    ...{ page, pageSize, totalCount: shown.length },
  };
}
