import { permissionsOf } from '@tallyhouse/shared/contracts/permissions';
import type { Admission } from '../../platform/routes/admit';
import type { SqlParams } from '../../store/sql-params';

/** Whose calls somebody may see. */
export interface ApiCallScope {
  readonly brandIds: readonly string[];
  /** Whether calls of no brand too: all, none, or those of one user. */
  readonly brandless: 'all' | 'none' | { readonly actorId: string };
}

/**
 * Calls of the brands that the caller may read logs of. In the group view also calls of no brand: one's own, and
 * everybody's for who may read the logs of every brand there is.
 */
export function apiCallScope({ user, brand, brandIds }: Admission): ApiCallScope {
  if (brand !== null) return { brandIds, brandless: 'none' };
  const seesEverything = user.assignments.some(
    (assignment) => assignment.brandIds === '*' && permissionsOf([assignment.role]).includes('logs.view'),
  );
  return { brandIds, brandless: seesEverything ? 'all' : { actorId: user.id } };
}

/** As an SQL condition on `api_call c`. */
export function scopeSql({ brandIds, brandless }: ApiCallScope, params: SqlParams): string {
  const ofBrands = `c.brand_id in (${params.addAll(brandIds)})`;
  if (brandless === 'none') return ofBrands;
  if (brandless === 'all') return `(${ofBrands} or c.brand_id is null)`;
  return `(${ofBrands} or (c.brand_id is null and c.actor_id = ${params.add(brandless.actorId)}))`;
}
