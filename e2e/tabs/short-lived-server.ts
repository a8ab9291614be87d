import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const program = join(root, 'api/dist/main.js');

export interface ShortLivedServer {
  readonly address: string;
  readonly account: { readonly email: string; readonly password: string };
  /** Ends it as an operator does, and starts it again on its port and data after `downMs`; resolves when it is ready. */
  restart(downMs: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The API on an empty store of its own, with one account and access tokens of `tokenSeconds`. A refresh token that is used
 * again after `graceSeconds` ends its session. Signing in takes the password alone, unless `settings` say otherwise.
 */
export async function startShortLivedServer(
  tokenSeconds: number,
  graceSeconds: number,
  settings: Record<string, string> = { SECOND_FACTOR_ROLES: 'none' },
): Promise<ShortLivedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tallyhouse-tabs-'));
  const environment = {
    ...process.env,
    ...{ DATA_DIR: dataDir, DATABASE_URL: '' },
    ...settings,
    ...{ SECRETS_KEY: randomBytes(32).toString('base64'), SECRETS_KEY_FILE: '' },
  };
  const invited = await inviteAccount(environment);
  const port = await freePort();
  const serve = () =>
    spawn(process.execPath, [program, 'serve'], {
      cwd: root,
      env: {
        ...environment,
        PORT: String(port),
        LOG_LEVEL: 'warn',
        ACCESS_TOKEN_SECONDS: String(tokenSeconds),
        REFRESH_GRACE_SECONDS: String(graceSeconds),
      },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  let server = serve();
  const address = `http://127.0.0.1:${port}`;
  const end = async () => {
    const ended = new Promise((resolve) => server.once('close', resolve));
    if (server.exitCode === null && server.kill('SIGTERM')) await ended;
  };
  const restart = async (downMs: number) => {
    await end();
    await new Promise((resolve) => setTimeout(resolve, downMs));
    server = serve();
    await becomeReady(server, address);
  };
  const stop = async () => {
    await end();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await becomeReady(server, address);
    await choosePassword(address, invited.invitationToken);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, account: { email: invited.email, password }, restart, stop };
}

const password = 'four words nobody guesses';

async function inviteAccount(environment: NodeJS.ProcessEnv) {
  const email = 'tabs@tallyhouse.test';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [program, 'add-user', '--email', email, '--name', 'Tabs', '--role', 'viewer'],
    { cwd: root, env: environment },
  );
  const invitationToken = /\?invitation=(\S+)$/m.exec(stdout)?.[1];
  if (invitationToken === undefined) throw new Error(`add-user printed no link: ${stdout}`);
  return { email, invitationToken };
}

async function choosePassword(address: string, invitationToken: string): Promise<void> {
  const { status } = await fetch(`${address}/api/Auth/acceptInvitation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ invitationToken, newPassword: password }),
  });
  if (status >= 300) throw new Error(`the invitation was answered ${status}`);
}

async function becomeReady(server: ChildProcess, address: string): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const isReady = await fetch(`${address}/api/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server of the tabs did not become ready');
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
