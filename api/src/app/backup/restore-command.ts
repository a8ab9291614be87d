import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, UsageError } from '../../platform/config/usage-error';
import type { Config } from '../../platform/config/config';
import type { Keyring } from '../../store/secrets/keyring';
import { StoreNotCopied } from '../../store/store-error';
import { printBackupProgress } from './print-progress';
import { restore } from './restore';

const usage = `Usage: restore --from FOLDER [--despite-faults]

Makes the data folder (DATA_DIR), which must be empty or not there, of the backup in FOLDER: proves every byte of it, the
chain of its audit and the laws of whole books, and brings its schema up to date. It needs the key of the secrets of that
time. Ctrl-C stops it and leaves nothing behind.
  --despite-faults   also where audit or laws do not hold, which is then said`;

export interface RestoreSurroundings {
  readonly config: Config;
  readonly secrets: () => Keyring;
  readonly print: (line: string) => void;
  /** Resolves when the program is asked to stop. */
  readonly stopped: Promise<void>;
  readonly clock: () => Date;
}

/** Runs `restore`. 0: restored; 1: restored with faults. Errors: `StoreError`, `CommandError` where nothing was. */
export async function runRestoreCommand(
  args: readonly string[],
  { config, secrets, print, stopped, clock }: RestoreSurroundings,
): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      from: { type: 'string' },
      'despite-faults': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) {
    print(usage);
    return 0;
  }
  if (values.from === undefined || values.from === '') throw new UsageError(`--from is missing.\n\n${usage}`);
  if (config.databaseUrl !== undefined) throw new StoreNotCopied();
  const stopping = new AbortController();
  void stopped.then(() => stopping.abort(new CommandError('Stopped: nothing was restored.')));
  const { manifest, faults } = await restore({
    ...{ backup: resolve(values.from), dataDir: config.dataDir, secrets: secrets(), clock },
    ...{ despiteFaults: values['despite-faults'] === true, signal: stopping.signal },
    onProgress: printBackupProgress(print),
  });
  for (const fault of faults) print(fault);
  print(
    `Restored ${config.dataDir} as it was at ${manifest.takenAt}, to audit row ${manifest.audit.seq}: every byte is what was backed up, ${faults.length === 0 ? 'the audit and the laws of books hold' : 'but the audit or laws of books do not hold'}.`,
  );
  print(
    'Everybody is signed out. What was filed, loaded or changed since is not in it: docs/operations/backup.md says what to look after.',
  );
  return faults.length === 0 ? 0 : 1;
}
