import type { HttpClient } from '../../contracts/remote';
import { readReportNotes } from '../../contracts/report-notes';
import { queryOptions } from '../../kit/query';

/** Notes of a version of a report. Its key names the report, so that what moves the report asks for them again. */
export function notesQuery(http: HttpClient, brandId: string | null, reportId: string | null) {
  return queryOptions({
    queryKey: ['report-notes', brandId, reportId],
    queryFn: ({ signal }) => http.call(readReportNotes, { query: { reportId: reportId ?? '' }, signal }),
    enabled: brandId !== null && reportId !== null,
  });
}
