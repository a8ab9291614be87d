import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { verifyAudit } from '../../house/audit/verify-audit';
import { runProgram } from '../commands/run-program';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../../facts/loads/testing/given-load';
import { openStore } from '../../store/open-store';
import { depth } from '../testing/depth';
import { givenSession } from '../testing/given-session';
import { buildServerProcess, type ServerProcess } from '../testing/server-process';
import { givenUser, startTestApp } from '../testing/test-app';

let folder: string;
let dataDir: string;
let server: ServerProcess;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-backup-'));
  dataDir = join(folder, 'data');
  server = buildServerProcess({ DATA_DIR: dataDir, WEB_DIR: folder, DRAIN_SECONDS: '0' });
});
afterEach(async () => {
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function run(args: string[], environment: Record<string, string> = {}) {
  const lines: string[] = [];
  const code = await runProgram(args, {
    environment: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...environment },
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
    stopped: new Promise(() => undefined),
  });
  return { code, text: lines.join('\n') };
}

/** A store with reference data; gives the headers of somebody who may load. */
async function givenStore(): Promise<Record<string, string>> {
  const store = await openStore({ dataDir });
  await loadReferenceData(store, oakReference);
  await givenUser(store, { id: 'u_admin', role: 'admin', brandIds: '*' });
  const headers = await givenSession(store, { userId: 'u_admin', brandId: 'oak' });
  await store.close();
  return headers;
}

/** Uploads file after file, whatever becomes of the server, until it is stopped; tells how many were loaded. */
function startLoading(headers: Record<string, string>, state: { address: string; isOver: boolean }) {
  const records = depth({ quick: 200, deep: 5_000 });
  const loaded = { files: 0 };
  const work = (async () => {
    for (let seq = 1; !state.isOver;) {
      const bets = Array.from({ length: records }, (_, n) =>
        givenBet({ recordId: `b${seq}-${n}`, stakeCash: `${1 + (n % 7)}.50` }),
      );
      const answer = await fetch(`${state.address}/api/LoadData/batches`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'text/csv' },
        body: givenFile({ seq, records: bets }).text,
      }).then(
        (response) => response.json() as Promise<{ batch?: { state: string } }>,
        () => ({ batch: undefined }),
      );
      if (answer.batch === undefined) await pause(50);
      else {
        loaded.files += 1;
        seq += 1;
      }
    }
  })();
  return { loaded, work };
}

/** What the calls answer for March as it was known when the newest file of the backup was loaded, and now. */
async function figuresOf(place: string, asOf?: string) {
  const store = await openStore({ dataDir: place });
  const [newest] = await store.query<{ at: string; files: number }>(
    'select max(loaded_at) as "at", count(*) as files from load_batch',
  );
  const { faults } = await verifyAudit(store);
  const app = await startTestApp(store, { now: new Date().toISOString() });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['oak'], id: `u_${Date.now()}` });
  const march = { from: '2026-03-01', to: '2026-03-31', basis: 'PLACED', taxes: 'false' };
  const ask = async (query: Record<string, string>) => {
    const answer = await viewer('GET', '/api/TotalReports', { brand: 'oak', query });
    const { items, totals } = answer.json<{ items: { bets: number }[]; totals: unknown }>();
    return { items, totals };
  };
  const then = await ask({ ...march, asOf: asOf ?? newest?.at ?? '' });
  const now = await ask(march);
  await app.close();
  return { asOf: newest?.at ?? '', files: newest?.files ?? 0, faults, then, now };
}

/** Resolves when a backup was begun in `into` since then, or `asked` has ended: on a busy machine it may be done by then. */
async function begun(into: string, sinceMs: number, asked: Promise<unknown>): Promise<void> {
  const state = { isOver: false };
  void asked.finally(() => (state.isOver = true));
  const isNew = (name: string) =>
    name.startsWith('.unfinished') &&
    (statSync(join(into, name), { throwIfNoEntry: false })?.ctimeMs ?? 0) >= sinceMs;
  while (!state.isOver && !(existsSync(into) && readdirSync(into).some(isNew))) await pause(1);
}

test('a backup of a server that loads files is restored to the figures of its instant; one that a kill broke off is none @deep', async () => {
  const headers = await givenStore();
  const into = join(folder, 'backups');
  const state = { address: await server.start(), isOver: false };
  const { loaded, work } = startLoading(headers, state);
  const backUp = async () => {
    const { files } = loaded;
    // Loading is under way.
    while (loaded.files < files + 2) await pause(20);
    return run(['backup', '--into', into]);
  };

  let brokenOff = 0;
  const kills = depth({ quick: 1, deep: 8 });
  for (let kill = 0; kill < kills || (brokenOff === 0 && kill < kills + 5); kill += 1) {
    const sinceMs = Date.now();
    const asked = backUp();
    await begun(into, sinceMs, asked);
    await pause(kill * depth({ quick: 0, deep: 60 }));
    await server.end('SIGKILL');
    await asked;
    for (const name of readdirSync(into).filter((each) => each.startsWith('.unfinished'))) {
      brokenOff += 1;
      const restored = await run(['restore', '--from', join(into, name)], { DATA_DIR: join(folder, 'none') });
      expect(restored).toMatchObject({
        code: 1,
        text: expect.stringContaining('There is no whole backup') as string,
      });
    }
    state.address = await server.start();
  }
  const made = await backUp();
  const atItsEnd = loaded.files;
  await pause(depth({ quick: 300, deep: 3_000 }));
  state.isOver = true;
  await work;
  await server.end('SIGTERM');

  expect(brokenOff).toBeGreaterThan(0);
  expect(made).toMatchObject({ code: 0, text: expect.stringContaining('read again and whole') as string });
  expect(readdirSync(into).filter((name) => name.startsWith('.'))).toEqual([]);
  // Whole ones of before a kill, too.
  for (const name of readdirSync(into)) {
    const place = join(folder, `restored-${name}`);
    expect(await run(['restore', '--from', join(into, name)], { DATA_DIR: place })).toMatchObject({
      code: 0,
    });
    const restored = await figuresOf(place);
    const original = await figuresOf(dataDir, restored.asOf);
    expect(restored.then).toEqual(original.then);
    expect(restored.now).toEqual(original.then);
    expect(restored.faults).toEqual([]);
    expect(original.files).toBeGreaterThan(restored.files);
    expect(original.now).not.toEqual(original.then);
  }
  expect(loaded.files).toBeGreaterThan(atItsEnd);
});
