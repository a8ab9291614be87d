import { inWholeReports } from '../reports/in-whole-report';
import { listStatusReports as listStatusReportsCall } from '@tallyhouse/shared/contracts/status-reports';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { BrandForbidden } from '../../platform/http/problems';
import { inZone } from '../../house/settings/zones';
import { listStatusReports } from './list-status-reports';

/** The log of reports. */
export function statusReportRoutes(api: Api, { store }: AppContext): void {
  route(api, listStatusReportsCall, (call) => {
    const { query, brand, brandIds, signal } = call;
    const question = inZone(query, brand);
    const { page, pageSize, brandId } = query;
    if (brandId !== undefined && !brandIds.includes(brandId)) throw new BrandForbidden();
    return inWholeReports(call, listStatusReportsCall, async ({ heldIds = brandIds }) => {
      const of = { brandIds: brandId === undefined ? brandIds : [brandId], heldIds };
      return { ...(await listStatusReports(store, of, question, { signal })), page, pageSize };
    });
  });
}
