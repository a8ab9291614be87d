import { createHmac } from 'node:crypto';

/** Secret of the authenticators of all demo accounts. */
export const demoSecret = 'TALLYHOUSEDEMOSECRETTALLYHOUSE23';
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;

/**
 * Codes of `secret` to try one after the other, oldest first: of the step before, this one and the next (RFC 6238), then
 * the one that a further step brings.
 *
 * Each is good once, and none after a later one: who is refused takes the next, or waits for it like everybody.
 */
export async function* codesToTry(secret = demoSecret): AsyncGenerator<string> {
  const step = Math.floor(Date.now() / stepMs);
  for (const one of [step - 1, step, step + 1]) yield codeAt(secret, one);
  await new Promise((done) => setTimeout(done, (step + 1) * stepMs - Date.now() + 1000));
  yield codeAt(secret, step + 2);
}

/** What an authenticator with `secret` (base32) shows now, or in `later` half minutes. */
export function codeOf(secret: string, later = 0): string {
  return codeAt(secret, Math.floor(Date.now() / stepMs) + later);
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
