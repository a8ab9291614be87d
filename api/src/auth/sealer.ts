import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Makes texts that are whole to the server that made them, and noise to everybody else: tokens, cursors. */
export interface Sealer {
  /** `content`, which JSON can say, as a text for addresses and bodies. */
  seal(content: unknown): string;
  /** What was sealed; undefined for a text that was made elsewhere, or changed on the way. */
  open(sealed: string): unknown;
}

const ivBytes = 12;
const tagBytes = 16;

/** A sealer under a key of its own, made from the store's for one `purpose`: what was sealed for another stays shut. */
export function createSealer(storeKey: Buffer, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', storeKey, '', purpose, 32));

  function seal(content: unknown): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(JSON.stringify(content)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
  }

  function open(sealed: string): unknown {
    try {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const body = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
      return JSON.parse(body.toString());
    } catch {
      return undefined;
    }
  }

  return { seal, open };
}
