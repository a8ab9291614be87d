import { signAccessToken } from './access-token';
import type { TokenKeys } from './token-keys';
import type { Mint } from './token-families';

/** Makes access tokens at `now` that live `seconds`; `brandId` is the brand last chosen, null for none. */
export function createMint(
  keys: Pick<TokenKeys, 'present'>,
  {
    now,
    seconds,
    brandId = null,
  }: { readonly now: Date; readonly seconds: number; readonly brandId?: string | null },
): Mint {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = iat + seconds;
  const expiresAt = new Date(exp * 1000).toISOString();
  return (sid, sub) => ({
    expiresAt,
    token: signAccessToken(keys, {
      iss: 'tallyhouse',
      aud: 'tallyhouse-api',
      sub,
      sid,
      brand: brandId,
      iat,
      exp,
    }),
  });
}
