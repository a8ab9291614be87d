import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Start of every secret of a key: `thk_` and twelve hex digits, by which the key is known again. */
const pattern = /^(thk_[0-9a-f]{12})_([\w-]{43})$/;

export function createKeyPrefix(): string {
  return `thk_${randomBytes(6).toString('hex')}`;
}

/** The secret of the key with `prefix`: 256 random bits behind it. */
export function createKeySecret(prefix: string): string {
  return `${prefix}_${randomBytes(32).toString('base64url')}`;
}

/** The prefix of what looks like a key's secret; undefined for anything else, an access token among it. */
export function prefixOf(secret: string): string | undefined {
  return pattern.exec(secret)?.[1];
}

/** A quick hash is enough: nobody tries 256 random bits. */
export function hashKeySecret(secret: string): string {
  return createHash('sha256').update(`api-key\n${secret}`).digest('hex');
}

/** In constant time. */
export function isKeySecret(secret: string, secretHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashKeySecret(secret)), Buffer.from(secretHash));
}
