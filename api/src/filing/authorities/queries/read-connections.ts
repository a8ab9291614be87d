import type { Connection } from '@tallyhouse/shared/contracts/authorities';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** How a brand is connected to an authority. */
export interface BrandConnection extends Connection {
  readonly brandId: string;
  readonly authorityId: string;
  /** Goes up by one with every change. */
  readonly version: number;
}

/** What was set for `brandIds`, by brand and authority; an authority that nothing was set for is absent. */
export async function readConnections(
  store: Queryable,
  brandIds: readonly string[],
): Promise<BrandConnection[]> {
  const params = createSqlParams();
  return store.query<BrandConnection>(
    `select brand_id as "brandId", authority_id as "authorityId", environment as "environment",
       endpoint as "endpoint", certificate_until as "certificateUntil", ack_hours as "ackHours",
       tracked_from as "trackedFrom", version as "version"
     from authority_connection where brand_id in (${params.addAll(brandIds)})
     order by brand_id, authority_id`,
    params.values,
  );
}
