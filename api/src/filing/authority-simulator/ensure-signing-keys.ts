import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyFile, type SigningKeys } from '../../reporting/payloads/sign-payload';
import { createSealedFile, readSealedFile } from '../../store/secrets/sealed-file';

/** Makes the keys that a brand of the demo signs with for an authority; keys that are there stay. */
export function ensureSigningKeys(
  { keysDir, secrets }: SigningKeys,
  pair: { readonly brandId: string; readonly authorityId: string },
): void {
  for (const signing of ['HMAC_SHA256', 'ED25519'] as const) {
    const file = keyFile(keysDir, pair, signing);
    if (readSealedFile(secrets, file) !== null) continue;
    mkdirSync(dirname(file.path), { recursive: true });
    const key = signing === 'ED25519' ? newPrivateKey() : randomBytes(32).toString('base64');
    createSealedFile(secrets, file, key);
  }
}

function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
