import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** The API server as a process of its own, that can be killed and started again over the same store. */
export interface ServerProcess {
  /** Starts it and gives its address. Errors: when it ends before it is ready. */
  start(): Promise<string>;
  /** Of the process that runs. */
  pid(): number | undefined;
  /** Ends it, if it runs; resolves when it is gone, with the seconds that took. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number>;
  /** Ends it and removes what was built. */
  remove(): Promise<void>;
}

/** Builds the server; `environment` is what its process is told beside the defaults. The working folder is the project's. */
export function buildServerProcess(environment: Readonly<Record<string, string>>): ServerProcess {
  const root = process.cwd();
  // Below api/, whose packages the program uses.
  const folder = `api/dist/server-process-${process.pid}-${Date.now()}`;
  const build = `import('./tools/build.mjs').then(({ bundle }) => bundle(['api/src/main.ts', 'api/src/facts/loads/load-worker.ts'], '${folder}'))`;
  execFileSync(process.execPath, ['-e', build], { cwd: root });
  let running: ChildProcess | undefined;

  async function start(): Promise<string> {
    const started = spawn(process.execPath, [`${folder}/main.js`], {
      cwd: root,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '', ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running = started;
    return new Promise((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}`)));
      started.stdout.on('data', (text: Buffer) => {
        const [, address] = /Ready: (\S+)/.exec(text.toString()) ?? [];
        if (address !== undefined) resolve(address);
      });
    });
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number> {
    const ending = running;
    if (ending?.exitCode !== null || ending.signalCode !== null) return 0;
    const beforeMs = performance.now();
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await gone;
    return (performance.now() - beforeMs) / 1000;
  }

  return {
    start,
    pid: () => running?.pid,
    end,
    async remove() {
      await end('SIGKILL');
      rmSync(join(root, folder), { recursive: true, force: true });
    },
  };
}
