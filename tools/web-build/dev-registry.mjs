import { containerOf, remoteNames, workspaceRemote } from './packages.mjs';
import { devHost, remotePort } from './dev-ports.mjs';
import { integrityOf } from './integrity-of.mjs';
import { readDevelopmentKey, signedRegistryText } from './registry-keys.mjs';
import { readDeclaration } from './remote-declaration.mjs';

/**
 * The registry of the development servers, each remote at its own port, without hashes of its files; and their
 * manifests as a page carries them, since a development server writes none.
 */
export async function devRegistry() {
  const nowMs = Date.now();
  const signedAt = new Date(nowMs).toISOString();
  const remotes = await Promise.all(remoteNames.map((name) => remoteOf(name)));
  const registry = {
    format: 3,
    sequence: Math.floor(nowMs / 1000),
    signedAt,
    expiresAt: new Date(nowMs + 86_400_000).toISOString(),
    change: { by: 'npm run dev', deed: 'started the development servers' },
    remotes: remotes.map(({ manifest, baseUrl, text }) => ({
      name: manifest.name,
      owner: manifest.owner,
      releases: [{ version: manifest.version, manifest: integrityOf(text), baseUrl, releasedAt: signedAt }],
      stable: manifest.version,
      pins: [],
      remotes: {
        [manifest.version]: {
          contract: manifest.contract,
          paths: manifest.paths,
          navigation: manifest.navigation,
          periodBarAt: manifest.periodBarAt,
        },
      },
    })),
  };
  return {
    text: signedRegistryText(JSON.stringify(registry), readDevelopmentKey()),
    manifests: JSON.stringify(remotes.map(({ baseUrl, text }) => ({ baseUrl, text }))),
  };
}

/** @param {string} name */
async function remoteOf(name) {
  const { version, folder } = workspaceRemote(name);
  const manifest = {
    ...(await readDeclaration(folder)),
    format: 1,
    name,
    version,
    container: containerOf(name, version),
    entry: 'entry.js',
    consumes: [],
    preload: {},
    files: {},
  };
  const baseUrl = `http://${devHost}:${remotePort(name)}/`;
  return { manifest, baseUrl, text: JSON.stringify(manifest) };
}
