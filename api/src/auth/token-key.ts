import { randomBytes } from 'node:crypto';
import type { Queryable } from '../store/store';

/**
 * The store's own random key for signing access tokens and anti-forgery tokens, made at first use.
 *
 * It lies in the store so that every process on one store signs alike, and no two stores do.
 */
export async function readTokenKey(store: Queryable): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url');
  await store.query(`insert into store_meta (key, value) values ('token-key', $1) on conflict do nothing`, [
    fresh,
  ]);
  const rows = await store.query<{ value: string }>(`select value from store_meta where key = 'token-key'`);
  const key = rows[0]?.value;
  if (key === undefined) throw new Error('the store keeps no token key');
  return Buffer.from(key, 'base64url');
}
