// `npm start`: from a clone to a running product with demo data.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { buildAll } from './build.mjs';
import { ensureInstalled, requireNode, requireWritable } from './install.mjs';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';

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
    await mkdir(folder, { recursive: true });
  } catch {
    throw new SentenceError(
      `No permission to create the data folder ${folder}: name another with DATA_DIR=… npm start.`,
    );
  }
  await requireWritable(folder);
}

await runTool(async () => {
  requireNode();
  await requireFreePort();
  await requireDataFolder();
  await ensureInstalled();
  await buildAll();
  const server = spawn(process.execPath, ['api/dist/main.js', 'serve', '--demo', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, HOST: host, PORT: String(port) },
  });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.on(signal, () => server.kill(signal));
  process.exitCode = await new Promise((done) => server.on('close', (code) => done(code ?? 1)));
});
