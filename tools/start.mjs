// `npm start`: from a clone to a running product with demo data.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { buildApi, buildWeb } from './build.mjs';
import { ensureInstalled, requireNode, requireWritable } from './install.mjs';
import { report, root, run } from './run.mjs';
import { withoutTakeOver } from './take-over.mjs';
import { developmentKeyFile } from './web-build/registry-keys.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

const { rest: serverArgs, takeOver } = withoutTakeOver(process.argv.slice(2));
const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 4300);

/** Fails now, not after minutes of building, when the address cannot be had. */
async function requireFreePort() {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SentenceError(`PORT=${process.env['PORT']} is not a port number.`);
  await new Promise((done, failed) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      failed(new SentenceError(addressProblem(error))),
    );
    probe.listen(port, host, () => probe.close(done));
  });
}

/** @param {NodeJS.ErrnoException} error */
function addressProblem(error) {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use: stop what uses it, or choose another with PORT=4400 npm start.`;
  }
  if (error.code === 'EACCES')
    return `No permission to listen on port ${port}: choose one above 1023 with PORT=4300 npm start.`;
  return `Cannot listen on ${host}:${port} (${error.code}): check HOST and PORT.`;
}

async function requireDataFolder() {
  if (process.env['DATABASE_URL'] !== undefined) return;
  const folder = resolve(root, process.env['DATA_DIR'] ?? 'data');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new SentenceError(
      `No permission to create the data folder ${folder}: name another with DATA_DIR=… npm start.`,
    );
  }
  await requireWritable(folder);
}

/** Makes demo data where there is nothing yet. */
async function ensureData() {
  await buildApi();
  const outcome = await run(
    {
      title: 'demo data',
      command: [process.execPath, 'api/dist/main.js', 'demo-data', '--if-empty'],
    },
    { onOutput: (text) => process.stdout.write(text) },
  );
  if (outcome.code !== 0) throw new SentenceError('There is no demo data: the cause stands above.');
}

/** The registry that was signed on this machine is signed anew on it, too. */
function ownRegistryKey() {
  return (process.env['REGISTRY_KEYS'] ?? '') === '' ? { REGISTRY_KEY_FILE: developmentKeyFile } : {};
}

function serve() {
  const server = spawn(process.execPath, ['api/dist/main.js', 'serve', '--demo', ...serverArgs], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...ownRegistryKey(), ...process.env, HOST: host, PORT: String(port) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => server.kill(signal));
  let isBuildingMore = false;
  server.stdout.on('data', (bytes) => {
    process.stdout.write(bytes);
    if (isBuildingMore || !String(bytes).includes('Ready:')) return;
    isBuildingMore = true;
    void buildForOthers();
  });
  return server;
}

/** What only portals and teams take is built while people look around already. */
async function buildForOthers() {
  // It finds packages, which are there by now.
  const { isBuilt } = await import('./web-build/fingerprint.mjs');
  if (!(await isBuilt('embed'))) {
    console.log('\nFiles for portals (/embed/) are still being built …');
    await runQuietly('embed', ['tools/build-web.mjs', 'embed']);
  }
  const { arePacked } = await import('./pack.mjs');
  if (!(await arePacked())) await runQuietly('packages for teams (/sdk/)', ['tools/pack.mjs']);
}

/** After the server, which somebody waits for. @param {string} title @param {string[]} args */
async function runQuietly(title, args) {
  report(await run({ title, command: [process.execPath, ...args], priority: 10 }));
}

await runTool(async () => {
  requireNode();
  await requireFreePort();
  await requireDataFolder();
  await ensureInstalled();
  // Neither waits for the other: one fails, and the command ends. The data, whose steps come one after the other, take
  // longer: they have a processor for themselves, and the pages the rest.
  await Promise.all([ensureData(), buildWeb('pages', takeOver, 5)]);
  // The server wants the folders to be there when it starts.
  for (const folder of ['embed', 'sdk']) await mkdir(join(root, 'dist/web', folder), { recursive: true });
  const server = serve();
  process.exitCode = await new Promise((done) => server.on('close', (code) => done(code ?? 1)));
});
