import type { Store } from '../store';
import { settleSecrets } from './settle-secrets';
import type { StoreKey, StoreKeyPurpose } from './store-key';

/** The store's keys for `purpose`, the present one first. Errors: `SecretsError` for one that does not open. */
export async function readStoreKeys(store: Store, purpose: StoreKeyPurpose): Promise<StoreKey[]> {
  const keys = await readKept(store, purpose);
  if (keys.length > 0) return keys;
  // Everything was taken out of the store, its keys too.
  await settleSecrets(store);
  return readKept(store, purpose);
}

async function readKept(store: Store, purpose: StoreKeyPurpose): Promise<StoreKey[]> {
  const rows = await store.query<{ id: string; sealed: string; retiredAt: string | null }>(
    `select id, sealed, retired_at as "retiredAt" from store_key where purpose = $1
     order by retired_at desc nulls first`,
    [purpose],
  );
  return rows.map(({ id, sealed, retiredAt }) => ({
    id,
    key: Buffer.from(store.secrets.open(sealed, ['store_key', 'sealed', id]), 'base64url'),
    retiredAt: retiredAt === null ? null : new Date(retiredAt),
  }));
}
