// `npm run pack`: writes the two packages that a remote in a repository of its own is built with into dist/packages,
// the contract with the kit (`@tallyhouse/shared`) and the build with the publishing tool (`@tallyhouse/tools`).
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleConformance } from './conformance-tool.mjs';
import { workspaceTemplate } from './create-remote/template-files.mjs';
import { ensureInstalled, pnpm } from './install.mjs';
import { bundleRemoteTool } from './remote-tool.mjs';
import { root, run } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { pageStyle } from './web-build/page-style.mjs';

const folder = join(root, 'dist/packages');
const names = ['shared', 'tools'];

/** @returns {Promise<string[]>} the files of the packages, in the order of `names` */
export async function packForRemotes() {
  await bundleConformance();
  await bundleRemoteTool(join(root, 'tools/dist/remote-tool.mjs'));
  await writeTsconfig(join(root, 'tools/dist/tsconfig.json'));
  await writeFile(join(root, 'tools/dist/template.json'), JSON.stringify(await workspaceTemplate()));
  await writeFile(join(root, 'tools/dist/page.css'), await pageStyle());
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  for (const name of names) {
    const outcome = await run({
      title: `package ${name}`,
      // pnpm writes the versions of the workspace in the places of `catalog:` and `workspace:`.
      command: ['npx', '--yes', pnpm, '--dir', join(root, name), 'pack', '--pack-destination', folder],
    });
    if (outcome.code !== 0) throw new SentenceError(`Packing ${name} failed:\n${outcome.output}`);
  }
  return names.map((name) => join(folder, `tallyhouse-${name}-${version}.tgz`));
}

/** What a remote's own tsconfig.json extends: the rules of this repository, for code of a browser. @param {string} file */
export async function writeTsconfig(file) {
  const { compilerOptions } = JSON.parse(await readFile(join(root, 'tsconfig.base.json'), 'utf8'));
  const browser = { lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx' };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ compilerOptions: { ...compilerOptions, ...browser } }, null, 2));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runTool(async () => {
    await ensureInstalled();
    for (const file of await packForRemotes()) console.log(file);
  });
