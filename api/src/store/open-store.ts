import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Keyring } from './secrets/keyring';
import { environmentKeys } from './secrets/given-keys';
import { mayLieOpen, noteClean, requireKeys, settleSecrets } from './secrets/settle-secrets';
import { grantToAppRole, roleOf } from './app-role';
import { openDuckdbStore } from './duckdb-store';
import { migrate } from './migrate';
import { openPostgresStore } from './postgres-store';
import { StoreNotRewritten, StoreNotWritable, StoreUnreadable } from './store-error';
import type { Store } from './store';
import { writeFileAnew } from './write-file-anew';

export interface StoreOptions {
  /** A PostgreSQL address; without it the data lies in one file in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** The same database as the owner of its schema: brings it up to date and grants the rest to the role of `databaseUrl`. */
  readonly databaseOwnerUrl?: string | undefined;
  /** Folder of the embedded store's file, made when missing. `:memory:` keeps everything in memory. */
  readonly dataDir: string;
  /** Name of the file there. */
  readonly fileName?: string;
  /** Of the embedded store, as DuckDB spells it. */
  readonly memoryLimit?: string;
  /** Keys of the secrets in it; left out: those that the environment of the process names. */
  readonly secrets?: Keyring;
}

/** Name of the embedded store's file in its folder. */
export const dataFileName = 'tallyhouse.duckdb';

/** How DuckDB names what it finds only when it reads a block. */
const damaged = /IO Error|Corrupt|Serialization Error|INTERNAL Error|FATAL Error/;

/**
 * Opens the store that the settings name and brings its schema up to date.
 *
 * Errors: a `StoreError`, whose message and remedy are for the person who started the program.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const secrets = options.secrets ?? environmentKeys(options.dataDir);
  if (options.databaseUrl !== undefined && options.databaseUrl !== '') {
    return openPostgres({ url: options.databaseUrl, secrets }, options.databaseOwnerUrl);
  }
  const path = await dataPath(options);
  const open = () => openDuckdbStore({ path, secrets, memoryLimit: options.memoryLimit ?? '2GB' });
  const store = await migrated(await open(), `The data file ${path}`).catch((error: unknown) => {
    throw damaged.test(String(error)) ? new StoreUnreadable(path, { cause: error }) : error;
  });
  return path !== ':memory:' && (await mayLieOpen(store)) ? cleaned(store, path, open) : store;
}

/** Once after secrets were sealed that lay open: they are in pages that were freed, too. */
async function cleaned(store: Store, path: string, open: () => Promise<Store>): Promise<Store> {
  await store.query('checkpoint');
  await store.close();
  await writeFileAnew(path).catch((error: unknown) => {
    throw new StoreNotRewritten(path, { cause: error });
  });
  const clean = await open();
  await noteClean(clean);
  return clean;
}

async function openPostgres(
  { url, secrets }: { readonly url: string; readonly secrets: Keyring },
  ownerUrl: string | undefined,
): Promise<Store> {
  const where = 'The PostgreSQL database';
  if (ownerUrl !== undefined && ownerUrl !== '') {
    const owner = await migrated(await openPostgresStore({ url: ownerUrl, secrets }), where);
    await grantToAppRole(owner, roleOf(url)).finally(() => owner.close());
  }
  return migrated(await openPostgresStore({ url, secrets }), where);
}

async function migrated(store: Store, where: string): Promise<Store> {
  try {
    await requireKeys(store);
    await migrate(store, { where });
    await settleSecrets(store);
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function dataPath({ dataDir, fileName = dataFileName }: StoreOptions): Promise<string> {
  if (dataDir === ':memory:') return dataDir;
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new StoreNotWritable(dataDir, { cause: error });
  }
  return join(dataDir, fileName);
}
