import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFile, writeFile, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect } from 'node:tls';

export const proxyNames = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof proxyNames)[number];

export interface RunningProxy {
  /** Where it listens for TLS, on the loopback. */
  readonly port: number;
  stop(): Promise<void>;
}

const guide = join(process.cwd(), 'docs/behind-a-proxy.md');

/**
 * Why the proxies cannot be had here, or null: they are Debian's packages, installed by who may.
 *
 * The packages start services of their own on some machines; the test uses other ports and leaves those alone.
 */
export function whyNoProxies(): string | null {
  const missing = proxyNames.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length === 0) return null;
  if (process.getuid?.() !== 0) return `${missing.join(' and ')} would have to be installed, by root`;
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    const { status, stderr } = spawnSync('apt-get', args, { env: environment, encoding: 'utf8' });
    if (status !== 0) return `apt-get ${args.join(' ')} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`;
  }
  return null;
}

/** Starts a proxy with the block that the guide has for it, before the server on `serverPort`. */
export async function startProxy(name: ProxyName, folder: string, serverPort: number): Promise<RunningProxy> {
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const block = (await blockOf(name)).replaceAll('127.0.0.1:4300', `127.0.0.1:${serverPort}`);
  const command = name === 'nginx' ? await nginx(block, folder, port) : await caddy(block, folder, port);
  const environment = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const program = spawn(command[0] ?? '', command.slice(1), {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.on('data', (text: Buffer) => (said += text.toString()));
  await untilListening(program, port, () => said);
  return { port, stop: () => ended(program) };
}

async function blockOf(name: ProxyName): Promise<string> {
  const block = new RegExp(`\`\`\`${name}\\n([^\`]+)\`\`\``).exec(await readFile(guide, 'utf8'))?.[1];
  if (block === undefined) throw new Error(`${guide} has no block for ${name}`);
  return block;
}

async function nginx(block: string, folder: string, port: number): Promise<string[]> {
  const certificate = ['/etc/ssl/reports.example.pem', '/etc/ssl/private/reports.example.key'];
  const [pem, key] = [join(folder, 'certificate.pem'), join(folder, 'certificate.key')];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=reports.example',
      '-keyout',
      key,
      '-out',
      pem,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`no certificate could be made: ${made.stderr}`);
  const server = block
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(certificate[0] ?? '', pem)
    .replace(certificate[1] ?? '', key);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const file = join(folder, 'nginx.conf');
  // Its workers would be another user's, who may not write into the folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const text = `${user}daemon off; pid ${join(folder, 'pid')}; error_log stderr; worker_processes 1;
events {}
http { access_log off; ${paths.join(' ')}
${server} }`;
  await writeFile(file, text);
  return ['nginx', '-e', 'stderr', '-c', file];
}

async function caddy(block: string, folder: string, port: number): Promise<string[]> {
  const file = join(folder, 'Caddyfile');
  // A certificate of its own, since no authority would give one for the name here.
  const options = `{ 
  admin off
  local_certs
  skip_install_trust
  auto_https disable_redirects
  https_port ${port}
  default_bind 127.0.0.1
}
`;
  await writeFile(file, options + block);
  return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Until it has its certificate, too: one of Caddy's own takes a moment. */
async function untilListening(program: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (program.exitCode !== null) break;
    if (await shakesHands(port)) return;
    await pause(50);
  }
  throw new Error(`the proxy did not start: ${said()}`);
}

function shakesHands(port: number): Promise<boolean> {
  const socket = connect({
    host: '127.0.0.1',
    port,
    servername: 'reports.example',
    rejectUnauthorized: false,
  });
  return new Promise((done) => {
    socket.once('secureConnect', () => done(true));
    socket.once('error', () => done(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const closed = new Promise((done) => program.once('close', done));
  program.kill('SIGTERM');
  await closed;
}
