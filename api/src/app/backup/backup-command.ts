import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, UsageError } from '../../platform/config/usage-error';
import type { Config } from '../../platform/config/config';
import type { Keyring } from '../../store/secrets/keyring';
import { openDuckdbStore } from '../../store/duckdb-store';
import { dataFileName } from '../../store/open-store';
import { StoreNotCopied } from '../../store/store-error';
import { askServer } from './ask-server';
import { backUp, type Backup, type BackupProgress } from './back-up';
import { BackupError } from './backup-error';
import { noteBackup } from './note-backup';
import { printBackupProgress } from './print-progress';
import { inMb } from './require-room';

const usage = `Usage: backup --into FOLDER

Backs up the embedded store and its data folder into a folder of its own in FOLDER, named by the time. A server that runs
makes it and goes on meanwhile: what had been committed when the copy began is in it. Without one, the store is opened
here. Ctrl-C stops it and leaves nothing behind. docs/operations/backup.md says what is in a backup, and what is not.`;

export interface BackupSurroundings {
  readonly config: Config;
  /** The place of the data with its keys, for a store that no server has. */
  readonly open: () => Promise<Config & { readonly secrets: Keyring }>;
  readonly print: (line: string) => void;
  /** Resolves when the program is asked to stop. */
  readonly stopped: Promise<void>;
  readonly clock: () => Date;
}

type Made = Pick<Backup, 'folder' | 'bytes' | 'auditFaults'>;

/** Runs `backup`. 0: made; 1: made of a store whose audit does not hold. Errors: `StoreError`, `CommandError`. */
export async function runBackupCommand(
  args: readonly string[],
  surroundings: BackupSurroundings,
): Promise<number> {
  const { config, print } = surroundings;
  const { values } = parseArgs({
    args: [...args],
    options: { into: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help === true) {
    print(usage);
    return 0;
  }
  if (values.into === undefined || values.into === '') throw new UsageError(`--into is missing.\n\n${usage}`);
  if (config.databaseUrl !== undefined) throw new StoreNotCopied();
  const { folder, bytes, auditFaults } = await make(resolve(values.into), surroundings);
  print(`Made ${folder}: ${inMb(bytes)} MB, read again and whole.`);
  print(
    'Not in it: the key of its secrets (SECRETS_KEY_FILE or SECRETS_KEY), without which nobody can restore it; settings; remotes that were published; files of exports, which are made again.',
  );
  for (const fault of auditFaults) print(`The audit of the store does not hold: ${fault}`);
  return auditFaults.length === 0 ? 0 : 1;
}

async function make(into: string, { config, open, ...surroundings }: BackupSurroundings): Promise<Made> {
  const stopping = new AbortController();
  void surroundings.stopped.then(() =>
    stopping.abort(new CommandError('Stopped: nothing of the backup was kept.')),
  );
  const asked = {
    dataDir: config.dataDir,
    into,
    signal: stopping.signal,
    onProgress: printBackupProgress(surroundings.print),
  };
  return (await askServer(asked)) ?? makeHere(asked, { ...surroundings, place: await open() });
}

interface Asked {
  readonly dataDir: string;
  readonly into: string;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: BackupProgress) => void;
}

/** Leaves the schema as it is: a backup is what one makes before a newer program brings it up to date. */
async function makeHere(
  asked: Asked,
  { place, clock }: Pick<BackupSurroundings, 'clock'> & { readonly place: { readonly secrets: Keyring } },
): Promise<Made> {
  const path = join(asked.dataDir, dataFileName);
  if (!existsSync(path))
    throw new BackupError(
      `There is no store in ${asked.dataDir}.`,
      'Set DATA_DIR to the folder that has it.',
    );
  const store = await openDuckdbStore({ path, secrets: place.secrets });
  try {
    const made = await backUp({ ...asked, store, clock });
    await noteBackup(store, made, clock());
    return made;
  } finally {
    await store.close();
  }
}
