import { readOnlineReport } from '@tallyhouse/shared/contracts/online-reports';
import { readRetailReport } from '@tallyhouse/shared/contracts/kept-retail-reports';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import { listStatusReports } from '@tallyhouse/shared/contracts/status-reports';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { StepFields } from './step-fields';

export const stepPageSize = 100;

/** One page of the log. `brandId` is null in the group view, which shows all own brands. */
export function stepsQuery(
  http: HttpClient,
  brandId: string | null,
  { values, page }: Pick<StepFields, 'values' | 'page'>,
) {
  return queryOptions({
    queryKey: ['status-reports', brandId, values, ownZone(), page],
    queryFn: ({ signal }) =>
      http.call(listStatusReports, {
        query: { ...values, ...ownZone(), page, pageSize: stepPageSize },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** All steps of one version of a report, newest first; no version has as many as the most of a page. */
export function lifeQuery(http: HttpClient, reportId: string) {
  return queryOptions({
    queryKey: ['status-reports', 'life', reportId],
    queryFn: ({ signal }) => http.call(listStatusReports, { query: { reportId, pageSize: 500 }, signal }),
  });
}

export type ReportDetail = CallAnswer<typeof readOnlineReport>;

/** A version with its siblings and its difference to the one that it replaces. */
export function versionQuery(http: HttpClient, family: Channel, id: string) {
  return queryOptions({
    queryKey: ['report-version', family, id],
    queryFn: ({ signal }): Promise<ReportDetail> =>
      http.call(family === 'ONLINE' ? readOnlineReport : readRetailReport, { query: { id }, signal }),
  });
}
