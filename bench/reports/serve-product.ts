import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

const program = 'api/dist/main.js';

/** Fills the folder with a demo store, a small one unless told otherwise. Errors: when that did not end well. */
export function makeDemoStore(dataDir: string, bets = 2000): void {
  const { status } = spawnSync(process.execPath, [program, 'demo-data', '--bets', String(bets)], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`making the demo store ended with ${String(status)}`);
}

/** The built product over that store on the loopback, or another build of it; gives its address and what ends it. */
export async function serveProduct(dataDir: string, webDir = 'dist/web') {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const simulatorPort = String(await freePort());
  const server = spawn(process.execPath, [program, 'serve', '--demo'], {
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, WEB_DIR: webDir, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' },
      AUTHORITY_SIMULATOR_PORT: simulatorPort,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await ready(address, server);
  return {
    address,
    close: () =>
      new Promise<void>((closed) => {
        server.once('close', () => closed());
        server.kill('SIGTERM');
      }),
  };
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isReady = await fetch(`${address}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (server.exitCode !== null) break;
    await new Promise((later) => setTimeout(later, 250));
  }
  server.kill('SIGKILL');
  throw new Error('the server did not become ready');
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
