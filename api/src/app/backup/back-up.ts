import { createHash } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { openCheckpointKey } from '../../house/audit/checkpoints';
import { checkpointFolder } from '../../house/audit/keep-checkpoints';
import { isWithin } from '../../store/secrets/is-within';
import { openDuckdbStore } from '../../store/duckdb-store';
import { quoteName } from '../../store/inline-params';
import { dataFileName } from '../../store/open-store';
import type { CopiedTable, Store } from '../../store/store';
import { version } from '../../platform/config/version';
import { BackupError } from './backup-error';
import { checkAudit } from './check-audit';
import { copyFile, describeFile, listDataFiles, syncFolder } from './data-files';
import { bytesOf, dataOf, manifestName, signedManifest, type BackedUpFile, type Manifest } from './manifest';
import { requireRoomFor } from './require-room';

/** What a backup is doing, for people; `bytes` that are written of what it expects to write. */
export interface BackupProgress {
  readonly step: string;
  readonly bytes: number;
  readonly totalBytes: number;
}

export interface BackupOrder {
  readonly store: Store;
  readonly dataDir: string;
  /** Folder in which the backup becomes a folder of its own. */
  readonly into: string;
  readonly clock: () => Date;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BackupProgress) => void;
}

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
  /** Of all its files. */
  readonly bytes: number;
  /** What is wrong with the audit that was backed up, in words; mostly nothing. */
  readonly auditFaults: readonly string[];
}

const watchEveryMs = 500;

/**
 * Backs up the embedded store and its data folder while others read and write: what had been committed when the copy
 * began, and nothing later.
 *
 * It becomes a folder named by its time in one step, when all of it is on the disk and was read again; whatever stops it
 * before leaves no folder of such a name. Errors: `BackupError`, the signal's reason.
 */
export async function backUp(order: BackupOrder): Promise<Backup> {
  const into = resolve(order.into);
  const { store, dataDir, clock } = order;
  if (isWithin(into, dataDir))
    throw new BackupError(
      `The folder ${into} lies in the data folder ${dataDir}, and would be lost with it.`,
      'Name a folder elsewhere, best on another disk.',
    );
  await makeFolder(into);
  const unfinished = join(into, unfinishedName(dataDir));
  // Of a process that was killed: a store is open in one only.
  await rm(unfinished, { recursive: true, force: true });
  await openCheckpointKey(checkpointFolder({ dataDir }), store.secrets);
  await requireRoomFor(await expectedBytes(dataDir), into);
  try {
    await mkdir(dataOf(unfinished), { recursive: true, mode: 0o700 });
    // The files first: no checkpoint may know more than the store that lies beside it.
    const files = await copyFiles(order, dataOf(unfinished));
    const takenAt = clock().toISOString();
    const tables = await copyStore(order, dataOf(unfinished));
    const found = await inspect(dataOf(unfinished), { store, tables });
    order.signal?.throwIfAborted();
    const manifest: Manifest = {
      ...{ format: 1, product: version, takenAt, tables: [...tables] },
      schema: found.schema,
      engine: { name: 'duckdb', version: found.engine },
      audit: found.audit,
      files: [...files, await describeFile(dataFileName, dataOf(unfinished), order.signal)],
    };
    await writeManifest(unfinished, await signedManifest(manifest, dataDir, store.secrets));
    const folder = join(into, `tallyhouse-${takenAt.replaceAll(/[:.]/g, '-')}`);
    await rename(unfinished, folder);
    await syncFolder(into);
    return { folder, manifest, bytes: bytesOf(manifest), auditFaults: found.auditFaults };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // What was stopped fails in one way or another.
    order.signal?.throwIfAborted();
    throw error;
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new BackupError(
      `The folder ${folder} cannot be made (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      'Name one that the account of the server may write to.',
      { cause: error },
    );
  }
}

/** The same for each backup of one store, and another one for other stores that are backed up to the same place. */
function unfinishedName(dataDir: string): string {
  const hash = createHash('sha256').update(JSON.stringify([hostname(), resolve(dataDir)]));
  return `.unfinished-${hash.digest('hex').slice(0, 12)}`;
}

async function copyFiles({ dataDir, signal }: BackupOrder, to: string): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  for (const path of await listDataFiles(dataDir)) {
    const copied = await copyFile(path, { from: dataDir, to }, { signal });
    if (copied !== null) files.push(copied);
  }
  return files;
}

async function copyStore(
  { store, dataDir, signal, onProgress }: BackupOrder,
  to: string,
): Promise<readonly CopiedTable[]> {
  const target = join(to, dataFileName);
  const totalBytes = await expectedBytes(dataDir);
  const tell = async () =>
    onProgress?.({ step: 'copying the store', bytes: await sizeOf(target), totalBytes });
  const timer = setInterval(() => void tell(), watchEveryMs);
  try {
    const tables = await store.copyTo(target, { ...(signal !== undefined && { signal }) });
    await chmod(target, 0o600);
    return tables;
  } finally {
    clearInterval(timer);
  }
}

/** Opens the copy as a store of its own, which proves that it can be, and reads what it is. */
async function inspect(
  folder: string,
  { store, tables }: { readonly store: Store; readonly tables: readonly CopiedTable[] },
) {
  const copy = await openDuckdbStore({
    path: join(folder, dataFileName),
    secrets: store.secrets,
    memoryLimit: '512MB',
  });
  try {
    for (const { name, rows } of tables) {
      const [found] = await copy.query<{ rows: number }>(`select count(*) as rows from ${quoteName(name)}`);
      if (found?.rows !== rows)
        throw new BackupError(
          `The copy of ${name} has ${found?.rows ?? 'no'} rows, where the store had ${rows}.`,
          'Nothing was kept. Run it again; if it is so again, the store is damaged.',
        );
    }
    const [schema] = await copy.query<{ number: number; engine: string }>(
      'select max(number) as number, version() as engine from schema_migration',
    );
    const { head, faults } = await checkAudit(copy, folder);
    return { schema: schema?.number ?? 0, engine: schema?.engine ?? '', audit: head, auditFaults: faults };
  } finally {
    await copy.close();
  }
}

async function writeManifest(folder: string, text: string): Promise<void> {
  const file = await open(join(folder, manifestName), 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  for (const each of [dataOf(folder), folder]) await syncFolder(each);
}

/** As much as the backup takes at the most: the store's file has freed pages that the copy has not. */
async function expectedBytes(dataDir: string): Promise<number> {
  const files = [dataFileName, `${dataFileName}.wal`, ...(await listDataFiles(dataDir))];
  const sizes = await Promise.all(files.map((file) => sizeOf(join(dataDir, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
