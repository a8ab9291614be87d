// `node tools/slowest.mjs [COUNT]`: the test files that took longest in the last `npm test`, by kind, as Markdown.
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

const count = Number(process.argv[2] ?? 20);

await runTool(async () => {
  print('unit and contract tests', unitSeconds(await read('unit-and-contract-tests.json')));
  print('browser tests', browserSeconds(await read('browser-tests.json')));
});

/** @param {string} name */
async function read(name) {
  const text = await readFile(join(root, '.cache', name), 'utf8').catch(() => null);
  if (text === null) throw new SentenceError(`There is no .cache/${name}: run npm test first.`);
  return JSON.parse(text);
}

/** @typedef {[file: string, seconds: number]} Row */

/**
 * @typedef {{ ancestorTitles: string[], duration: number | null }} UnitTest
 *
 * @param {{ testResults: { name: string, assertionResults: UnitTest[] }[] }} results
 * @returns {Row[]} without the time in which the file was loaded
 */
function unitSeconds({ testResults }) {
  /** @type {Map<string, number>} */
  const seconds = new Map();
  for (const { name, assertionResults } of testResults) {
    for (const { ancestorTitles, duration } of assertionResults) {
      // In a joined suite a test stands under its file's path.
      const [outermost = ''] = ancestorTitles;
      const file = outermost.includes('.test.') ? outermost : relative(root, name);
      seconds.set(file, (seconds.get(file) ?? 0) + (duration ?? 0) / 1000);
    }
  }
  return [...seconds];
}

/**
 * @typedef {{ tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ file: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {{ suites: Suite[] }} results @returns {Row[]} */
function browserSeconds({ suites }) {
  return suites.map((suite) => [`e2e/${suite.file}`, secondsOf(suite)]);
}

/** @param {Suite} suite @returns {number} */
function secondsOf({ specs = [], suites = [] }) {
  const tests = specs.flatMap((spec) => spec.tests.flatMap(({ results }) => results));
  const own = tests.reduce((sum, { duration }) => sum + duration / 1000, 0);
  return suites.reduce((sum, suite) => sum + secondsOf(suite), own);
}

/** @param {string} kind @param {Row[]} rows */
function print(kind, rows) {
  const all = rows.reduce((sum, [, seconds]) => sum + seconds, 0);
  console.log(`\n${kind}: ${rows.length} files, ${all.toFixed(0)} s one after the other\n`);
  console.log('| file | seconds |\n| --- | --- |');
  for (const [file, seconds] of rows.toSorted((a, b) => b[1] - a[1]).slice(0, count))
    console.log(`| \`${file}\` | ${seconds.toFixed(1)} |`);
}
