import { createHash } from 'node:crypto';
import { SecretsError } from './secrets-error';

/** A key that secrets are sealed by. */
export interface SealingKey {
  /** Eight hex digits made from the key, which tell nothing of it; they stand in what it sealed. */
  readonly id: string;
  readonly bytes: Buffer;
}

const oneKey = /^[A-Za-z0-9+/]{43}=?$/;
const making = 'Make one with: openssl rand -base64 32';

/**
 * The keys in `text`, the sealing one first: each 32 random bytes in base64, apart by commas, spaces or lines; lines
 * that begin with `#` are notes.
 *
 * Errors: `SecretsError` that calls the text `source` and never repeats it.
 */
export function readSealingKeys(text: string, source: string): SealingKey[] {
  const words = text
    .replaceAll(/^\s*#.*$/gm, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) throw new SecretsError(`${source} holds no key.`, making);
  const keys = words.map((word, index) => keyOf(word, `Key ${index + 1} of ${source}`));
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new SecretsError(`${source} holds one key twice.`, 'Take one of them out.');
  return keys;
}

function keyOf(word: string, name: string): SealingKey {
  const bytes = Buffer.from(word, 'base64');
  if (!oneKey.test(word) || bytes.length !== 32)
    throw new SecretsError(`${name} is not 32 bytes in base64.`, making);
  // Of 32 random bytes nearly all differ; an example or a text of zeros is no secret.
  if (new Set(bytes).size < 16) throw new SecretsError(`${name} is not random.`, making);
  return {
    id: createHash('sha256').update('tallyhouse key id\0').update(bytes).digest('hex').slice(0, 8),
    bytes,
  };
}
