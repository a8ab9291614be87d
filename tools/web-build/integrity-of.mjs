import { createHash } from 'node:crypto';

/**
 * SHA-384 of a file as browsers compare it: `sha384-` and base64.
 *
 * @param {string | Buffer} bytes
 */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
