import { listStatusReports as listStatusReportsCall } from '@tallyhouse/shared/contracts/status-reports';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { route } from '../http/endpoint-route';
import { listStatusReports } from './list-status-reports';

/** The log of reports. */
export function statusReportRoutes(api: Api, { store }: AppContext): void {
  route(api, listStatusReportsCall, async ({ query, brandIds, signal }) => {
    const { page, pageSize } = query;
    return { ...(await listStatusReports(store, brandIds, query, { signal })), page, pageSize };
  });
}
