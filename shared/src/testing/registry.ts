import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type {
  OpenedRemote,
  RegisteredRemote,
  Registry,
  RegistryEntry,
  RegistryKey,
} from '../contracts/registry';

/** A key that signs registries of a test. */
export interface TestKey extends RegistryKey {
  readonly privateKey: KeyObject;
}

export function newKey(): TestKey {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  const keyId = createHash('sha256').update(raw).digest('hex').slice(0, 16);
  return { keyId, publicKey: raw.toString('base64'), privateKey };
}

/** Text of `registry`, signed, as `registry.json` holds it. */
export function signedText(registry: unknown, { keyId, privateKey }: TestKey): string {
  const payload = JSON.stringify(registry);
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64');
  return JSON.stringify({ format: 2, keyId, signature, payload });
}

/** A built remote of one file, at the path of its name. */
export function openedOf(name: string, version: string): OpenedRemote {
  return {
    ...{ format: 1, name, version, owner: 'Online reporting', contract: 1 },
    container: `${name}_${version}`.replaceAll(/[^a-z0-9]/g, '_'),
    ...{ entry: 'entry.js', paths: [`/${name}`], navigation: [], consumes: [], calls: [] },
    ...{ preload: {}, files: {} },
    baseUrl: `/remotes/${name}/${version}/`,
  };
}

/** The same as a registry names it. */
export function remoteOf(name: string, version: string): RegisteredRemote {
  const { owner, contract, paths, navigation, baseUrl } = openedOf(name, version);
  const manifest = `sha384-${'a'.repeat(64)}`;
  return { name, version, owner, contract, paths, navigation, baseUrl, manifest };
}

/** An entry with these versions released, the first of them stable, and every one at hand. */
export function entryOf(
  name: string,
  versions: readonly string[],
  more: Partial<RegistryEntry> = {},
): RegistryEntry {
  const remotes = versions.map((version) => remoteOf(name, version));
  return {
    name,
    owner: 'Online reporting',
    releases: remotes.map(({ version, baseUrl, manifest }) => ({
      ...{ version, baseUrl, manifest, releasedAt: '2026-11-01T00:00:00Z' },
    })),
    stable: versions[0] ?? '1.0.0',
    pins: [],
    remotes: Object.fromEntries(
      remotes.map(({ version, contract, paths, navigation }) => [version, { contract, paths, navigation }]),
    ),
    ...more,
  };
}

export function registryOf(remotes: RegistryEntry[], more: Partial<Registry> = {}): Registry {
  return {
    format: 3,
    sequence: 7,
    signedAt: '2026-11-01T00:00:00Z',
    expiresAt: '2026-12-01T00:00:00Z',
    change: { by: 'asha', deed: 'published remote-online 1.0.0' },
    remotes,
    ...more,
  };
}
