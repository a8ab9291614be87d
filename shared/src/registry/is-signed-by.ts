import type { RegistryKey, SignedRegistry } from '../contracts/registry';

/**
 * Whether the key signed exactly this payload.
 *
 * Where the platform has no Ed25519 (old browsers, and pages that came over plain HTTP from another machine), a
 * script does it, which is fetched only then.
 */
export async function isSignedBy(
  { payload, signature }: Pick<SignedRegistry, 'payload' | 'signature'>,
  { publicKey }: RegistryKey,
): Promise<boolean> {
  const signed = { bytes: new TextEncoder().encode(payload), signature: bytesOf(signature) };
  const key = bytesOf(publicKey);
  const byPlatform = await checkByPlatform(signed, key);
  if (byPlatform !== null) return byPlatform;
  const { checkByScript } = await import('./check-by-script');
  return checkByScript(signed, key);
}

interface Signed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Null where the platform cannot tell. */
async function checkByPlatform({ bytes, signature }: Signed, key: Uint8Array<ArrayBuffer>) {
  try {
    const { subtle } = globalThis.crypto;
    const trusted = await subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', trusted, signature, bytes);
  } catch {
    return null;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
