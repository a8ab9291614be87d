// `npm run check`: what a change can have broken and a minute can find. `npm test` has the last word.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { changedFiles } from './change/changed-files.mjs';
import { codeAmong, nearestTests, packagesTouched } from './change/touched.mjs';
import { ensureInstalled } from './install.mjs';
import { packages } from './packages.mjs';
import { root, run, runAll } from './run.mjs';
import { runTool } from './sentence-error.mjs';

/** More do not fit into the minute. */
const mostTests = 16;

/** Whose sources are imported by path, without being declared. */
const undeclared = { bench: ['api', 'e2e', 'remote-online'], e2e: ['tools'] };

await runTool(async () => {
  const { since, files } = changedFiles();
  if (files.length === 0) return console.log(`Nothing changed since ${since}: nothing to check.`);
  console.log(`${files.length} files changed since ${since}`);
  await ensureInstalled();
  const there = files.filter((file) => existsSync(join(root, file)));
  const code = codeAmong(there);
  const touched = packagesTouched(files, dependencies());
  const checks = [
    { title: 'formatting', script: 'tools/check-format.mjs', about: there },
    { title: 'lint', script: 'tools/lint.mjs', about: code },
    { title: `types of ${touched.join(', ')}`, script: 'tools/check-types.mjs', about: touched },
  ].filter(({ about }) => about.length > 0);
  const failed = await runAll(
    checks.map(({ title, script, about }) => ({ title, command: ['node', script, ...about] })),
    { atOnce: 2 },
  );
  if (code.length > 0) failed.push(...(await runAll(await testSteps(code))));
  if (failed.length > 0) process.exitCode = 1;
});

/** @param {string[]} code */
async function testSteps(code) {
  const jest = ['node_modules/.bin/jest'];
  const found = await run({
    title: 'related tests',
    command: [...jest, '--listTests', '--findRelatedTests', ...code],
  });
  const related = found.output.split('\n').filter((line) => line.startsWith(root));
  const tests = nearestTests(
    related.map((path) => relative(root, path)),
    code,
    mostTests,
  );
  if (tests.length === 0) {
    console.log('No unit test has to do with it');
    return [];
  }
  const share = tests.length < related.length ? `the nearest ${tests.length} of ${related.length}` : 'all';
  return [
    {
      title: `related unit tests (${share})`,
      command: [...jest, '--runTestsByPath', ...tests],
      env: { TZ: 'Pacific/Chatham', FORCE_COLOR: '0' },
    },
  ];
}

/** Which folders each package's sources can come from, by what it declares. @returns {Record<string, string[]>} */
function dependencies() {
  return Object.fromEntries(packages.map((name) => [name, dependenciesOf(name)]));
}

/** @param {string} name */
function dependenciesOf(name) {
  const file = join(root, name, 'package.json');
  // The portals in hosts/ know the types of the mount, and nothing else of this repository.
  if (!existsSync(file)) return ['shared'];
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((other) => other.startsWith('@tallyhouse/'))
    .map((other) => other.replace('@tallyhouse/', ''))
    .concat(/** @type {Record<string, string[]>} */ (undeclared)[name] ?? []);
}
