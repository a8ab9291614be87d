import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleConformance } from '../../tools/conformance-tool.mjs';
import type { Report } from '../../tools/conformance/report/format';
import { expect, test as base } from './test';

const program = join(import.meta.dirname, '../../tools/dist/conformance.mjs');
const modules = join(import.meta.dirname, 'conformance');

interface ConformanceFixtures {
  /** Runs the command on a module as another team would; gives its exit code and the checks that failed. */
  readonly conformanceOf: (module: string) => Promise<Outcome>;
}

interface Outcome {
  readonly code: number;
  readonly failed: readonly string[];
}

export { expect } from './test';

export const test = base.extend<ConformanceFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  conformanceOf: async ({}, provide) => {
    await bundleConformance();
    const files = createServer(answer);
    await new Promise<void>((resolve) => {
      files.listen(0, '127.0.0.1', resolve);
    });
    const { port } = files.address() as AddressInfo;
    await provide((module) => conformance(`http://127.0.0.1:${port}`, module));
    files.close();
  },
});

/** Serves the modules to any origin, and answers every other call, as an API would. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  const name = /\/([\w-]+\.js)$/.exec(request.url ?? '')?.[1];
  if (name === undefined) response.end('{}');
  else {
    response.setHeader('Content-Type', 'text/javascript');
    void bundled(join(modules, name)).then((text) => response.end(text));
  }
}

/** As one file, for a page runs nothing whose hash it does not know. */
async function bundled(file: string): Promise<string> {
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'esm', write: false });
  return outputFiles[0]?.text ?? '';
}

async function conformance(address: string, module: string): Promise<Outcome> {
  const out = await mkdtemp(join(tmpdir(), 'conformance-'));
  const groups = ['leaks', 'styles', 'capability'].flatMap((group) => ['--only', group]);
  const args = ['--module', `${address}/${module}.js`, '--api', address, '--token', 'v4.secret.token'];
  try {
    const run = spawn(
      process.execPath,
      [program, ...args, ...groups, '--brand', 'alder', '--cycles', '6', '--out', out],
      { stdio: 'ignore', env: { CHROMIUM_PATH: '/usr/bin/chromium', ...process.env } },
    );
    const code = await new Promise<number>((resolve) => run.on('close', (ended) => resolve(ended ?? 1)));
    const report = JSON.parse(await readFile(join(out, 'report.json'), 'utf8')) as Report;
    expect(report.totals.failed + report.totals.passed).toBeGreaterThanOrEqual(15);
    const failed = report.pairs.flatMap(({ checks }) => checks).filter(({ status }) => status === 'failed');
    return { code, failed: failed.map(({ id }) => id) };
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}
