// Runs jest and counts what it counted.
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { report, root, run } from './run.mjs';
import { withTempInMemory } from './temp-in-memory.mjs';

/** For jest: without the further cases that `npm run test:deep -- embedded` has. */
export const oneCaseEach = ['--testNamePattern', '^(?!.*@deep)'];

/**
 * @param {string} title
 * @param {{ args?: string[], config?: string, env?: Readonly<Record<string, string>> }} [options] `args` and `config` for jest
 * @returns {Promise<import('./counts.mjs').Counts>}
 */
export async function runUnitTests(title, { args = [], config = 'jest.joined.config.mjs', env = {} } = {}) {
  const results = join(root, '.cache', `${title.replaceAll(' ', '-')}.json`);
  await mkdir(join(root, '.cache'), { recursive: true });
  await rm(results, { force: true });
  const outcome = await withTempInMemory((temp) =>
    run({
      title,
      command: [
        // Its workers take the flag over. Screens make much that is soon forgotten: with 16 MB of room for it, a tenth of the
        // time of their tests went into looking for what is still in use.
        ...['node', '--max-semi-space-size=64', 'node_modules/jest/bin/jest.js'],
        ...['--config', config, ...args, '--json', `--outputFile=${results}`, '--reporters=default'],
      ],
      env: { ...temp, ...env, TZ: 'Pacific/Chatham', FORCE_COLOR: '0' },
    }),
  );
  report(outcome);
  const text = await readFile(results, 'utf8').catch(() => null);
  if (text === null) return { passed: 0, failed: 1, skipped: 0 };
  const counted = JSON.parse(text);
  // A file that does not even start has no failed test of its own.
  const broken =
    counted.numRuntimeErrorTestSuites + (outcome.code !== 0 && counted.numFailedTests === 0 ? 1 : 0);
  return {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests + broken,
    skipped: counted.numPendingTests + counted.numTodoTests - leftToDeep(counted.testResults),
  };
}

/** @param {{ assertionResults: { status: string, fullName: string }[] }[]} files */
function leftToDeep(files) {
  return files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, fullName }) => status === 'pending' && fullName.includes('@deep')).length;
}
