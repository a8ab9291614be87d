// `npm run dev`: everything with reload on change; `API=https://…` takes another API than its own. `node tools/dev.mjs shell|remote-online|…` runs one part.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { runTool, SentenceError } from './sentence-error.mjs';
import { apiPort, devHost, remotePort, shellPort } from './web-build/dev-ports.mjs';
import { remoteNames } from './web-build/packages.mjs';

await runTool(async () => {
  const [part] = process.argv.slice(2);
  if (part === undefined) return everything();
  const { serveRemote, serveShell } = await import('./web-build/dev-server.mjs');
  if (part === 'api') return serveApi();
  if (part === 'shell') return serveShell();
  if (remoteNames.includes(part)) return serveRemote(part);
  throw new SentenceError(`Name a part: ${['api', 'shell', ...remoteNames].join(' | ')}.`);
});

/** The API and every development server, each a process of its own; the end of one ends all. */
async function everything() {
  await ensureInstalled();
  const address = `http://${devHost}:${shellPort}`;
  // With an API elsewhere, none is started here.
  const own = process.env['API'] === undefined ? ['api'] : [];
  const children = [...own, 'shell', ...remoteNames].map((name) => start(name));
  console.log(`\nShell: ${address}`);
  for (const name of remoteNames) console.log(`${name}, alone: http://${devHost}:${remotePort(name)}`);
  const endAll = () => children.forEach((child) => child.kill('SIGTERM'));
  process.once('SIGINT', endAll);
  process.once('SIGTERM', endAll);
  await Promise.race(children.map((child) => new Promise((ended) => child.once('close', ended))));
  endAll();
}

/** The API server, bundled again and restarted after each change. */
async function serveApi() {
  const { watchApi } = await import('./build.mjs');
  await watchApi();
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', 'api/dist/main.js', 'serve', '--demo'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        HOST: devHost,
        PORT: String(apiPort),
        REMOTE_ORIGINS: `http://${devHost}:${shellPort}`,
      },
    },
  );
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
    process.once(signal, () => server.kill(signal));
  process.exitCode = await new Promise((ended) => server.once('close', (code) => ended(code ?? 0)));
  process.exit();
}

/**
 * Runs one part as a process of its own.
 *
 * @param {string} name stands before each of its lines
 */
function start(name) {
  const child = spawn(process.execPath, ['tools/dev.mjs', name], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      for (const line of String(bytes).split('\n')) if (line.trim() !== '') console.log(`${name} │ ${line}`);
    });
  }
  return child;
}
