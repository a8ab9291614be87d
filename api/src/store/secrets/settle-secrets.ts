import { randomBytes } from 'node:crypto';
import { appendAuditEvent } from '../audit-trail/append-audit-event';
import type { Queryable, Store } from '../store';
import { keyMissing } from './keyring';
import { findKeysInUse, sealAnew } from './sealed-columns';
import { addStoreKey } from './store-key';

/** Looks, before anything is changed, whether every key is given that the store needs. Errors: `SecretsError`. */
export async function requireKeys(store: Store): Promise<void> {
  if (!(await hasSecrets(store))) return;
  const { secrets } = store;
  const missing = (await findKeysInUse(store)).filter((id) => !secrets.ids.includes(id));
  if (missing.length > 0) throw keyMissing(missing.join(', '), secrets);
}

/** Whether the schema is one that seals. */
async function hasSecrets(store: Store): Promise<boolean> {
  const found = await store.query(
    `select 1 as one from information_schema.tables
     where table_name = 'store_key' and table_schema = current_schema()`,
  );
  return found.length > 0;
}

/**
 * Seals, once in the life of a store, what a release before kept as it was, and makes the store's own keys. All in one
 * transaction, and by one process where several start at once.
 */
export async function settleSecrets(store: Store): Promise<void> {
  if (await isSettled(store)) return;
  await store.tx(async (tx) => {
    const now = new Date();
    const taken = await tx.query(
      `insert into store_meta (key, value) values ('sealed', $1) on conflict do nothing returning key`,
      [now.toISOString()],
    );
    if (taken.length === 0) return;
    const sealed = await sealAnew(tx, tx.secrets, { takesPlain: true });
    const before = await takePlainKey(tx);
    await addStoreKey(tx, { purpose: 'TOKENS', key: randomBytes(32), now });
    // What signed tokens lay open in every copy and ends here; masks of players stay what they were.
    await addStoreKey(tx, { purpose: 'MASKS', key: before ?? randomBytes(32), now });
    if (sealed === 0 && before === null) return;
    await tx.query(`insert into store_meta (key, value) values ('lay-open', $1)`, [now.toISOString()]);
    await appendAuditEvent(tx, {
      at: now,
      action: 'KEYS_ROTATED',
      object: { kind: 'settings', id: null },
      detail: { deed: 'SEALED_FIRST', key: tx.secrets.ids[0] ?? null, sealed },
    });
  });
}

/** Whether pages of the store's file may still hold what lay open before it was sealed. */
export async function mayLieOpen(store: Queryable): Promise<boolean> {
  return (await store.query(`select key from store_meta where key = 'lay-open'`)).length > 0;
}

/** Notes that they do not any more. */
export async function noteClean(store: Queryable): Promise<void> {
  await store.query(`delete from store_meta where key = 'lay-open'`);
}

async function isSettled(store: Store): Promise<boolean> {
  return (await store.query(`select key from store_meta where key = 'sealed'`)).length > 0;
}

/** The key that a release before kept as it was. */
async function takePlainKey(tx: Queryable): Promise<Buffer | null> {
  const [row] = await tx.query<{ value: string }>(
    `delete from store_meta where key = 'token-key' returning value`,
  );
  return row === undefined ? null : Buffer.from(row.value, 'base64url');
}
