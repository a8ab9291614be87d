import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { apiFolders } from './api-project.mjs';

const home = join(root, '.cache/jest-suites');

/** As much as both processors have still something to do at the end. */
const suiteBytes = 120_000;

/**
 * Joins the test files of the server and of tools to suites of several: jest loads the server anew for each suite, and so
 * V8 compiles it anew, which costs more than most of the tests.
 *
 * @returns {Promise<string>} the pattern of the suites
 */
export async function joinSuites() {
  const files = await Promise.all((await testFiles()).map(readTestFile));
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  const suites = partsOf(files);
  await Promise.all(
    suites.map((suite, index) =>
      writeFile(join(home, `suite-${index}.test.cjs`), suite.map(({ path }) => described(path)).join('\n')),
    ),
  );
  return join(home, '*.test.cjs');
}

async function testFiles() {
  const found = await Promise.all(
    apiFolders.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((path) => join(folder, path)),
    ),
  );
  return found
    .flat()
    .filter((path) => /(?<!\.deep)\.test\.(?:mjs|ts)$/.test(path) && !path.includes('node_modules'))
    .toSorted();
}

/** @typedef {{ path: string, text: string }} TestFile */

/** @param {string} path @returns {Promise<TestFile>} */
async function readTestFile(path) {
  return { path, text: await readFile(join(root, path), 'utf8') };
}

/** What replaces a module does so for its whole suite, and stays alone. @param {readonly TestFile[]} files */
function partsOf(files) {
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

/** Its hooks are those of its own tests alone. @param {string} path */
function described(path) {
  return `describe(${JSON.stringify(path)}, () => void require(${JSON.stringify(join(root, path))}));`;
}
