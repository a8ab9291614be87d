import type { FastifyRequest } from 'fastify';
import type { Access, Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { brandIdsWith, isAllowed, type ActiveBrand, type CurrentUser } from '../auth/current-user';
import { BrandForbidden, Forbidden, ProblemError } from '../http/problems';
import type { Gatekeeper } from './api';

/** Who was let in, and for which brand. */
export interface Admission {
  readonly user: CurrentUser;
  /** The brand of the `Brand` header; null in the group view. */
  readonly brand: ActiveBrand | null;
  /** Brands that the call may read: the selected one, or in the group view every one with the permission. */
  readonly brandIds: readonly string[];
}

/**
 * Lets a call in, or refuses it: 401, 403 (`CSRF`, `FORBIDDEN`, `BRAND_FORBIDDEN`), 400 `BRAND_REQUIRED`.
 *
 * The `Brand` header alone decides the brand, since it belongs to the tab; the claim in the token is shared by all tabs.
 */
export async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  gatekeeper: Gatekeeper,
): Promise<Admission> {
  const user = await gatekeeper.authenticate(request);
  if (endpoint.method !== 'GET') gatekeeper.requireAntiForgery(request, user);
  const { access } = endpoint;
  requireScope(user, access);
  const brand = selectedBrand(endpoint, request, user);
  if (access === 'public' || access === 'signed-in') {
    return { user, brand, brandIds: brand === null ? user.brands.map(({ id }) => id) : [brand.id] };
  }
  if (!isAllowed(user, access, brand?.id)) {
    throw new Forbidden(`It needs the permission ${access}${brand === null ? '' : ` for ${brand.name}`}.`);
  }
  return { user, brand, brandIds: brand === null ? brandIdsWith(user, access) : [brand.id] };
}

/** A machine has no profile, no sessions and no say: it gets at what its key is for, and at nothing else. */
function requireScope({ scopes }: CurrentUser, access: Access): void {
  if (scopes === undefined || scopes.some((scope) => scope === access)) return;
  throw new Forbidden(`This key is for ${scopes.join(', ')} only.`);
}

function selectedBrand(endpoint: Endpoint, request: FastifyRequest, user: CurrentUser): ActiveBrand | null {
  if (endpoint.brand === undefined) return null;
  const header = request.headers['brand'];
  if (header === undefined || header === '') {
    if (endpoint.brand === 'optional') return null;
    throw new ProblemError(400, 'BRAND_REQUIRED', 'Choose a brand first', {
      detail: 'This call needs the Brand header with the id of one brand.',
    });
  }
  // Sent twice, the header arrives joined by a comma and is no brand's id.
  const brand = user.brands.find(({ id }) => id === header);
  if (brand === undefined) throw new BrandForbidden();
  return brand;
}
