import { createMint } from '../../platform/auth/mint';
import { startFamily } from '../../platform/auth/token-families';
import { readTokenKeys } from '../../platform/auth/token-keys';
import { readConfig } from '../../platform/config/config';
import type { Store } from '../../store/store';
import { antiForgeryToken } from './test-app';

/** Signs `userId` in, who has no password that works, and gives the headers of the calls of that session for `brandId`. */
export async function givenSession(
  store: Store,
  {
    userId,
    brandId,
    now = new Date(),
  }: { readonly userId: string; readonly brandId: string; readonly now?: Date },
): Promise<Record<string, string>> {
  const keys = await readTokenKeys(store);
  const lifetimes = readConfig({}).sessions;
  const session = await startFamily(
    store,
    { userId, device: { address: '127.0.0.1', userAgent: 'test' }, passwordHash: 'none' },
    { mint: createMint(keys, { now, seconds: 3600 }), now, lifetimes },
  );
  if (session === undefined) throw new Error(`${userId} cannot sign in`);
  const mark = antiForgeryToken(keys, session.sessionId);
  return {
    authorization: `Bearer ${session.pair.token}`,
    cookie: `XSRF-TOKEN=${mark}`,
    'x-xsrf-token': mark,
    brand: brandId,
  };
}
