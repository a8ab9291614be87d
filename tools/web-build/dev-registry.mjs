import { containerOf, remoteNames, workspaceRemote } from './packages.mjs';
import { devHost, remotePort } from './dev-ports.mjs';
import { readDevelopmentKey, signedRegistryText } from './registry-keys.mjs';
import { readDeclaration } from './remote-declaration.mjs';

/** Text of the registry of the development servers: each remote at its own port, without hashes. */
export async function devRegistry() {
  const nowMs = Date.now();
  const registry = {
    format: 2,
    sequence: Math.floor(nowMs / 1000),
    signedAt: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + 86_400_000).toISOString(),
    change: { by: 'npm run dev', deed: 'started the development servers' },
    remotes: await Promise.all(remoteNames.map((name) => entryOf(name, new Date(nowMs).toISOString()))),
  };
  return signedRegistryText(JSON.stringify(registry), readDevelopmentKey());
}

/** @param {string} name @param {string} releasedAt */
async function entryOf(name, releasedAt) {
  const { version, folder } = workspaceRemote(name);
  const declaration = await readDeclaration(folder);
  const baseUrl = `http://${devHost}:${remotePort(name)}/`;
  const remote = {
    ...declaration,
    format: 1,
    name,
    version,
    container: containerOf(name, version),
    entry: 'entry.js',
    consumes: [],
    preload: {},
    files: {},
    baseUrl,
  };
  // Of no file: a development server writes no manifest.
  const manifest = `sha384-${'A'.repeat(64)}`;
  return {
    name,
    owner: declaration.owner,
    releases: [{ version, manifest, baseUrl, releasedAt }],
    stable: version,
    pins: [],
    remotes: { [version]: remote },
  };
}
