import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../run.mjs';
import { SentenceError } from '../sentence-error.mjs';

/** Signs what is built on this machine; made on the spot, never in git. */
export const developmentKeyFile = join(root, '.cache/registry-key/key.pem');

/**
 * Keys whose registries the shell trusts: those of `REGISTRY_KEYS`, public PEM files separated by commas, else the
 * development key of this machine.
 *
 * @returns {{ keyId: string, publicKey: string }[]}
 */
export function trustedKeys() {
  const files = (process.env['REGISTRY_KEYS'] ?? '').split(',').filter((file) => file !== '');
  if (files.length === 0) return [publicHalf(readDevelopmentKey())];
  return files.map((file) => publicHalf(readKey(resolve(root, file))));
}

/** @param {string} file */
function readKey(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SentenceError(`No key can be read at ${file}: name public PEM files in REGISTRY_KEYS.`);
  }
}

/** PEM of the development key, made when there is none. */
export function readDevelopmentKey() {
  mkdirSync(dirname(developmentKeyFile), { recursive: true });
  try {
    writeFileSync(developmentKeyFile, newKey(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another build of this machine, or an earlier one, has made it.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  return readFileSync(developmentKeyFile, 'utf8');
}

/** PEM of the public half. @param {string} pem of the private half */
export function publicPem(pem) {
  return String(createPublicKey(pem).export({ format: 'pem', type: 'spki' }));
}

/** PEM of a new private Ed25519 key. */
export function newKey() {
  return String(generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
}

/**
 * What names a key and checks its signatures.
 *
 * @param {string} pem of the private or the public half
 */
export function publicHalf(pem) {
  const key = createPublicKey(pem);
  if (key.asymmetricKeyType !== 'ed25519')
    throw new SentenceError('This is no Ed25519 key: make one with remote key FILE.');
  const raw = key.export({ format: 'der', type: 'spki' }).subarray(-32);
  const keyId = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  return { keyId, publicKey: raw.toString('base64') };
}

/**
 * Text of `registry.json`: the registry's own text, and the key's signature over exactly that.
 *
 * @param {string} payload JSON text of a registry
 * @param {string} pem of the private key
 */
export function signedRegistryText(payload, pem) {
  const signature = sign(null, Buffer.from(payload), createPrivateKey(pem)).toString('base64');
  return JSON.stringify({ format: 2, keyId: publicHalf(pem).keyId, signature, payload });
}
