import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SentenceError } from '../sentence-error.mjs';
import { filledFiles } from './filled-files.mjs';
import { namesOf } from './names.mjs';
import { readTemplate } from './template-files.mjs';
import { requireFree, writeRemote } from './write-remote.mjs';

export const usage = `Usage: npm run create-remote -- NAME --owner TEAM [OPTIONS], or npx tallyhouse-remote create …

Writes a remote with one screen, its test, its stories and its pipeline, in a folder of its own.

  NAME               such as remote-tickets: the folder, and with /tickets the path of its screen
  --owner TEAM       the team to turn to, shown when the remote fails
  --title TEXT       in the menu (made of NAME)
  --title-sw TEXT    the same in Swahili (as --title)
  --in FOLDER        where the remote's folder is made (beside this repository; npx: the folder you are in)
  --packages FOLDER  install @tallyhouse/shared and @tallyhouse/tools from the files that npm run pack wrote there,
                     in the place of a package registry
  --dry-run          list what would be written, and write nothing`;

const options = /** @type {const} */ ({
  owner: { type: 'string' },
  title: { type: 'string' },
  'title-sw': { type: 'string' },
  in: { type: 'string' },
  packages: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/**
 * Makes a remote as the arguments say.
 *
 * Errors: `SentenceError` that names the argument that is wrong; then nothing is written.
 *
 * @param {readonly string[]} args of the command line
 * @param {string} usualFolder where the remote's folder is made unless `--in` says otherwise
 * @returns {Promise<string[]>} what to tell the user, a line each
 */
export async function createRemote(args, usualFolder) {
  const { values, positionals } = parsed(args);
  if (values.help) return [usage];
  if (positionals.length > 1)
    throw new SentenceError(`${positionals[1]} is one NAME too many: put words with spaces into quotes.`);
  const template = await readTemplate();
  const names = namesOf(
    { name: positionals[0], owner: values.owner, title: values.title, titleSw: values['title-sw'] },
    template.taken,
  );
  const folder = join(resolve(values.in ?? usualFolder), names.name);
  const files = filledFiles(template.files, names, await packagesIn(values.packages));
  requireFree(folder);
  const list = files.map(({ path }) => `  ${path}`);
  if (values['dry-run']) return [`Would write ${files.length} files into ${folder}:`, ...list];
  await writeRemote(folder, files);
  return [
    `${names.name} is in ${folder}:`,
    ...list,
    '',
    `cd ${folder} && npm install && npm test && npm run build`,
  ];
}

/** @param {readonly string[]} args */
function parsed(args) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new SentenceError(`${/** @type {Error} */ (error).message} See --help.`);
  }
}

/** @param {string | undefined} folder @returns {Promise<Record<string, string>>} */
async function packagesIn(folder) {
  if (folder === undefined) return {};
  const whole = resolve(folder);
  const found = await readdir(whole).catch(() => []);
  return Object.fromEntries(
    ['shared', 'tools'].map((name) => {
      const file = found.find((one) => one.startsWith(`tallyhouse-${name}-`) && one.endsWith('.tgz'));
      if (file === undefined)
        throw new SentenceError(
          `--packages ${folder} has no tallyhouse-${name}-….tgz: run npm run pack, and name dist/packages.`,
        );
      return [`@tallyhouse/${name}`, `file:${join(whole, file)}`];
    }),
  );
}
