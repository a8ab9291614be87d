import { brandLogin, listBrands as listBrandsEndpoint } from '@tallyhouse/shared/contracts/brands';
import type { AppContext } from '../../platform/routes/app-context';
import { setAntiForgeryCookie } from '../../platform/auth/anti-forgery';
import { permissionsFor } from '../../platform/auth/current-user';
import { createMint } from '../../platform/auth/mint';
import type { TokenKeys } from '../../platform/auth/token-keys';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { BrandForbidden } from '../../platform/http/problems';
import { channelsOf, listBrands } from './list-brands';
import { readLicences } from './read-licences';

/** The user's brands, and choosing one. */
export function userRoutes(api: Api, { store, clock, config }: AppContext, keys: TokenKeys): void {
  route(api, listBrandsEndpoint, async ({ user }) => ({ items: await listBrands(store, user.brands) }));

  route(api, brandLogin, async ({ body, user, reply }) => {
    const { brandId } = body;
    const brand = user.brands.find(({ id }) => id === brandId) ?? null;
    if (brandId !== null && brand === null) throw new BrandForbidden();
    setAntiForgeryCookie(reply, keys, user.sessionId);
    const licences = brand === null ? undefined : await readLicences(store, [brand.id]);
    return {
      ...createMint(keys, { now: clock(), seconds: config.sessions.accessTokenSeconds, brandId })(
        user.sessionId,
        user.id,
      ),
      selectedBrand: brandId,
      selectedBrandName: brand?.name ?? null,
      permissions: permissionsFor(user, brandId ?? undefined),
      brand:
        brand === null
          ? null
          : { ...brand, channels: channelsOf(brand), licences: licences?.get(brand.id) ?? [] },
    };
  });
}
