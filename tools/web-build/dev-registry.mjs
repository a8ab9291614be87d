import { containerOf, remoteNames, versionOf } from './packages.mjs';
import { devHost, remotePort } from './dev-ports.mjs';
import { readDeclaration } from './remote-declaration.mjs';

/** The registry of the development servers: each remote at its own port, without hashes. */
export async function devRegistry() {
  return {
    format: 1,
    remotes: await Promise.all(
      remoteNames.map(async (name) => {
        const version = versionOf(name);
        return {
          ...(await readDeclaration(name)),
          format: 1,
          name,
          version,
          container: containerOf(name, version),
          entry: 'entry.js',
          consumes: [],
          preload: {},
          files: {},
          baseUrl: `http://${devHost}:${remotePort(name)}/`,
        };
      }),
    ),
  };
}
