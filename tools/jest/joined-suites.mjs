import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { apiFolders, webFolders } from './folders.mjs';

const home = join(root, '.cache/jest-suites');

const isDeep = /\.deep\.test\.\w+$/;
const isDrawn = /\.test\.tsx$|\.dom\.test\.ts$/;
/** @param {RegExp} pattern */
const like = (pattern) => (/** @type {string} */ path) => pattern.test(path) && !isDeep.test(path);

/**
 * The projects of jest.config.mjs. `suiteBytes`: about as much in a suite as all processors have still something to do at the
 * end; `hooks`: of each file, before its own.
 *
 * @type {Readonly<Record<string, { folders: readonly string[], isTest: (path: string) => boolean, suiteBytes: number, hooks?: string }>>}
 */
const projects = {
  api: { folders: apiFolders, isTest: like(/\.test\.(?:mjs|ts)$/), suiteBytes: 120_000 },
  logic: {
    folders: webFolders,
    isTest: (path) => like(/\.test\.ts$/)(path) && !isDrawn.test(path),
    suiteBytes: 120_000,
  },
  web: {
    folders: webFolders,
    isTest: like(isDrawn),
    suiteBytes: 40_000,
    // As in a file of its own: what was drawn is gone before the file's hooks take back what it was drawn with.
    hooks: "afterEach(require('@testing-library/react').cleanup);",
  },
};

/** @typedef {{ path: string, packages: readonly string[], text: string }} Suite `packages`: those that its tests are of */

/**
 * Joins test files to suites of several: jest loads all that they need anew for each suite, and so V8 compiles it anew, which
 * costs more than most of the tests.
 *
 * @param {string} name of the project
 * @returns {Promise<Suite[]>}
 */
export async function joinSuites(name) {
  const project = projects[name];
  if (project === undefined) throw new RangeError(`no project ${name}`);
  const { folders, isTest, suiteBytes, hooks = '' } = project;
  const files = await Promise.all((await filesIn(folders)).filter(isTest).map(readTestFile));
  const folder = join(home, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const suites = partsOf(files, suiteBytes).map((part, index) => ({
    path: join(folder, `suite-${index}.test.cjs`),
    packages: [...new Set(part.map((file) => file.path.split('/')[0] ?? ''))],
    text: part.map(({ path }) => described(path, hooks)).join('\n'),
  }));
  await Promise.all(suites.map(({ path, text }) => writeFile(path, text)));
  return suites;
}

/** Of every project. @returns {Promise<Suite[]>} */
export async function joinAllSuites() {
  return (await Promise.all(Object.keys(projects).map(joinSuites))).flat();
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
