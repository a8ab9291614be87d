import { brandLogin } from '@tallyhouse/shared/contracts/brands';
import { selectBrand } from '@tallyhouse/shared/session/select-brand';
import type { Services } from '../../remotes/services/services';

/** Asks the server for a token of the brand, or of the group view for null, and makes it this tab's choice. */
export async function chooseBrand({ http, session }: Services, brandId: string | null): Promise<void> {
  await selectBrand(session, await http.call(brandLogin, { body: { brandId } }));
}
