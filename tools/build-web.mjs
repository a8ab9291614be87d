// Builds the web product into dist/web: `node tools/build-web.mjs [shell|remote-online|…|embed|registry|pages]`.
// Without a name: every changed part, each in a process of its own, then the registry; `pages` leaves portals' files out.
import { join } from 'node:path';
import { runAll } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { isBuilt, rememberBuilt } from './web-build/fingerprint.mjs';
import { remoteNames, webFolder, workspaceRemote } from './web-build/packages.mjs';
import { writeRegistry } from './web-build/registry.mjs';

const pages = ['shell', ...remoteNames];

/** @param {string[]} names */
async function buildChanged(names) {
  const steps = [];
  for (const name of names) {
    if (await isBuilt(name)) console.log(`✓ ${name} unchanged`);
    else steps.push({ title: name, command: ['node', 'tools/build-web.mjs', name] });
  }
  const failed = await runAll(steps, { atOnce: 2 });
  if (failed.length > 0)
    throw new SentenceError(`Not built: ${failed.map(({ step }) => step.title).join(', ')}.`);
  await writeRegistry();
}

/** @param {string} name */
async function buildOne(name) {
  // webpack is loaded only when something is built: it costs half a second.
  if (name === 'shell') {
    const { compile } = await import('./web-build/compile.mjs');
    const { precompress } = await import('./web-build/precompress.mjs');
    const { shellConfig } = await import('./web-build/shell-config.mjs');
    const { writePage } = await import('./web-build/page.mjs');
    const { refuseOtherIcons } = await import('./web-build/page-icons.mjs');
    const { staticStyles } = await import('./web-build/static-styles/static-styles.mjs');
    const compilation = await compile(shellConfig('production', await staticStyles()));
    await refuseOtherIcons(compilation);
    await writePage(compilation);
    await precompress(join(webFolder, 'shell'));
    await rememberBuilt(name, compilation.fileDependencies);
  } else if (name === 'embed') {
    const { buildEmbeds } = await import('./web-build/build-embeds.mjs');
    await rememberBuilt(name, await buildEmbeds());
  } else {
    const { buildRemote } = await import('./web-build/build-remote.mjs');
    const compilation = await buildRemote(workspaceRemote(name));
    await rememberBuilt(name, compilation.fileDependencies);
  }
}

await runTool(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined) await buildChanged([...pages, 'embed']);
  else if (name === 'pages') await buildChanged(pages);
  else if (name === 'registry') await writeRegistry();
  else if ([...pages, 'embed'].includes(name)) await buildOne(name);
  else throw new SentenceError(`Name a part: ${[...pages, 'embed', 'registry', 'pages'].join(' | ')}.`);
});
