import { listStatusReports as listStatusReportsCall } from '@tallyhouse/shared/contracts/status-reports';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { BrandForbidden } from '../../platform/http/problems';
import { inZone } from '../../house/settings/zones';
import { listStatusReports } from './list-status-reports';

/** The log of reports. */
export function statusReportRoutes(api: Api, { store }: AppContext): void {
  route(api, listStatusReportsCall, async ({ query, brand, brandIds, signal }) => {
    const { page, pageSize, brandId } = query;
    if (brandId !== undefined && !brandIds.includes(brandId)) throw new BrandForbidden();
    const question = inZone(query, brand);
    const asked = brandId === undefined ? brandIds : [brandId];
    return { ...(await listStatusReports(store, asked, question, { signal })), page, pageSize };
  });
}
