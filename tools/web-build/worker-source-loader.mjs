import { build } from 'esbuild';

/**
 * Gives a worker's program as text: `import { source } from './some-worker?worker-source'`.
 *
 * No browser checks the hash of a worker's file. As text inside a chunk the program is covered by the hash of that
 * chunk. docs/decisions/0007-archive-read-in-a-worker.md
 *
 * @this {import('webpack').LoaderContext<unknown>}
 */
export default function workerSource() {
  const done = this.async();
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    metafile: true,
    absWorkingDir: this.rootContext,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    minify: this.mode === 'production',
    legalComments: 'none',
    logLevel: 'silent',
  }).then(({ outputFiles, metafile }) => {
    for (const file of Object.keys(metafile.inputs)) this.addDependency(`${this.rootContext}/${file}`);
    done(null, `export const source = ${JSON.stringify(outputFiles[0]?.text ?? '')};`);
  }, done);
}
