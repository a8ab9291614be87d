import {
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { sealedMark, type Keyring } from './keyring';

/**
 * A secret in a file of the data folder. It is kept as `<path>.sealed`; one that lies at `path` as it is, put there by a
 * person or by a release before, counts until it is sealed at the next start.
 */
export interface SealedFile {
  readonly path: string;
  /** What it is bound to: the same wherever the data folder lies. */
  readonly name: string;
}

/** What is in it; null where there is none. Errors: `SecretsError` for what does not open. */
export function readSealedFile(secrets: Keyring, { path, name }: SealedFile): string | null {
  const plain = readText(path);
  if (plain !== null) return plain;
  const sealed = readText(`${path}.sealed`);
  return sealed === null ? null : secrets.open(sealed.trim(), placeOf(name));
}

/** Keeps `text` in it, unless there is one: then that stays. */
export function createSealedFile(secrets: Keyring, { path, name }: SealedFile, text: string): void {
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeWhole(unfinished, `${secrets.seal(text, placeOf(name))}\n`);
  try {
    linkSync(unfinished, `${path}.sealed`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

/** Seals it by the present key where it is sealed by another, or not at all; gives whether it was. */
export function settleSealedFile(secrets: Keyring, file: SealedFile): boolean {
  const { path, name } = file;
  const text = readSealedFile(secrets, file);
  const isPresent = readText(`${path}.sealed`)?.startsWith(`${sealedMark}${secrets.ids[0] ?? ''}.`) === true;
  if (text === null || (isPresent && readText(path) === null)) return false;
  replaceFile(`${path}.sealed`, `${secrets.seal(text, placeOf(name))}\n`);
  rmSync(path, { force: true });
  return true;
}

/** Puts `text` in the place of a file's content, for its own account alone: who reads meanwhile finds either, whole. */
export function replaceFile(path: string, text: string): void {
  const unfinished = `${path}.${process.pid}.unfinished`;
  writeWhole(unfinished, text);
  renameSync(unfinished, path);
}

/** Writes it to the disk itself, so that what follows may count on it. */
function writeWhole(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function placeOf(name: string) {
  return ['file', name];
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
