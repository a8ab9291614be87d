import { sha256 } from '../sha256';

/** What the first link of a chain is tied to: 64 zeros. */
export const chainGenesis = '0'.repeat(64);

/** The hash of a record tied to all before it: SHA-256 over the previous hash, in hex, and the canonical record. */
export function linkHash(previousHash: string, canonicalRecord: string): string {
  return sha256(previousHash + canonicalRecord);
}

/** Index of the first link whose hash does not follow from the one before; null when the chain is whole. */
export function firstBrokenLink(
  links: readonly { readonly record: string; readonly hash: string }[],
): number | null {
  let previous = chainGenesis;
  for (const [index, { record, hash }] of links.entries()) {
    if (linkHash(previous, record) !== hash) return index;
    previous = hash;
  }
  return null;
}
