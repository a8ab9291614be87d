import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isWithin } from './is-within';
import { createKeyring, type Keyring } from './keyring';
import { replaceFile } from './sealed-file';
import { readSealingKeys, type SealingKey } from './sealing-key';
import { SecretsError } from './secrets-error';

/** How the keys are given: by their text, or by a file with them. Neither is given where both are undefined. */
export interface GivenKeys {
  readonly secretsKey: string | undefined;
  readonly secretsKeyFile: string | undefined;
  /** Where the sealed data lies; the file of the keys must lie elsewhere. */
  readonly dataDir: string;
}

/**
 * The keys that the settings give; null where they give none.
 *
 * Errors: `SecretsError` for text that is no key, for a file in the data folder, and for one that others can read.
 */
export function openGivenKeys({ secretsKey = '', secretsKeyFile = '', dataDir }: GivenKeys): Keyring | null {
  if (secretsKey !== '' && secretsKeyFile !== '')
    throw new SecretsError('SECRETS_KEY and SECRETS_KEY_FILE are both set.', 'Set one of them.');
  if (secretsKeyFile !== '') return openKeyFile(secretsKeyFile, dataDir);
  return secretsKey === '' ? null : readSecretsKey(secretsKey);
}

function readSecretsKey(text: string): Keyring {
  const source = 'SECRETS_KEY';
  return createKeyring({ source }, () => readSealingKeys(text, source));
}

/** The keys in `file`, which is read again when it is to hold a newer one. Errors: as those of `openGivenKeys`. */
export function openKeyFile(file: string, dataDir: string): Keyring {
  return createKeyring({ source: `the key file ${file}`, file }, () => readKeyFile(file, dataDir));
}

/** The key file that belongs to a demo's data folder, beside it. */
export function demoKeyFile(dataDir: string): string {
  return `${resolve(dataDir)}-secrets.key`;
}

/** Keys for a store that is gone with the process. */
export function passingKeys(): Keyring {
  return readSecretsKey(randomBytes(32).toString('base64'));
}

/** Those that the environment of the process names, else passing ones for a store in memory. Errors: `SecretsError`. */
export function environmentKeys(dataDir: string): Keyring {
  const { SECRETS_KEY: secretsKey, SECRETS_KEY_FILE: secretsKeyFile } = process.env;
  const given = openGivenKeys({ secretsKey, secretsKeyFile, dataDir });
  if (given !== null) return given;
  if (dataDir === ':memory:') return passingKeys();
  throw noKeys();
}

/** Said where secrets are to be kept and nothing seals them. */
export function noKeys(): SecretsError {
  return new SecretsError(
    'There is no key to seal secrets by: set SECRETS_KEY_FILE to a file outside the data folder, or SECRETS_KEY.',
    'Make the file with: (umask 077; openssl rand -base64 32 > FILE). docs/secrets.md says how to keep it.',
  );
}

/** Writes a new key ahead of those in `file`, which is made where there is none; gives its id. */
export function addKeyTo(file: string, now: Date): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const key = randomBytes(32).toString('base64');
  try {
    replaceFile(file, `# made ${now.toISOString()}; the first key seals, the others open\n${key}\n${before}`);
  } catch (error) {
    throw new SecretsError(
      `The key file ${file} cannot be written.`,
      'Give this account the right to write it, or put a new key into it by hand, ahead of the others.',
      { cause: error },
    );
  }
  const [made] = readSealingKeys(key, file);
  return made?.id ?? '';
}

function readKeyFile(file: string, dataDir: string): SealingKey[] {
  refuseInside(file, dataDir);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SecretsError(
      `The key file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      'Set SECRETS_KEY_FILE to the file with the keys, and give this account the right to read it.',
      { cause: error },
    );
  }
  if (process.platform !== 'win32' && (statSync(file).mode & 0o007) !== 0)
    throw new SecretsError(
      `Other accounts of this machine can read the key file ${file}.`,
      `Close it with chmod 600 ${file}; where others may have read it, run rotate-keys then.`,
    );
  return readSealingKeys(text, file);
}

/** A copy of the data folder would take the key along. */
function refuseInside(file: string, dataDir: string): void {
  if (dataDir === '' || dataDir === ':memory:') return;
  if (!isWithin(file, dataDir)) return;
  throw new SecretsError(
    `The key file ${file} lies in the data folder ${dataDir}: a copy of that folder would take the key along.`,
    'Move it elsewhere and set SECRETS_KEY_FILE to its new place.',
  );
}
