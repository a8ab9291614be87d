// `npm run glossary`: writes docs/glossary.md from the catalogue of terms that screens explain figures by. `--check`
// writes nothing and fails when the page is not today's.
import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

const file = 'docs/glossary.md';
const groups = /** @type {const} */ ([
  ['play', 'Play and revenue'],
  ['funds', 'Money of players'],
  ['tax', 'Taxes'],
  ['retail', 'Shops'],
  ['data', 'Data and checks'],
  ['process', 'From a figure to a return'],
  ['dimensions', 'What figures are split by'],
]);

await runTool(async () => {
  const text = formatted(pageOf(await catalogue()));
  const committed = await readFile(join(root, file), 'utf8').catch(() => null);
  if (text === committed) return console.log(`✓ ${file} has today's terms`);
  if (process.argv.includes('--check'))
    throw new SentenceError(`${file} has not today's terms: run npm run glossary and commit the page.`);
  await writeFile(join(root, file), text);
  console.log(`✓ wrote ${file}: commit it`);
});

/**
 * @typedef {{ label: string, definition: string, law?: string }} Words
 * @typedef {{ formula?: string, origin?: 'counted' | 'stated' | 'set', related: string[], screens: string[], example: { story: string } }} Term
 * @typedef {{ terms: Record<string, Term>, en: Record<string, Words>, sw: Record<string, Words>,
 *   stories: Record<string, string>, parts: Record<string, string>,
 *   said: { convention: string, origin: Record<'counted' | 'stated' | 'set', string> }, groups: Record<string, Record<string, unknown>>,
 *   workedText: (term: Term) => string | null, storyValues: (term: Term) => Record<string, string> }} Catalogue
 */

/** The catalogue as screens have it, figures written by the same functions. @returns {Promise<Catalogue>} */
async function catalogue() {
  const shared = join(root, 'shared/src');
  const contents = [
    `export { terms } from './contracts/terms/terms';`,
    `export { termWords as en } from './contracts/terms/words.en';`,
    `export { termWords as sw } from './contracts/terms/words.sw';`,
    `export { stories } from './contracts/terms/words/stories.en';`,
    `export { parts } from './contracts/terms/words/parts.en';`,
    `export { en as said } from './ui/term/i18n/reader.en';`,
    `export { workedText, storyValues } from './ui/term/example-text';`,
    ...groups.map(([name]) => `import { ${name} } from './contracts/terms/facts/${name}';`),
    `export const groups = { ${groups.map(([name]) => name).join(', ')} };`,
  ].join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: shared, loader: 'ts' },
    ...{ bundle: true, write: false, format: 'esm', platform: 'node' },
  });
  const source = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${source}`);
}

/** @param {Catalogue} catalogue */
function pageOf(catalogue) {
  const sections = groups.map(
    ([name, title]) =>
      `## ${title}\n\n${Object.keys(catalogue.groups[name] ?? {})
        .map((key) => entryOf(key, catalogue))
        .join('\n\n')}`,
  );
  return `# Glossary

What every figure and term means, as the “?” beside it says on the screens. Written by \`npm run glossary\` from \`shared/src/contracts/terms\`, compared by \`npm test\`; each example with figures is what the domain's own functions or its formula come to (\`api/src/domain/term-examples.test.ts\`). Σ adds up over single records, Π multiplies.

${sections.join('\n\n')}
`;
}

/** @param {string} key @param {Catalogue} catalogue */
function entryOf(key, { terms, en, sw, stories, parts, said, workedText, storyValues }) {
  const [term, words, swahili] = [terms[key], en[key], sw[key]];
  if (term === undefined || words === undefined || swahili === undefined) throw new Error(`no term ${key}`);
  const link = (/** @type {string} */ name) => {
    const label = en[name]?.label ?? name;
    return `[${label}](#${anchorOf(label)})`;
  };
  const story = stories[term.example.story];
  const values = storyValues(term);
  const worked = workedText(term);
  const told = story?.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
  const lines = [
    term.formula &&
      `- Formula: ${term.formula.replaceAll(/\{(\w+)\}|\[(\w+)\]/g, (_, name, part) => (name ? link(name) : (parts[part] ?? part)))}`,
    term.origin && `- Formula: ${said.origin[term.origin]}`,
    `- Law or source: ${words.law ?? said.convention}`,
    told && `- Example: ${told}${worked === null ? '' : ` ${worked}`}`,
    `- Related: ${term.related.map(link).join(', ')}`,
    term.screens.length > 0 && `- Screens: ${term.screens.map((path) => `\`${path}\``).join(', ')}`,
  ];
  return `### ${words.label}

${words.definition}

_${swahili.label}_: ${swahili.definition}

${lines.filter(Boolean).join('\n')}`;
}

/** The anchor that readers of Markdown give a heading. @param {string} label */
function anchorOf(label) {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}

/** @param {string} text */
function formatted(text) {
  const prettier = join(root, 'node_modules/.bin/prettier');
  const { status, stdout, stderr } = spawnSync(prettier, ['--stdin-filepath', file], {
    ...{ cwd: root, input: text, encoding: 'utf8' },
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
