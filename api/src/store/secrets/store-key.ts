import { randomUUID } from 'node:crypto';
import type { Queryable } from '../store';

/** `TOKENS` signs and seals what lives an hour at most; `MASKS` makes the masks of players, which stay the same. */
export type StoreKeyPurpose = 'TOKENS' | 'MASKS';

/** A key that the store made for itself: every process on one store has the same, and no two stores do. */
export interface StoreKey {
  readonly id: string;
  readonly key: Buffer;
  /** When a newer one took its place; null for the present one. */
  readonly retiredAt: Date | null;
}

/** Keeps `key`, sealed, as the present one for its purpose. */
export async function addStoreKey(
  tx: Queryable,
  { purpose, key, now }: { readonly purpose: StoreKeyPurpose; readonly key: Buffer; readonly now: Date },
): Promise<void> {
  const id = randomUUID();
  await tx.query(
    `insert into store_key (id, purpose, sealed, made_at, retired_at) values ($1, $2, $3, cast($4 as timestamp), null)`,
    [id, purpose, tx.secrets.seal(key.toString('base64url'), ['store_key', 'sealed', id]), now.toISOString()],
  );
}
