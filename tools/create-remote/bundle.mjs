import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));

/** All of the program but what it makes remotes of. */
const program = `
import { createRemote } from './create.mjs';
import { runTool } from '../sentence-error.mjs';
import template from 'template';

await runTool(async () => {
  const surroundings = { folder: process.cwd(), template: async () => template };
  for (const line of await createRemote(process.argv.slice(2), surroundings)) console.log(line);
});
`;

/**
 * Writes the program that makes a new remote on any machine with Node: one file, without packages.
 *
 * @param {import('./template-files.mjs').Template} template
 * @param {string} outfile
 */
export async function bundleCreator(template, outfile) {
  const { build } = await import('esbuild');
  await build({
    stdin: { contents: program, resolveDir: here, sourcefile: 'create-remote.mjs' },
    plugins: [{ name: 'template', setup: (building) => provide(building, JSON.stringify(template)) }],
    ...{ outfile, bundle: true, platform: 'node', target: 'node20', format: 'esm', logLevel: 'error' },
  });
}

/** @param {import('esbuild').PluginBuild} building @param {string} contents */
function provide(building, contents) {
  building.onResolve({ filter: /^template$/ }, () => ({ path: 'template', namespace: 'template' }));
  building.onLoad({ filter: /.*/, namespace: 'template' }, () => ({ contents, loader: 'json' }));
}
