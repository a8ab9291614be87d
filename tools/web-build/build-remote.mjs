import { compile } from './compile.mjs';
import { precompress } from './precompress.mjs';
import { remoteConfig } from './remote-config.mjs';
import { writeRemoteManifest } from './remote-manifest.mjs';

/**
 * Builds a remote for users: its files, their compressed forms and its manifest.
 *
 * @param {import('./packages.mjs').Remote} remote
 */
export async function buildRemote(remote) {
  const compilation = await compile(remoteConfig(remote, 'production'));
  await writeRemoteManifest(remote, compilation);
  await precompress(remote.output);
  return compilation;
}
