import { listStatusReports as listStatusReportsCall } from '@tallyhouse/shared/contracts/status-reports';
import type { AppContext } from '../routes/app-context';
import type { Api } from '../routes/api';
import { route } from '../routes/endpoint-route';
import { BrandForbidden } from '../http/problems';
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
