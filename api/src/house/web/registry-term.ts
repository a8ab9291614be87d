import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { appendFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  registrySchema,
  signedRegistrySchema,
  type Registry,
  type RegistryKey,
  type SignedRegistry,
} from '@tallyhouse/shared/contracts/registry';
import { verifyRegistry } from '@tallyhouse/shared/registry/verify';
import { openToReaders } from './open-to-readers';

const dayMs = 86_400_000;
/** Time enough for who holds the key, over a weekend. */
const warnDays = 7;

/** What health checks and the log say while the registry soon ends; undefined while all is well, or there is none. */
export async function registryWarning(webDir: string, nowMs: number): Promise<string | undefined> {
  const registry = registryIn(await textIn(webDir));
  if (registry === undefined) return undefined;
  const days = Math.ceil((Date.parse(registry.expiresAt) - nowMs) / dayMs);
  if (days > warnDays) return undefined;
  return days > 0
    ? `The registry of remotes ends in ${days} ${days === 1 ? 'day' : 'days'}, on ${registry.expiresAt}: run remote sign.`
    : `The registry of remotes ended on ${registry.expiresAt}, and browsers that have none open no screens: run remote sign.`;
}

/**
 * Signs the registry anew, for as long as it was good before, once half of that has gone by. Says whether it did.
 *
 * Errors: what reading the key or writing the file throws; a key that the shell does not trust, or that did not sign the
 * present one: whoever can put a file in its place gets no signature for it.
 */
export async function signRegistryAnew(webDir: string, keyFile: string, nowMs: number): Promise<boolean> {
  const text = await textIn(webDir);
  const found = registryIn(text);
  if (found === undefined) return false;
  const endMs = Date.parse(found.expiresAt);
  const lifeMs = endMs - Date.parse(found.signedAt);
  if (endMs - nowMs > lifeMs / 2) return false;
  const privateKey = createPrivateKey(await readFile(keyFile, 'utf8'));
  const key = publicHalf(privateKey);
  await requireTrusted(webDir, key);
  const verdict = await verifyRegistry(text ?? null, { keys: [key], nowMs: 0 });
  if (verdict.status === 'refused')
    throw new Error(
      `The registry was not signed anew (${verdict.reason}): put back one that the key of REGISTRY_KEY_FILE signed.`,
    );
  const change = { by: 'the server', deed: 'signed anew' };
  const anew: Registry = {
    ...verdict.registry,
    sequence: Math.max(verdict.registry.sequence + 1, Math.floor(nowMs / 1000)),
    signedAt: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + lifeMs).toISOString(),
    change,
  };
  const { keyId } = key;
  const payload = JSON.stringify(anew);
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  const signed: SignedRegistry = { format: 2, keyId, signature, payload };
  const file = join(webDir, 'registry.json');
  await writeFile(`${file}.new`, JSON.stringify(signed));
  await openToReaders(`${file}.new`);
  await rename(`${file}.new`, file);
  const line = { at: anew.signedAt, ...change, sequence: anew.sequence, keyId };
  await appendFile(join(webDir, 'registry-audit.ndjson'), `${JSON.stringify(line)}\n`);
  return true;
}

async function textIn(webDir: string): Promise<string | undefined> {
  return readFile(join(webDir, 'registry.json'), 'utf8').catch(() => undefined);
}

/** Without a look at its signature. Undefined for what is no registry. */
function registryIn(text: string | undefined): Registry | undefined {
  try {
    const { payload } = signedRegistrySchema.parse(JSON.parse(text ?? ''));
    return registrySchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}

function publicHalf(key: KeyObject): RegistryKey {
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  const keyId = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  return { keyId, publicKey: raw.toString('base64') };
}

async function requireTrusted(webDir: string, { keyId }: RegistryKey): Promise<void> {
  const text = await readFile(join(webDir, 'registry-keys.json'), 'utf8');
  const trusted = JSON.parse(text) as readonly RegistryKey[];
  if (!trusted.some((key) => key.keyId === keyId))
    throw new Error(
      `REGISTRY_KEY_FILE holds the key ${keyId}, which the shell does not trust: name one that it trusts.`,
    );
}
