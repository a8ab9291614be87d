import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SentenceError } from '../sentence-error.mjs';
import { readSdk, vendored, vendorFolder } from './sdk.mjs';

/**
 * Takes the packages of a deployment into the repository of a remote, in the place of those that are there.
 *
 * Errors: `SentenceError`; then nothing is changed.
 *
 * @param {readonly string[]} args `--from PLACE`
 * @param {string} folder of the repository
 * @returns {Promise<string[]>} what to tell, a line each
 */
export async function updatePackages(args, folder) {
  const { values } = parseArgs({ args: [...args], options: { from: { type: 'string' } }, strict: false });
  if (typeof values.from !== 'string')
    throw new SentenceError('--from is missing: name the address of the deployment.');
  const packages = await readSdk(values.from);
  const file = join(folder, 'package.json');
  const own = JSON.parse(await readFile(file, 'utf8'));
  const places = vendored(packages);
  for (const group of ['dependencies', 'devDependencies'])
    for (const name of Object.keys(own[group] ?? {})) own[group][name] = places[name] ?? own[group][name];
  const vendor = join(folder, vendorFolder);
  await mkdir(vendor, { recursive: true });
  const before = (await readdir(vendor)).filter((one) => /^tallyhouse-.*\.tgz$/.test(one));
  for (const { file: name, bytes } of packages) await writeFile(join(vendor, name), bytes);
  await writeFile(file, `${JSON.stringify(own, null, 2)}\n`);
  const kept = packages.map((one) => one.file);
  for (const old of before.filter((one) => !kept.includes(one))) await rm(join(vendor, old));
  return [...kept.map((one) => `${vendorFolder}/${one}`), '', 'npm install && npm test && npm run build'];
}
