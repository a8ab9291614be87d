import { join } from 'node:path';
import { root } from './run.mjs';

/** The publishing tool as one file for Node; it finds the repository one folder above itself. */
export const remoteTool = join(root, 'dist/remote-tool.mjs');

/**
 * Bundles `tools/remote`, packages and all, so that the file runs anywhere.
 *
 * @param {string} [outfile]
 */
export async function bundleRemoteTool(outfile = remoteTool) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: ['tools/remote/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  });
}
