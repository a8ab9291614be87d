import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { StoreKey } from '../../store/secrets/store-key';
import type { TokenKeys } from './token-keys';

/** Makes texts that are whole to the server that made them, and noise to everybody else: tokens, cursors. */
export interface Sealer {
  /** `content`, which JSON can say, as a text for addresses and bodies. */
  seal(content: unknown): string;
  /** What was sealed; undefined for a text that was made elsewhere, or changed on the way. */
  open(sealed: string): unknown;
}

const ivBytes = 12;
const tagBytes = 16;

/** A sealer under keys of its own, made from the store's for one `purpose`: what was sealed for another stays shut. */
export function createSealer(keys: Pick<TokenKeys, 'present' | 'inForce'>, purpose: string): Sealer {
  const derived = new Map<string, Buffer>();

  function keyFrom({ id, key }: StoreKey): Buffer {
    const known = derived.get(id) ?? Buffer.from(hkdfSync('sha256', key, '', purpose, 32));
    derived.set(id, known);
    return known;
  }

  function seal(content: unknown): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', keyFrom(keys.present), iv);
    const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  function open(sealed: string): unknown {
    const bytes = Buffer.from(sealed, 'base64url');
    for (const key of keys.inForce()) {
      const body = opened(bytes, keyFrom(key));
      if (body !== undefined) return JSON.parse(body);
    }
    return undefined;
  }

  return { seal, open };
}

function opened(bytes: Buffer, key: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}
