import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { writeTsconfig } from '../../tools/pack.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = join(root, 'tools/remote-program.mjs');
const run = promisify(execFile);

/** A new remote in a folder outside of the repository, with the packages of `remote-template`. */
export interface OwnRemote {
  readonly folder: string;
  /** Builds it; gives the folder to publish. */
  readonly build: () => Promise<string>;
  /** Serves it alone over the API of another origin; gives the address. */
  readonly serveAlone: (api: string) => Promise<string>;
  /** Serves it from this port for a deployed shell to take; gives the address to open. */
  readonly serveInto: (shell: string, port: number) => Promise<string>;
  /** Ends what it serves, and takes the folder away. */
  readonly remove: () => Promise<void>;
}

/** Makes a remote as a team would, then puts `files` in the place of its own. */
export async function ownRemote(
  name: string,
  files: Readonly<Record<string, string>> = {},
): Promise<OwnRemote> {
  const place = await mkdtemp(join(tmpdir(), 'tallyhouse-own-'));
  const folder = join(place, name);
  await run(process.execPath, [
    join(root, 'tools/create-remote.mjs'),
    ...[name, '--owner', 'Team of the test', '--in', place],
  ]);
  // As packing writes it, for remotes outside of the repository.
  await writeTsconfig(join(root, 'tools/dist/tsconfig.json'));
  await symlink(join(root, 'remote-template/node_modules'), join(folder, 'node_modules'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  const ending: (() => void)[] = [];
  return {
    folder,
    async build() {
      await run(process.execPath, [program, 'build'], { cwd: folder });
      return join(folder, 'dist/1.0.0');
    },
    async serveAlone(api) {
      const port = await freePort();
      const server = spawn(process.execPath, [program, 'dev'], {
        cwd: folder,
        env: { ...process.env, API: api, PORT: String(port) },
        stdio: 'ignore',
      });
      ending.push(() => server.kill('SIGTERM'));
      return `http://127.0.0.1:${port}`;
    },
    serveInto(shell, port) {
      const server = spawn(process.execPath, [program, 'dev', '--in', shell], {
        cwd: folder,
        env: { ...process.env, PORT: String(port) },
      });
      ending.push(() => server.kill('SIGTERM'));
      return new Promise((resolve, reject) => {
        let said = '';
        for (const stream of [server.stdout, server.stderr])
          stream.on('data', (bytes: Buffer) => {
            said += bytes.toString();
            const open = /: open (\S+)/.exec(said)?.[1];
            if (open !== undefined) resolve(open);
          });
        server.on('close', () => reject(new Error(`It ended: ${said}`)));
      });
    },
    async remove() {
      for (const end of ending) end();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** A port that nothing listens at. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
