// Builds the web product into dist/web: `node tools/build-web.mjs [shell remote-online …|embed|registry|pages]`.
// Without a name: every changed part, then the registry; `pages` leaves portals' files out. `--take-over NAME` gives
// everybody the build of a remote that somebody moved by the publishing tool.
import { join } from 'node:path';
import { runTool, SentenceError } from './sentence-error.mjs';
import { withoutTakeOver } from './take-over.mjs';
import { isBuilt, rememberBuilt } from './web-build/fingerprint.mjs';
import { remoteNames, webFolder, workspaceRemote } from './web-build/packages.mjs';
import { writeRegistry } from './web-build/registry.mjs';

const pages = ['shell', ...remoteNames];

/**
 * Builds what has changed, one after the other: they share compiled sources and a warm compiler. In two processes the
 * pages alone were built 10 s sooner, but took a fifth more of the processors from the demo data beside them.
 *
 * @param {string[]} names
 * @param {readonly string[]} takeOver
 */
async function buildChanged(names, takeOver) {
  for (const name of names)
    if (await isBuilt(name)) console.log(`✓ ${name} unchanged`);
    else {
      const startedAt = Date.now();
      await buildOne(name);
      console.log(`✓ ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    }
  await writeRegistry(takeOver);
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
    const { embedFolder, embedOf } = await import('./web-build/embed-place.mjs');
    const { precompress } = await import('./web-build/precompress.mjs');
    const [first = '', ...others] = remoteNames;
    const sources = await buildEmbeds(embedFolder, [embedOf(first), ...others.map(embedOf)]);
    await precompress(embedFolder);
    await rememberBuilt(name, sources);
  } else {
    const { buildRemote } = await import('./web-build/build-remote.mjs');
    const compilation = await buildRemote(workspaceRemote(name));
    await rememberBuilt(name, compilation.fileDependencies);
  }
}

await runTool(async () => {
  const { names, takeOver } = readNames(process.argv.slice(2));
  const strange = names.find((name) => ![...pages, 'embed', 'registry', 'pages'].includes(name));
  if (strange !== undefined)
    throw new SentenceError(`Name parts: ${[...pages, 'embed', 'registry', 'pages'].join(' | ')}.`);
  if (names.length === 0) await buildChanged([...pages, 'embed'], takeOver);
  else if (names[0] === 'pages') await buildChanged(pages, takeOver);
  else if (names[0] === 'registry') await writeRegistry(takeOver);
  else for (const name of names) await buildOne(name);
});

/** @param {string[]} args */
function readNames(args) {
  const { rest, takeOver } = withoutTakeOver(args);
  const strange = takeOver.find((name) => !remoteNames.includes(name));
  if (strange !== undefined)
    throw new SentenceError(`--take-over ${strange} is none of ${remoteNames.join(', ')}.`);
  return { names: rest, takeOver };
}
