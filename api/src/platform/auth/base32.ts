import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `length` random characters of base32, five bits each. */
export function randomBase32(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join('');
}

/** Errors: `RangeError` for what is not base32. */
export function decodeBase32(text: string): Buffer {
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
