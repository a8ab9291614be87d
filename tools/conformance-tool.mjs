import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

const folder = join(root, 'tools/dist');

/**
 * Bundles `tools/conformance` into `tools/dist`: `conformance.mjs` for a command line, `run-conformance.mjs` for
 * scripts. Playwright and axe-core stay packages.
 *
 * @returns {Promise<typeof import('./conformance/run-conformance')>}
 */
export async function bundleConformance() {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: {
      conformance: 'tools/conformance/program.ts',
      'run-conformance': 'tools/conformance/run-conformance.ts',
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: ['playwright-core', 'axe-core'],
    loader: { '.css': 'text' },
    logLevel: 'error',
  });
  return import(pathToFileURL(join(folder, 'run-conformance.mjs')).href);
}
