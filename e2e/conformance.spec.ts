import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleConformance } from '../tools/conformance-tool.mjs';
import type { Report } from '../tools/conformance/report/format';
import { expect, test } from './support/test';

const program = join(import.meta.dirname, '../tools/dist/conformance.mjs');
const modules = join(import.meta.dirname, 'support/conformance');
let files: Server;

/** Serves the modules to any origin, and answers every other call, as an API would. */
test.beforeAll(async () => {
  await bundleConformance();
  files = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    const name = /\/([\w-]+\.js)$/.exec(request.url ?? '')?.[1];
    if (name === undefined) response.end('{}');
    else {
      response.setHeader('Content-Type', 'text/javascript');
      void readFile(join(modules, name)).then((text) => response.end(text));
    }
  });
  await new Promise<void>((resolve) => {
    files.listen(0, '127.0.0.1', resolve);
  });
});
test.afterAll(() => files.close());

/** Runs the command as another team would; gives its exit code and the checks that failed. */
async function conformanceOf(module: string): Promise<{ readonly code: number; readonly failed: string[] }> {
  const address = `http://127.0.0.1:${String((files.address() as AddressInfo).port)}`;
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

test('a module that leaves nothing fails nothing', async () => {
  expect(await conformanceOf('sound')).toEqual({ code: 0, failed: [] });
});

test('a module that leaks fails by memory, listeners, nodes, timers, globals and elements', async () => {
  expect(await conformanceOf('leaking')).toEqual({
    code: 1,
    failed: [
      ...['leaks.heap', 'leaks.listeners', 'leaks.nodes', 'leaks.timers', 'leaks.globals'],
      'leaks.elements',
    ],
  });
});

test('a module that styles the page, and is styled by it, fails by both and by the sheet that it leaves', async () => {
  expect(await conformanceOf('spilling')).toEqual({
    code: 1,
    failed: [...['leaks.styles', 'styles.page-mounted', 'styles.page-after', 'styles.remote-hostile']],
  });
});

test('a module that stores, sets a cookie and gives the token away fails by each', async () => {
  expect(await conformanceOf('storing')).toEqual({
    code: 1,
    failed: ['leaks.storage', 'leaks.cookies', 'capability.token'],
  });
});
