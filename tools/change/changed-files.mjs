// The files of a change: what a branch and its working tree have that `main` has not.
import { execFileSync } from 'node:child_process';
import { root } from '../run.mjs';

/**
 * On `main` the change is what is not committed yet, or else the last commit.
 *
 * @returns {{ since: string, files: string[] }} deleted files too
 */
export function changedFiles() {
  const head = git('rev-parse', 'HEAD').trim();
  const fork = forkPoint() ?? head;
  const files = changedSince(fork);
  if (files.length > 0 || fork !== head) return { since: shown(fork), files };
  const before = quietly('rev-parse', '--verify', 'HEAD~1');
  return before === null
    ? { since: shown(head), files }
    : { since: shown(before), files: changedSince(before) };
}

/** A clone of a branch alone has only `origin/main`. */
function forkPoint() {
  return quietly('merge-base', 'main', 'HEAD') ?? quietly('merge-base', 'origin/main', 'HEAD');
}

/** @param {string} commit */
function changedSince(commit) {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', commit).split('\0');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z').split('\0');
  return [...new Set([...tracked, ...untracked])].filter((path) => path !== '').sort();
}

/** @param {string} commit */
const shown = (commit) => git('log', '-1', '--format=%h %s', commit).trim();

/** @param {...string} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26, stdio: 'pipe' });
}

/** @param {...string} args @returns {string | null} null when Git refuses */
function quietly(...args) {
  try {
    return git(...args).trim();
  } catch {
    return null;
  }
}
