import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SentenceError } from '../../sentence-error.mjs';
import { devHost } from '../dev-ports.mjs';
import { readDeclaration } from '../remote-declaration.mjs';
import { overridingServer } from './override-server.mjs';
import { requireAllowed, shellAddress } from './shell-address.mjs';
import { watchRemote } from './watch-remote.mjs';

/**
 * Address of the shell that `--in` names; undefined without it.
 *
 * Errors: `SentenceError`.
 *
 * @param {readonly string[]} args of `tallyhouse-remote dev`
 */
export function shellOf(args) {
  try {
    return parseArgs({ args: [...args], options: { in: { type: 'string' } } }).values.in;
  } catch (error) {
    throw new SentenceError(
      `${/** @type {Error} */ (error).message} Usage: tallyhouse-remote dev [--in URL]`,
    );
  }
}

/**
 * Builds a remote now and after each change, as for users, and serves it for a deployed shell to take in the place of
 * the published one.
 *
 * Errors: `SentenceError` for an address that is none, a shell that does not allow it, and a port that is taken.
 *
 * @param {import('../packages.mjs').Remote} remote
 * @param {{ into: string, port: number }} options `into`: address of the shell
 * @returns {Promise<string>} the address to open, once the first build is served
 */
export async function serveOverride(remote, { into, port }) {
  const shell = shellAddress(into);
  const own = `http://${devHost}:${port}`;
  await requireAllowed(shell, own);
  const { paths } = await readDeclaration(remote.folder);
  // Beside what is published, which a build must not touch.
  const folder = join(remote.folder, 'dist/override');
  await overridingServer({ folder, shell: shell.origin, port });
  await watchRemote({ ...remote, output: folder });
  const open = new URL(paths[0] ?? '/', shell);
  open.searchParams.set('override', `${remote.name}@${own}`);
  return open.href;
}
