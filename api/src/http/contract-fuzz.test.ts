import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { createDemoStore } from '../demo/create-demo-store';
import { smallBook } from '../demo/testing/small-book';
import { openTestStore } from '../store/testing/open-test-store';
import { depth } from '../testing/depth';
import { areaOf, callsOf, targetsOf, type FuzzCall, type Target } from '../testing/fuzz/fuzz-calls';
import { harvest } from '../testing/fuzz/harvest';
import { createJudge } from '../testing/fuzz/judge-answer';
import type { OpenApiDocument } from '../testing/fuzz/json-schema';
import { startTestApp, type TestApp, type TestCaller } from '../testing/test-app';

jest.setTimeout(1_200_000);

/** Calls for each operation. More of them, and others: `FUZZ_RUNS=500 FUZZ_SEED=7`. */
const runs = Number(process.env['FUZZ_RUNS'] ?? depth({ quick: 4, deep: 40 }));
/** What one round finds the next can name. */
const rounds = 4;
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

/** Calls that end the session they are made with, or hand out what others would need. */
const ending = /^\/api\/Auth\/|\/sessions|changePassword|Notifications\/stream/;

let app: TestApp;
let folder: string;
let document: OpenApiDocument;
const known = new Map<string, string[]>([
  ['from', ['2026-03-01', '2026-02-01']],
  ['to', ['2026-03-31', '2026-04-10']],
]);
const succeeded = new Set<string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-fuzz-'));
  const store = await openTestStore();
  const options = smallBook(depth({ quick: { bets: 300, from: '2026-03-11' }, deep: { bets: 1500 } }));
  await createDemoStore({ store, options, truthPath: join(folder, 'truth.json') });
  app = await startTestApp(store, { now: '2026-04-11T12:00:00.000Z', config: { dataDir: folder } });
  document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody who may do everything for one brand, so that little is refused before it is looked at. */
async function signIn(): Promise<TestCaller> {
  const id = 'u_fuzz';
  const caller = await app.signIn({ role: 'admin', brandIds: ['alder'], id });
  for (const role of ['reporter', 'approver', 'auditor']) {
    await app.store.query('insert into app_user_role (user_id, role, brand_id) values ($1, $2, $3)', [
      id,
      role,
      'alder',
    ]);
  }
  return caller;
}

async function make(caller: TestCaller, { method }: Target, call: FuzzCall): Promise<LightMyRequestResponse> {
  return caller(method, call.url, { headers: { ...call.headers }, body: call.body });
}

test('whatever it is sent, the server answers as its own document says, and never by a fault of its own', async () => {
  const judge = createJudge(document);
  const caller = await signIn();
  // Reading first: what is read names what can be acted on.
  const targets = targetsOf(document)
    .filter(({ path }) => !ending.test(path))
    .sort((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));
  const faults: string[] = [];

  async function tryOn(target: Target, round: number): Promise<void> {
    const calls = fc.sample(callsOf(target, document, known), { numRuns: runs / rounds, seed: seed + round });
    for (const call of calls) {
      const answer = await make(caller, target, call);
      const fault = judge(target, answer);
      if (fault !== undefined)
        faults.push([nameOf(target), fault, call.url, call.body].join('\n').slice(0, 900));
      if (answer.statusCode >= 300) continue;
      succeeded.add(nameOf(target));
      harvest(answer, areaOf(target.path), known);
    }
  }
  for (let round = 0; round < rounds; round += 1) for (const target of targets) await tryOn(target, round);

  expect(faults.slice(0, 10)).toEqual([]);
  // Most calls must have come to an answer, or nothing was tried; some wait for a second person, whom chance is not.
  const share = targets.filter((target) => succeeded.has(nameOf(target))).length / targets.length;
  expect(share).toBeGreaterThan(depth({ quick: 0.35, deep: 0.6 }));
});

function nameOf({ method, path }: Target): string {
  return `${method} ${path}`;
}
