import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SentenceError } from '../sentence-error.mjs';

/**
 * Writes a remote's files into `folder`, all or none: they are written beside it and put in its place in one step.
 *
 * Errors: `SentenceError` where something is there already, or cannot be written.
 *
 * @param {string} folder whole path; must not be there
 * @param {readonly { path: string, text: string | Uint8Array, isProgram: boolean }[]} files
 */
export async function writeRemote(folder, files) {
  requireFree(folder);
  const parent = dirname(folder);
  let aside = '';
  try {
    await mkdir(parent, { recursive: true });
    aside = await mkdtemp(join(parent, '.new-remote-'));
    for (const { path, text, isProgram } of files) {
      await mkdir(dirname(join(aside, path)), { recursive: true });
      await writeFile(join(aside, path), text, { mode: isProgram ? 0o755 : 0o644 });
    }
    requireFree(folder);
    await rename(aside, folder);
  } catch (error) {
    if (aside !== '') await rm(aside, { recursive: true, force: true });
    if (error instanceof SentenceError) throw error;
    throw new SentenceError(
      `--in ${parent} cannot be written to (${/** @type {Error} */ (error).message}): name a folder that can.`,
    );
  }
}

/** @param {string} folder */
export function requireFree(folder) {
  if (existsSync(folder))
    throw new SentenceError(`${folder} is there already: choose another NAME, or another folder by --in.`);
}
