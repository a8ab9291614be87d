import { createSqlParams } from '../../../store/sql-params';
import type { Queryable } from '../../../store/store';

/** Where a submission goes. */
interface Addressee {
  readonly brandId: string;
  readonly authorityId: string;
}

/** Tells whether a brand files with an authority by hand, at its portal. */
export async function readPortals(
  store: Queryable,
  brandIds: readonly string[],
): Promise<(addressee: Addressee) => boolean> {
  const params = createSqlParams();
  const rows = await store.query<Addressee>(
    `select brand_id as "brandId", authority_id as "authorityId" from authority_connection
     where environment = 'PORTAL' and brand_id in (${params.addAll(brandIds)})`,
    params.values,
  );
  const portals = new Set(rows.map(nameOf));
  return (addressee) => portals.has(nameOf(addressee));
}

export async function isFiledAtPortal(store: Queryable, addressee: Addressee): Promise<boolean> {
  return (await readPortals(store, [addressee.brandId]))(addressee);
}

function nameOf({ brandId, authorityId }: Addressee): string {
  return `${brandId}|${authorityId}`;
}
