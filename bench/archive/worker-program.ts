import { build } from 'esbuild';
import { join } from 'node:path';

/** The text of a worker's program, built as `tools/web-build/worker-source-loader.mjs` builds it for the product. */
export async function workerProgram(root: string, program: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(root, program)],
    bundle: true,
    write: false,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
