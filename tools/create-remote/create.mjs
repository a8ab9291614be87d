import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SentenceError } from '../sentence-error.mjs';
import { filledFiles } from './filled-files.mjs';
import { namesOf } from './names.mjs';
import { readSdk, vendored, vendorFolder } from './sdk.mjs';
import { requireFree, writeRemote } from './write-remote.mjs';

const usage = `Usage: node create-remote.mjs NAME --owner TEAM --from PLACE [OPTIONS]
   or: npm run create-remote -- NAME --owner TEAM [OPTIONS]

Writes a remote with one screen, its test, its stories and its pipeline, in a folder of its own.

  NAME               such as remote-tickets: the folder, and with /tickets the path of its screen
  --owner TEAM       the team to turn to, shown when the remote fails
  --from PLACE       whose packages it is built with: the address of a deployment, or a folder like dist/web/sdk. They
                     are copied into vendor/, so that no package registry is asked for them (npm run: this repository)
  --title TEXT       in the menu (made of NAME)
  --title-sw TEXT    the same in Swahili (as --title)
  --in FOLDER        where the remote's folder is made (the folder you are in; npm run: beside this repository)
  --dry-run          list what would be written, and write nothing`;

const options = /** @type {const} */ ({
  owner: { type: 'string' },
  title: { type: 'string' },
  'title-sw': { type: 'string' },
  in: { type: 'string' },
  from: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/**
 * What a remote is made in, and of.
 *
 * @typedef {object} Surroundings
 * @property {string} folder where the remote's folder is made unless `--in` says otherwise
 * @property {() => Promise<import('./template-files.mjs').Template>} template
 * @property {() => Promise<string>} [usualPlace] whose packages are taken where `--from` names none
 */

/**
 * Makes a remote as the arguments say.
 *
 * Errors: `SentenceError` that names the argument that is wrong; then nothing is written.
 *
 * @param {readonly string[]} args of the command line
 * @param {Surroundings} surroundings
 * @returns {Promise<string[]>} what to tell the user, a line each
 */
export async function createRemote(args, surroundings) {
  const { values, positionals } = parsed(args);
  if (values.help) return [usage];
  if (positionals.length > 1)
    throw new SentenceError(`${positionals[1]} is one NAME too many: put words with spaces into quotes.`);
  const template = await surroundings.template();
  const names = namesOf(
    { name: positionals[0], owner: values.owner, title: values.title, titleSw: values['title-sw'] },
    template.taken,
  );
  const folder = join(resolve(values.in ?? surroundings.folder), names.name);
  requireFree(folder);
  const packages = values['dry-run'] ? [] : await readSdk(values.from ?? (await usualPlace(surroundings)));
  const files = [
    ...filledFiles(template.files, names, vendored(packages)),
    ...packages.map(({ file, bytes }) => ({
      path: `${vendorFolder}/${file}`,
      text: bytes,
      isProgram: false,
    })),
  ];
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

/** @param {Surroundings} surroundings */
async function usualPlace(surroundings) {
  if (surroundings.usualPlace !== undefined) return surroundings.usualPlace();
  throw new SentenceError(
    '--from is missing: name the address of the deployment whose packages the remote is built with.',
  );
}
