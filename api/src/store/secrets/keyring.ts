import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealingKey } from './sealing-key';
import { SecretsError } from './secrets-error';

/** What a sealed text belongs to, such as table, column and id of the row: it opens nowhere else. */
export type SecretPlace = readonly string[];

/** The keys by which secrets lie sealed in the store and in its folder: AES-256-GCM, a nonce of 96 random bits each. */
export interface Keyring {
  /** What the keys were given by, as a message names it. */
  readonly source: string;
  /** The file that they lie in; undefined where they were given otherwise. */
  readonly file: string | undefined;
  /** Their ids, that of the sealing one first. */
  readonly ids: readonly string[];
  /** `plain` as a text that opens in this place only: `s1.<id of the key>.<nonce, tag and content, base64url>`. */
  seal(plain: string, place: SecretPlace): string;
  /**
   * What was sealed. Errors: `SecretsError` for a text that was sealed by a key that is not here, was sealed for another
   * place, was changed, or was never sealed.
   */
  open(sealed: string, place: SecretPlace): string;
}

/** How every sealed text begins; nothing that is kept unsealed does. */
export const sealedMark = 's1.';
const sealedText = /^s1\.([0-9a-f]{8})\.([\w-]{38,})$/;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Keys that `read` gives, read again when a text names one that is not among them: a server that runs opens what
 * another process sealed by a newer key of the same file.
 */
export function createKeyring(
  { source, file }: { readonly source: string; readonly file?: string },
  read: () => readonly SealingKey[],
): Keyring {
  let keys = read();

  function seal(plain: string, place: SecretPlace): string {
    const [key] = keys;
    if (key === undefined) throw new Error('a keyring has a key');
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(boundTo(key.id, place));
    const content = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), content]);
    return `${sealedMark}${key.id}.${bytes.toString('base64url')}`;
  }

  function open(sealed: string, place: SecretPlace): string {
    const [, id = '', content = ''] = sealedText.exec(sealed) ?? [];
    if (id === '') throw unopened(place);
    const key = find(id);
    const bytes = Buffer.from(content, 'base64url');
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(boundTo(id, place)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      const plain = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
      return Buffer.concat(plain).toString('utf8');
    } catch (error) {
      throw unopened(place, { cause: error });
    }
  }

  function find(id: string): SealingKey {
    const known = keys.find((key) => key.id === id);
    if (known !== undefined) return known;
    keys = read();
    const found = keys.find((key) => key.id === id);
    if (found === undefined) throw keyMissing(id, { source, ids: keys.map((key) => key.id) });
    return found;
  }

  return {
    source,
    file,
    get ids() {
      return keys.map(({ id }) => id);
    },
    seal,
    open,
  };
}

/** Said where what is sealed needs a key that nobody gave; both are named by their ids. */
export function keyMissing(
  ids: string,
  { source, ids: given }: Pick<Keyring, 'source' | 'ids'>,
): SecretsError {
  return new SecretsError(
    `Secrets are sealed by the key ${ids}, and ${source} gives ${given.join(', ')}: nothing was changed.`,
    'Add the missing key behind the others, from where you keep a copy; without it, docs/secrets.md says what is lost.',
  );
}

function boundTo(id: string, place: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify(['tallyhouse secret', 1, id, ...place]));
}

function unopened(place: SecretPlace, options?: ErrorOptions): SecretsError {
  return new SecretsError(
    `The secret ${place.join(' ')} does not open: it was changed, or belongs elsewhere.`,
    'Restore it from a backup, or set it anew. Look into the audit for who could write to the store.',
    options,
  );
}
