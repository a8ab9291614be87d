import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'api/dist/main.js');

/** Runs a command of the product on its store, which no server may have open; gives what it printed. */
export type Command = (...args: string[]) => Promise<string>;

export interface EmptyProduct {
  readonly address: string;
  /** Ends it as an operator does, and starts it again on its port and data after `downMs`; resolves when it is ready. */
  restart(downMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The built product on a store of its own, empty but for what the commands of `prepare` put there, as an operator starts
 * one. Errors: those of `prepare`; a command that failed rejects with its words.
 */
export async function startEmptyProduct(
  prepare: (command: Command) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<EmptyProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tallyhouse-empty-'));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ DATA_DIR: dataDir, DATABASE_URL: '', PORT: String(port), LOG_LEVEL: 'warn' },
    ...{ SECRETS_KEY: randomBytes(32).toString('base64'), SECRETS_KEY_FILE: '' },
    // As the product of the other browser tests: the browsers have the processors that a server has to itself.
    READ_SECONDS: '120',
    ...settings,
  };
  const inPlace = { cwd: root, env };
  const serve = () =>
    spawn(process.execPath, [program, 'serve'], { ...inPlace, stdio: ['ignore', 'inherit', 'inherit'] });
  let server: ChildProcess | undefined;
  const end = async () => {
    if (server?.exitCode !== null || !server.kill('SIGTERM')) return;
    await new Promise((resolve) => server?.once('close', resolve));
  };
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  const restart = async (downMs: number) => {
    await end();
    await new Promise((resolve) => setTimeout(resolve, downMs));
    server = serve();
    await becomeReady(server, address);
  };
  try {
    await prepare(async (...args) => {
      const { stdout } = await promisify(execFile)(process.execPath, [program, ...args], inPlace);
      return stdout;
    });
    await restart(0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, restart, stop };
}

async function becomeReady(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 480; tries += 1) {
    const isReady = await fetch(`${address}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server on an empty store did not become ready');
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
