import { readConfirmation } from '../../contracts/confirmation';
import type { ConfirmationDetail } from '../../contracts/confirmation-items';
import { readCalendar } from '../../contracts/deadlines';
import type { HttpClient } from '../../contracts/remote';
import type { ReportHeader } from '../../contracts/reports';
import { queryOptions } from '../../kit/query';
import { addDays } from '../../contracts/period-steps';

export const confirmationKey = 'confirmation';
/** Longer than any authority waits for a return. */
const longestWaitDays = 200;

/** Where a report stands on its way, with its checks and who may confirm it; its rows are not asked for. */
export function confirmationQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [confirmationKey, id],
    queryFn: ({ signal }): Promise<ConfirmationDetail> =>
      http.call(readConfirmation, { params: { id }, query: { pageSize: 1 }, signal }),
    // What is checked before sending is what holds now.
    staleTime: 0,
  });
}

/** What the obligation is called that a report fulfils; null where the calendar holds no such deadline. */
export function obligationQuery(http: HttpClient, brandId: string | null, report: ReportHeader) {
  const { id, type, period } = report;
  return queryOptions({
    queryKey: [confirmationKey, 'obligation', brandId, id],
    queryFn: async ({ signal }) => {
      const query = { from: period.from, to: addDays(period.to, longestWaitDays) };
      const { items } = await http.call(readCalendar, { query, signal });
      const found = items.find(
        (one) =>
          one.brandId === brandId &&
          one.reportType === type &&
          one.period.from === period.from &&
          one.period.to === period.to,
      );
      return found === undefined ? null : { en: found.title, sw: found.titleSw, ar: found.titleAr };
    },
  });
}
