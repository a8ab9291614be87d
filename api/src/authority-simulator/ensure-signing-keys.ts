import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { keyFile } from '../gateway/sign-payload';

/** Makes the keys that a brand of the demo signs with for an authority; keys that are there stay. */
export function ensureSigningKeys(
  keysDir: string,
  pair: { readonly brandId: string; readonly authorityId: string },
): void {
  for (const signing of ['HMAC_SHA256', 'ED25519'] as const) {
    const file = keyFile(keysDir, pair, signing);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, signing === 'ED25519' ? newPrivateKey() : randomBytes(32).toString('base64'), {
      mode: 0o600,
    });
  }
}

function newPrivateKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
