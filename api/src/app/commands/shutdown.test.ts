import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServerProcess, type ServerProcess } from '../testing/server-process';

let dataDir: string;
let server: ServerProcess;
let agent: Agent;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-stop-'));
  server = buildServerProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: '3' });
  agent = new Agent({ keepAlive: true, maxSockets: 50 });
});
afterEach(async () => {
  agent.destroy();
  await server.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly atMs: number;
}

/** One call over a kept connection; the error's code where there was no answer. */
function call(url: string): Promise<Answer | string> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer: IncomingMessage) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, atMs: performance.now() }));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

test('a server told to stop says so first, answers what it accepted, and is gone soon @deep', async () => {
  const address = await server.start();
  const outcomes: (Answer | string)[] = [];
  const readiness: Answer[] = [];
  // As a balancer does: half a second after the server said that it is not ready, nothing new comes.
  const isOver = () => readiness.some(({ status, atMs }) => status === 503 && performance.now() > atMs + 500);
  const load = Array.from({ length: 50 }, async (_, index) => {
    while (!isOver()) {
      const outcome = await call(`${address}${index === 0 ? '/api/health/ready' : '/api/Version'}`);
      if (index === 0 && typeof outcome !== 'string') readiness.push(outcome);
      else outcomes.push(outcome);
      if (outcome === 'ECONNREFUSED') return;
    }
  });
  while (readiness.length === 0 || outcomes.length < load.length)
    await new Promise((resolve) => setTimeout(resolve, 10));

  const toldMs = performance.now();
  const seconds = await server.end('SIGTERM');
  await Promise.all(load);

  const failed = outcomes.filter((outcome) => typeof outcome === 'string' || outcome.status !== 200);
  const answeredAfter = outcomes.filter((outcome) => typeof outcome !== 'string' && outcome.atMs > toldMs);
  expect(failed).toEqual([]);
  expect(answeredAfter.length).toBeGreaterThan(50);
  expect(readiness.map(({ status }) => status)).toContain(503);
  expect(readiness.at(0)!.status).toBe(200);
  expect(seconds).toBeLessThan(15);
});
