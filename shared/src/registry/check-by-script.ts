import { hashes, verify } from '@noble/ed25519';
import { sha384, sha512 } from '@noble/hashes/sha2.js';

hashes.sha512 = sha512;

/** Checks an Ed25519 signature without the platform's help. */
export function checkByScript(
  { bytes, signature }: { readonly bytes: Uint8Array; readonly signature: Uint8Array },
  key: Uint8Array,
): boolean {
  try {
    return verify(signature, bytes, key);
  } catch {
    // It throws on what is no signature or no key.
    return false;
  }
}

/** 48 bytes. */
export function sha384ByScript(bytes: Uint8Array): Uint8Array {
  return sha384(bytes);
}
