import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';

const home = join(root, '.cache/jest-suites');

/**
 * Joins test files to suites of several: jest loads all that they need anew for each suite, and so V8 compiles it anew, which
 * costs more than most of the tests.
 *
 * @param {string} name of the project
 * @param {{ folders: readonly string[], isTest: (path: string) => boolean, suiteBytes: number, hooks?: string }} files
 *   `suiteBytes`: about as much in a suite as both processors have still something to do at the end; `hooks`: of each file,
 *   before its own
 * @returns {Promise<string>} the pattern of the suites
 */
export async function joinSuites(name, { folders, isTest, suiteBytes, hooks = '' }) {
  const files = await Promise.all((await filesIn(folders)).filter(isTest).map(readTestFile));
  const folder = join(home, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(
    partsOf(files, suiteBytes).map((suite, index) =>
      writeFile(
        join(folder, `suite-${index}.test.cjs`),
        suite.map(({ path }) => described(path, hooks)).join('\n'),
      ),
    ),
  );
  return join(folder, '*.test.cjs');
}

/** @param {readonly string[]} folders */
async function filesIn(folders) {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => join(folder, path)),
    ),
  );
  return found
    .flat()
    .filter((path) => !path.includes('node_modules'))
    .toSorted();
}

/** @typedef {{ path: string, text: string }} TestFile */

/** @param {string} path @returns {Promise<TestFile>} */
async function readTestFile(path) {
  return { path, text: await readFile(join(root, path), 'utf8') };
}

/** What replaces a module does so for its whole suite, and stays alone. @param {readonly TestFile[]} files @param {number} suiteBytes */
function partsOf(files, suiteBytes) {
  const replacing = files.filter(({ text }) => text.includes('jest.mock('));
  /** @type {TestFile[][]} */
  const parts = [];
  let bytes = suiteBytes;
  for (const file of files.filter((each) => !replacing.includes(each))) {
    if (bytes >= suiteBytes) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(file);
    bytes += file.text.length;
  }
  return [...parts, ...replacing.map((file) => [file])];
}

/** Its hooks are those of its own tests alone. @param {string} path @param {string} hooks */
function described(path, hooks) {
  return `describe(${JSON.stringify(path)}, () => { ${hooks} require(${JSON.stringify(join(root, path))}); });`;
}
