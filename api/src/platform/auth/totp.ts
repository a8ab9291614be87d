import { createHmac, timingSafeEqual } from 'node:crypto';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * The step whose code, with `secret` (base32), is `code`: the one of `now`, one earlier or one later; null for none.
 *
 * Keep the step: a code is good once (RFC 6238 §5.2).
 *
 * Source: RFC 6238 with SHA-1, 30 seconds, six digits, as all authenticator apps have it.
 */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  const step = Math.floor(now.getTime() / 1000 / stepSeconds);
  const given = Buffer.from(code);
  // Every step is compared, so that time tells nothing.
  const matches = [step - 1, step, step + 1].filter((candidate) => {
    const expected = Buffer.from(totpAt(secret, candidate));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches[0] ?? null;
}

/** The six digits for `secret` (base32) at `now`. */
export function totpCode(secret: string, now: Date): string {
  return totpAt(secret, Math.floor(now.getTime() / 1000 / stepSeconds));
}

function totpAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000;
  return String(number).padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text.replaceAll('=', '').toUpperCase()) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) throw new RangeError('the secret is not base32');
    value = ((value << 5) | digit) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 0xff);
    }
  }
  return Buffer.from(bytes);
}
