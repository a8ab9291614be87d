import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { reportListSchema } from '@tallyhouse/shared/contracts/kept-reports';
import type { Queryable } from '../../store/store';
import { listReports, type ListOf, type ReportListQuery } from './queries/list-reports';

/** One page of the kept reports of a channel, as both families answer it. */
export async function answerReportList(
  store: Queryable,
  of: ListOf,
  query: ReportListQuery,
): Promise<Input<typeof reportListSchema>> {
  const { items, totalCount } = await listReports(store, of, query);
  return { items, page: query.page, pageSize: query.pageSize, totalCount };
}
