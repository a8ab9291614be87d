import { createHmac, timingSafeEqual } from 'node:crypto';
import { decodeBase32, randomBase32 } from './base32';

const stepSeconds = 30;

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

/** A secret for an authenticator: 160 random bits, base32, and the address that its square code says. */
export function createTotpSecret(email: string): { readonly secret: string; readonly otpauthUrl: string } {
  const secret = randomBase32(32);
  const label = `Tallyhouse:${encodeURIComponent(email)}`;
  return { secret, otpauthUrl: `otpauth://totp/${label}?secret=${secret}&issuer=Tallyhouse` };
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
