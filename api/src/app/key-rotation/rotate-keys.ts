import { randomBytes } from 'node:crypto';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { overlapMs } from '../../platform/auth/token-keys';
import type { Config } from '../../platform/config/config';
import type { Queryable, Store } from '../../store/store';
import { addKeyTo, openKeyFile } from '../../store/secrets/given-keys';
import type { Keyring } from '../../store/secrets/keyring';
import { findKeysInUse, sealAnew } from '../../store/secrets/sealed-columns';
import { SecretsError } from '../../store/secrets/secrets-error';
import { settleFiles } from './settle-files';
import { addStoreKey } from '../../store/secrets/store-key';

/** What came of it: ids of the key that seals now and of those that did before, and how many secrets were sealed. */
interface Rotation {
  readonly present: string;
  readonly before: readonly string[];
  readonly sealed: number;
}

/**
 * Seals everything by a newer key, and has tokens signed by another one. Stopped in its midst, everything opens as
 * before, and the next run goes on with the key that was made.
 *
 * Errors: `SecretsError` where no newer key is given and none can be made; nothing is changed then.
 */
export async function rotateKeys(
  store: Store,
  config: Pick<Config, 'dataDir' | 'authorities'>,
  now: Date,
): Promise<Rotation> {
  return store.tx(async (tx) => {
    // Who comes second waits here, and finds what the first one did.
    await tx.query(`update store_meta set value = $1 where key = 'sealed'`, [now.toISOString()]);
    const inUse = await findKeysInUse(tx);
    const secrets = withNewerKey(tx.secrets, inUse, { dataDir: config.dataDir, now });
    const [present = ''] = secrets.ids;
    const before = inUse.filter((id) => id !== present);
    await rotateTokenKey(tx, now);
    const sealed = (await sealAnew(tx, secrets, { takesPlain: false })) + settleFiles(config, secrets);
    await appendAuditEvent(tx, {
      at: now,
      action: 'KEYS_ROTATED',
      object: { kind: 'settings', id: null },
      detail: { deed: 'ROTATED', key: present, before: before.join(', '), sealed },
    });
    return { present, before, sealed };
  });
}

/** Keys whose first one does not seal everything yet. */
function withNewerKey(
  given: Keyring,
  inUse: readonly string[],
  { dataDir, now }: { readonly dataDir: string; readonly now: Date },
): Keyring {
  const present = given.file === undefined ? given : openKeyFile(given.file, dataDir);
  if (inUse.some((id) => id !== present.ids[0])) return present;
  if (present.file === undefined)
    throw new SecretsError(
      `${present.source} names no newer key than ${inUse.join(', ')}, by which everything is sealed: nothing was changed.`,
      'Put a new one ahead of it: SECRETS_KEY="$(openssl rand -base64 32),$SECRETS_KEY".',
    );
  addKeyTo(present.file, now);
  return openKeyFile(present.file, dataDir);
}

async function rotateTokenKey(tx: Queryable, now: Date): Promise<void> {
  const over = new Date(now.getTime() - overlapMs).toISOString();
  await tx.query(`delete from store_key where purpose = 'TOKENS' and retired_at < cast($1 as timestamp)`, [
    over,
  ]);
  await tx.query(
    `update store_key set retired_at = cast($1 as timestamp) where purpose = 'TOKENS' and retired_at is null`,
    [now.toISOString()],
  );
  await addStoreKey(tx, { purpose: 'TOKENS', key: randomBytes(32), now });
}
