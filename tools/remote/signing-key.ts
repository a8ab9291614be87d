import { readFile } from 'node:fs/promises';
import type { RegistryKey } from '@tallyhouse/shared/contracts/registry';
import { SentenceError } from '../sentence-error.mjs';
import { publicHalf } from '../web-build/registry-keys.mjs';

export interface SigningKey extends RegistryKey {
  /** Text of the private half. */
  readonly pem: string;
}

/** Reads a private key. Errors: `SentenceError` when the file holds none. */
export async function readSigningKey(file: string): Promise<SigningKey> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new SentenceError(
      `No key can be read at ${file}: name one with --key, or make one with remote key FILE.`,
    );
  });
  if (!pem.includes('PRIVATE KEY'))
    throw new SentenceError(
      `${file} holds no private key: name the half that remote key FILE wrote as FILE.`,
    );
  return { ...publicHalf(pem), pem };
}
