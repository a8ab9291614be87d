import { listStatusReports as listStatusReportsCall } from '@tallyhouse/shared/contracts/status-reports';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { route } from '../http/endpoint-route';
import { BrandForbidden } from '../problems';
import { listStatusReports } from './list-status-reports';

/** The log of reports. */
export function statusReportRoutes(api: Api, { store }: AppContext): void {
  route(api, listStatusReportsCall, async ({ query, brandIds, signal }) => {
    const { page, pageSize, brandId } = query;
    if (brandId !== undefined && !brandIds.includes(brandId)) throw new BrandForbidden();
    const asked = brandId === undefined ? brandIds : [brandId];
    return { ...(await listStatusReports(store, asked, query, { signal })), page, pageSize };
  });
}
