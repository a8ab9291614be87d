import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';

/**
 * Installs a remote's packages, and proves that a package registry was asked for none of ours, and that no path of this
 * machine stands in what its repository keeps.
 *
 * @param {string} own folder of the remote
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} seconds
 */
export async function installedAlone(own, env) {
  const startedAt = Date.now();
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=http'];
  const program = spawn('npm', args, { cwd: own, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (bytes) => (said += bytes));
  const code = await new Promise((done) => program.on('close', done));
  if (code !== 0) throw new SentenceError(`npm install failed:\n${said}`);
  const asked = said.split('\n').filter((line) => /http fetch/.test(line));
  if (asked.length === 0) throw new SentenceError('npm install did not say what it fetched.');
  const ours = asked.filter((line) => /tallyhouse/i.test(line));
  if (ours.length > 0) throw new SentenceError(`A registry was asked for our packages:\n${ours.join('\n')}`);
  await requireRelative(own);
  const seconds = (Date.now() - startedAt) / 1000;
  console.log(`✓ installed, ${asked.length} fetches, none of them ours (${seconds.toFixed(1)} s)`);
  return seconds;
}

/** @param {string} own */
async function requireRelative(own) {
  const texts = await Promise.all(
    ['package.json', 'package-lock.json'].map((file) => readFile(join(own, file), 'utf8')),
  );
  const absolute = texts.flatMap((text) => text.match(/"file:\/[^"]*"/g) ?? []);
  if (absolute.length > 0) throw new SentenceError(`Paths of this machine are kept: ${absolute.join(', ')}`);
  const { packages } = JSON.parse(texts[1] ?? '{}');
  for (const name of ['@tallyhouse/shared', '@tallyhouse/tools']) {
    const { resolved, integrity } = packages[`node_modules/${name}`] ?? {};
    if (!/^file:vendor\//.test(resolved) || !/^sha512-/.test(integrity))
      throw new SentenceError(
        `${name} is not locked to its file: ${JSON.stringify({ resolved, integrity })}`,
      );
  }
}
