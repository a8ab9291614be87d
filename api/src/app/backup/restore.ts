import { mkdir, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { revokeEveryFamily } from '../../platform/auth/revoke-families';
import { findBookViolations } from '../../facts/laws/find-violations';
import { isWithin } from '../../store/secrets/is-within';
import type { Keyring } from '../../store/secrets/keyring';
import { actForAllBrands } from '../../store/brand-scope';
import { migrations } from '../../store/migrations/list';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import type { BackupProgress } from './back-up';
import { BackupError } from './backup-error';
import { checkAudit } from './check-audit';
import { copyFile, syncFolder } from './data-files';
import { bytesOf, dataOf, readManifest, type Manifest } from './manifest';
import { requireRoomFor } from './require-room';

export interface RestoreOrder {
  /** Folder of one backup. */
  readonly backup: string;
  /** Data folder to be: empty, or not there. */
  readonly dataDir: string;
  readonly secrets: Keyring;
  readonly clock: () => Date;
  /** Puts a store in place whose audit or laws do not hold. */
  readonly despiteFaults: boolean;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: BackupProgress) => void;
}

export interface Restored {
  readonly manifest: Manifest;
  /** What the audit or the laws of whole books say against it, in words. */
  readonly faults: readonly string[];
}

/**
 * Makes a data folder of a backup: copies it, proves every byte, brings its schema up to date, and proves its audit and
 * the laws of whole books. Everybody is signed out, since sessions that were ended since are open in it.
 *
 * The folder is made beside its place and put there in one step; whatever stops it before leaves nothing there. Errors:
 * `BackupError`, `StoreError`, the signal's reason.
 */
export async function restore(order: RestoreOrder): Promise<Restored> {
  const dataDir = resolve(order.dataDir);
  const manifest = await readManifest(order.backup, order.secrets);
  requireKnownSchema(manifest, order.backup);
  await requireEmpty(dataDir, order.backup);
  const unfinished = `${dataDir}.restoring`;
  await makeUnfinished(unfinished);
  try {
    await requireRoomFor(bytesOf(manifest), unfinished);
    await copyAll(manifest, order, unfinished);
    const faults = await settle(manifest, order, unfinished);
    if (faults.length > 0 && !order.despiteFaults)
      throw new BackupError(
        `The data of this backup does not hold, and nothing was restored. ${faults.join(' ')}`,
        'Restore an older backup, or this one as it is with --despite-faults.',
      );
    order.signal?.throwIfAborted();
    await putInPlace(unfinished, dataDir);
    return { manifest, faults };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // What was stopped fails in one way or another.
    order.signal?.throwIfAborted();
    throw error;
  }
}

function requireKnownSchema({ schema, product }: Manifest, backup: string): void {
  const known = migrations.at(-1)?.number ?? 0;
  if (schema <= known) return;
  throw new BackupError(
    `The backup in ${backup} was made by Tallyhouse ${product}: its schema is number ${schema}, this program knows up to ${known}.`,
    `Restore it with Tallyhouse ${product} or newer.`,
  );
}

async function requireEmpty(dataDir: string, backup: string): Promise<void> {
  if (isWithin(dataDir, backup) || isWithin(backup, dataDir))
    throw new BackupError(
      `The data folder ${dataDir} and the backup ${backup} lie in one another.`,
      'Set DATA_DIR to a folder of its own.',
    );
  const entries = await readdir(dataDir).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new BackupError(
      `The folder ${dataDir} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      'Set DATA_DIR to a folder that this account may make.',
      { cause: error },
    );
  });
  if (entries.length === 0) return;
  throw new BackupError(
    `The folder ${dataDir} is not empty, and a backup is never put over other data.`,
    'Move what is in it away, or set DATA_DIR to another folder.',
  );
}

async function makeUnfinished(unfinished: string): Promise<void> {
  try {
    await mkdir(dirname(unfinished), { recursive: true, mode: 0o700 });
    await mkdir(unfinished, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'EEXIST'
      ? new BackupError(
          `Another restore is under way to this place, or was broken off: ${unfinished} is there.`,
          'If none runs, remove that folder and restore again.',
        )
      : new BackupError(
          `The folder ${unfinished} cannot be made (${code ?? 'unknown'}).`,
          'Set DATA_DIR to a folder beside which this account may make another.',
          { cause: error },
        );
  }
}

async function copyAll(
  manifest: Manifest,
  { backup, signal, onProgress }: RestoreOrder,
  to: string,
): Promise<void> {
  const totalBytes = bytesOf(manifest);
  let bytes = 0;
  const onBytes = (more: number) => {
    bytes += more;
    onProgress?.({ step: 'copying', bytes, totalBytes });
  };
  for (const file of manifest.files) {
    const copied = await copyFile(file.path, { from: dataOf(backup), to }, { signal, onBytes });
    if (copied === null || copied.sha256 !== file.sha256)
      throw new BackupError(
        copied === null
          ? `${join(dataOf(backup), file.path)} is missing.`
          : `${join(dataOf(backup), file.path)} is not what was backed up: its SHA-256 is another.`,
        'Nothing was restored. Restore another backup: this one was changed or damaged.',
      );
  }
}

/** Opens it as a server does, and says what does not hold. */
async function settle(
  manifest: Manifest,
  { secrets, clock, signal, onProgress }: RestoreOrder,
  folder: string,
): Promise<string[]> {
  const totalBytes = bytesOf(manifest);
  const tell = (step: string) => onProgress?.({ step, bytes: totalBytes, totalBytes });
  tell('opening the store');
  const store = await openStore({ dataDir: folder, secrets });
  try {
    tell('proving the audit');
    const { faults } = await checkAudit(store, folder);
    tell('proving the laws of books');
    // Records that break laws stand in the list of exceptions, which came along.
    const violations = await findBookViolations(store, signal === undefined ? {} : { signal });
    await actForAllBrands(() => noteRestored(store, manifest, clock()));
    return [...faults, ...violations.map(({ id, law, example }) => `${id} is broken (${law}): ${example}.`)];
  } finally {
    await store.close();
  }
}

async function noteRestored(store: Store, { takenAt, audit }: Manifest, now: Date): Promise<void> {
  await store.tx(async (tx) => {
    await revokeEveryFamily(tx, now);
    await appendAuditEvent(tx, {
      at: now,
      action: 'STORE_RESTORED',
      object: { kind: 'store', id: null },
      detail: { takenAt, seq: audit.seq, hash: audit.hash },
    });
  });
}

async function putInPlace(unfinished: string, dataDir: string): Promise<void> {
  await syncFolder(unfinished);
  try {
    if ((await stat(dataDir).catch(() => null)) !== null) await rmdir(dataDir);
    await rename(unfinished, dataDir);
  } catch (error) {
    throw new BackupError(
      `The folder ${dataDir} cannot be replaced (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      'Where it is a mount point, set DATA_DIR to a folder in it.',
      { cause: error },
    );
  }
  await syncFolder(dirname(dataDir));
}
