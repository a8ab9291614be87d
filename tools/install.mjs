// Installs the workspace's packages when they are not what the lockfile says.
import { createHash } from 'node:crypto';
import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { SentenceError } from './sentence-error.mjs';

export const pnpm = 'pnpm@10.34.9';
const leastNode = { major: 20, minor: 19 };
const marker = join(root, 'node_modules/.tallyhouse-installed');

/** Fails when this Node is too old to run what follows. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < leastNode.major || (major === leastNode.major && minor < leastNode.minor)) {
    throw new SentenceError(
      `Node ${process.versions.node} is too old: install Node ${leastNode.major}.${leastNode.minor} or newer.`,
    );
  }
}

/**
 * Installs unless an earlier install of this very lockfile ended well.
 *
 * The marker is removed before and written after, so that a half-finished install is noticed and done again.
 */
export async function ensureInstalled() {
  requireNode();
  const wanted = await lockfileHash();
  const installed = await readFile(marker, 'utf8').catch(() => '');
  if (installed === wanted) return;
  await requireWritable(root);
  const halfFinished = installed === '' && (await exists(join(root, 'node_modules')));
  console.log(
    halfFinished ? 'An earlier install did not finish; installing again …' : 'Installing packages …',
  );
  await rm(marker, { force: true });
  const outcome = await run(
    {
      title: 'install',
      command: [
        'npx',
        '-y',
        pnpm,
        'install',
        '--frozen-lockfile',
        '--prefer-offline',
        '--reporter=append-only',
      ],
    },
    { onOutput: printProgress() },
  );
  if (outcome.code !== 0) {
    const cause =
      outcome.output.split('\n').find((line) => /ERR_|ERROR|EACCES|ENOSPC|ENOTFOUND/.test(line)) ??
      'see the output above';
    throw new SentenceError(
      `Installing packages failed (${cause.trim()}): check the network and the disk, then run the same command again.`,
    );
  }
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await writeFile(marker, wanted);
  console.log(`Installed in ${outcome.seconds.toFixed(0)} s`);
}

async function lockfileHash() {
  const hash = createHash('sha256');
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(await readFile(join(root, name)));
  }
  return hash.update(process.versions.modules).digest('hex');
}

/** @param {string} folder */
export async function requireWritable(folder) {
  try {
    await access(folder, constants.W_OK);
  } catch {
    throw new SentenceError(
      `No permission to write in ${folder}: make it writable, or work on a copy that is.`,
    );
  }
}

/** @param {string} path */
export async function exists(path) {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Prints the package manager's progress, at most a line in two seconds. */
function printProgress() {
  let printedAt = Date.now();
  /** @param {string} text */
  return (text) => {
    const line = text.split('\n').findLast((candidate) => candidate.includes('Progress:'));
    if (line === undefined || Date.now() - printedAt < 2000) return;
    printedAt = Date.now();
    console.log(`  ${line.slice(line.indexOf('Progress:')).trim()}`);
  };
}
