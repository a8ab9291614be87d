import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';

/**
 * A package that remotes are built with, as a deployment serves it under `/sdk/`.
 *
 * @typedef {object} SdkPackage
 * @property {string} name `@tallyhouse/shared`
 * @property {string} file `tallyhouse-shared-1.0.106.tgz`
 * @property {Uint8Array} bytes
 */

/** Where the packages lie within the repository of a remote. */
export const vendorFolder = 'vendor';

/**
 * The packages of a deployment, each compared with the hash that `index.json` says.
 *
 * Errors: `SentenceError` when one does not come, or is another one.
 *
 * @param {string} from address of a deployment, or a folder with what it serves under `/sdk/`
 * @returns {Promise<SdkPackage[]>}
 */
export async function readSdk(from) {
  const listed = packagesOf(await bytesOf(from, 'index.json'), from);
  return Promise.all(
    listed.map(async ({ name, file, integrity }) => {
      const bytes = await bytesOf(from, file);
      if (sha512(bytes) !== integrity)
        throw new SentenceError(
          `${file} of ${from} is not the one that index.json names: try again, and tell whoever runs it if that stays so.`,
        );
      return { name, file, bytes };
    }),
  );
}

/** What package.json says in the place of a version. @param {readonly SdkPackage[]} packages @returns {Record<string, string>} */
export function vendored(packages) {
  return Object.fromEntries(packages.map(({ name, file }) => [name, `file:${vendorFolder}/${file}`]));
}

/** @param {Uint8Array} bytes */
export function sha512(bytes) {
  return `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
}

/**
 * @param {Uint8Array} bytes of index.json
 * @param {string} from
 * @returns {{ name: string, file: string, integrity: string }[]}
 */
function packagesOf(bytes, from) {
  const index = parsed(bytes);
  const list = index?.format === 1 && Array.isArray(index.packages) ? index.packages : [];
  const isSound = (/** @type {any} */ { name, file, integrity }) =>
    // They become paths of the new repository.
    /^@tallyhouse\/[a-z]+$/.test(name) &&
    /^tallyhouse-[\w.-]+\.tgz$/.test(file) &&
    typeof integrity === 'string';
  if (list.length === 0 || !list.every(isSound))
    throw new SentenceError(
      `${from} names no packages that this program knows: take the program from there, too.`,
    );
  return list;
}

/** @param {Uint8Array} bytes */
function parsed(bytes) {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}

/** @param {string} from @param {string} file @returns {Promise<Uint8Array>} */
async function bytesOf(from, file) {
  if (!/^https?:/.test(from))
    return readFile(join(from, file)).catch(() => {
      throw new SentenceError(
        `--from ${from} has no ${file}: name the address of a deployment, or the folder dist/web/sdk of one.`,
      );
    });
  const address = new URL(`sdk/${file}`, from.endsWith('/') ? from : `${from}/`);
  const answer = await fetch(address).catch(() => null);
  if (answer === null || !answer.ok)
    throw new SentenceError(
      `${address.href} does not come (${answer?.status ?? 'no answer'}): check --from, and ask whoever runs it whether it serves /sdk/.`,
    );
  return new Uint8Array(await answer.arrayBuffer());
}
