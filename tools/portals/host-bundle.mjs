import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../run.mjs';

export const hostsFolder = join(root, 'hosts');

/**
 * The script of a portal in `hosts/`, bundled from its `main.tsx`. The packages that the host has installed decide
 * which React it is, also for what the hosts share.
 *
 * @param {string} host name of its folder
 * @returns {Promise<string | null>} null for a host whose files need no bundling
 */
export async function bundleHost(host) {
  const folder = join(hostsFolder, host);
  const entry = join(folder, 'main.tsx');
  const isBundled = await access(entry).then(
    () => true,
    () => false,
  );
  if (!isBundled) return null;
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: Object.fromEntries(
      ['react', 'react-dom'].map((name) => [name, join(folder, 'node_modules', name)]),
    ),
  });
  return outputFiles[0]?.text ?? '';
}
