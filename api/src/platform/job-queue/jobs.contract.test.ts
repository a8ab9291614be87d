import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { NotFound } from '../http/problems';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { endsWithin } from '../../app/testing/ends-within';
import { givenUser } from '../../app/testing/test-app';
import type { JobHandler, JobOutcome, JobRun } from './job-handler';
import { createJobs, type Jobs } from './jobs';
import { onEngines } from '../../store/testing/on-engines';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-jobs-'));
let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const one = { id: 'u_one', brands: [alder, elm] };
const two = { id: 'u_two', brands: [alder] };
const inputSchema = z.object({ name: z.string() });

/** Runs of work that go on until the test ends them, by the name in their input. */
function givenWork() {
  const runs = new Map<
    string,
    { run: JobRun; end: (outcome: JobOutcome) => void; fail: (error: Error) => void }
  >();
  const handler: JobHandler<{ name: string }> = {
    kind: 'test-work',
    input: inputSchema,
    access: 'reports.simulate',
    run: ({ name }, run) =>
      new Promise((resolve, reject) => {
        run.signal.addEventListener('abort', () => reject(run.signal.reason as Error));
        runs.set(name, { run, end: resolve, fail: reject });
      }),
  };
  return { handler, runs };
}

/** Work that is one endless statement; tells when the engine gave it back. */
function givenEndlessQuery() {
  let giveBack: () => void = () => undefined;
  const givenBack = new Promise<void>((resolve) => (giveBack = resolve));
  const handler: JobHandler<{ name: string }> = {
    kind: 'endless-query',
    input: inputSchema,
    access: 'reports.simulate',
    async run(_, { store, signal, progress }) {
      progress(0, 1, 'Counting');
      const sql = `select sum(a.x * b.x % 7) as n from generate_series(1, 300000) a(x), generate_series(1, 300000) b(x)`;
      try {
        return { result: await store.query(sql, [], { signal }) };
      } finally {
        giveBack();
      }
    },
  };
  return { handler, givenBack };
}

async function eventually<T>(look: () => Promise<T> | T, isThere: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await look();
    if (isThere(value)) return value;
    if (Date.now() > deadline) throw new Error(`waited too long; last seen: ${JSON.stringify(value)}`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

describe.each(
  onEngines([
    ['duckdb', () => openStore({ dataDir: folder, fileName: 'jobs.duckdb' })],
    ['postgres', () => openStore({ dataDir: folder, databaseUrl: postgres.url })],
  ]),
)('jobs on %s', (engine, open) => {
  let store: Store;
  let now: Date;
  let work: ReturnType<typeof givenWork>;
  let endless: ReturnType<typeof givenEndlessQuery>;
  let failures: unknown[];
  let opened: Jobs[];
  let jobs: Jobs;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    for (const id of ['u_one', 'u_two', 'u_three'])
      await givenUser(store, { id, role: 'reporter', brandIds: ['alder', 'elm'] });
  });
  beforeEach(async () => {
    await store.query('delete from job');
    now = new Date('2026-03-15T10:00:00Z');
    work = givenWork();
    endless = givenEndlessQuery();
    failures = [];
    opened = [];
    jobs = await openJobs();
  });
  afterEach(() => Promise.all(opened.map((each) => each.close())));
  afterAll(() => store.close());

  /** A process over the store. */
  async function openJobs(): Promise<Jobs> {
    const each = createJobs({
      store,
      clock: () => now,
      dataDir: folder,
      handlers: [work.handler, endless.handler],
      onFailure: (error) => failures.push(error),
    });
    opened.push(each);
    await each.open();
    return each;
  }

  const ask = (name: string, ownerId = 'u_one') =>
    jobs.start(work.handler, { ownerId, brandId: 'alder', input: { name } });
  const runOf = (name: string) =>
    eventually(
      () => work.runs.get(name),
      (run) => run !== undefined,
    ).then((run) => run!);
  const stateOf = async (id: string, reader = one) => (await jobs.read(id, reader)).state;

  test('tells how far the work is, then its result', async () => {
    const { id } = await ask('sum');
    const { run, end } = await runOf('sum');
    run.progress(2, 5, 'Summing');

    expect(await jobs.read(id, one)).toMatchObject({
      state: 'RUNNING',
      done: 2,
      total: 5,
      step: 'Summing',
      endedAt: null,
    });
    const result = jobs.resultWithin(id, 10_000);
    end({ result: { rows: 3 } });
    expect(await result).toEqual({ value: { rows: 3 } });
    expect(await jobs.read(id, one)).toMatchObject({
      state: 'DONE',
      result: { rows: 3 },
      endedAt: '2026-03-15T10:00:00.000Z',
      expiresAt: '2026-03-16T10:00:00.000Z',
    });
  });

  test('work that takes longer than the caller waits goes on', async () => {
    const { id } = await ask('slow');

    expect(await jobs.resultWithin(id, 5)).toBeUndefined();
    (await runOf('slow')).end({ result: 'late' });
    await eventually(
      () => stateOf(id),
      (state) => state === 'DONE',
    );
  });

  test('two of a user run and three in all; the rest wait in order and are told their place', async () => {
    const asked = [
      await ask('a'),
      await ask('b'),
      await ask('c'),
      await ask('d', 'u_two'),
      await ask('e', 'u_three'),
    ];

    expect(asked.map(({ state, place }) => [state, place])).toEqual([
      ['RUNNING', undefined],
      ['RUNNING', undefined],
      ['QUEUED', 1],
      ['RUNNING', undefined],
      ['QUEUED', 2],
    ]);
    (await runOf('d')).end({});
    await runOf('e');
    expect(await stateOf(asked[2]!.id)).toBe('QUEUED');
    (await runOf('a')).end({});
    await runOf('c');
  });

  test('past twenty waiting jobs a user is refused, another is not', async () => {
    for (let n = 0; n < 22; n += 1) await ask(`n${n}`);

    await expect(ask('more')).rejects.toMatchObject({ status: 429 });
    expect((await ask('other', 'u_two')).state).toBe('RUNNING');
  });

  test('cancelling stops the statement in the engine within two seconds', async () => {
    const { id } = await jobs.start(endless.handler, {
      ownerId: 'u_one',
      brandId: 'alder',
      input: { name: '' },
    });
    await eventually(
      () => jobs.read(id, one),
      ({ step }) => step === 'Counting',
    );
    await new Promise((done) => setTimeout(done, 300));

    const cancelled = jobs.cancel(id, one);

    expect(await endsWithin(2000, Promise.all([cancelled, endless.givenBack]))).toBe(true);
    expect((await cancelled).state).toBe('CANCELLED');
    expect(failures).toEqual([]);
  });

  test('a cancel in another process stops the work here within two seconds', async () => {
    const { id } = await ask('far');
    const { run } = await runOf('far');
    const stopped = new Promise<void>((stop) => run.signal.addEventListener('abort', () => stop()));

    await store.tx((tx) => tx.query("update job set state = 'CANCELLED', runner = null where id = $1", [id]));

    expect(await endsWithin(2000, stopped)).toBe(true);
    expect(await stateOf(id)).toBe('CANCELLED');
  });

  test('a waiting job that is cancelled never runs', async () => {
    await ask('a');
    await ask('b');
    const { id } = await ask('c');

    await jobs.cancel(id, one);
    (await runOf('a')).end({});
    await eventually(
      () => jobs.list(one),
      (list) => list.filter(({ state }) => state === 'RUNNING').length === 1,
    );

    expect(work.runs.has('c')).toBe(false);
  });

  test('a refusal is told to the owner, a fault only to the log', async () => {
    const refused = await ask('refused');
    const broken = await ask('broken');
    (await runOf('refused')).fail(new NotFound('report'));
    (await runOf('broken')).fail(new Error('select * from secret'));
    await eventually(
      () => stateOf(broken.id),
      (state) => state === 'FAILED',
    );

    await expect(jobs.resultWithin(refused.id, 10_000)).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    const told = await jobs.read(broken.id, one);
    expect(told.problem).toMatchObject({ code: 'INTERNAL', traceId: broken.id });
    expect(JSON.stringify(told)).not.toContain('secret');
    expect(failures).toEqual([new Error('select * from secret')]);
  });

  test("others' jobs look like none, and so do those of a brand that was lost", async () => {
    const { id } = await ask('mine');

    await expect(jobs.read(id, two)).rejects.toThrow('no such job');
    await expect(jobs.cancel(id, two)).rejects.toThrow('no such job');
    await expect(jobs.read(id, { id: 'u_one', brands: [elm] })).rejects.toThrow('no such job');
    expect(await jobs.list(two)).toEqual([]);
  });

  test('a right that was withdrawn while the job waited ends it', async () => {
    await givenUser(store, { id: `u_left_${engine}`, role: 'viewer', brandIds: ['alder'] });

    const { id } = await ask('late', `u_left_${engine}`);

    const reader = { id: `u_left_${engine}`, brands: [alder] };
    await eventually(
      () => stateOf(id, reader),
      (state) => state === 'FAILED',
    );
    expect((await jobs.read(id, reader)).problem).toMatchObject({ code: 'FORBIDDEN' });
    expect(work.runs.has('late')).toBe(false);
  });

  test('a server that stops gives its jobs back, and the next one ends them', async () => {
    const { id } = await ask('long');
    await runOf('long');
    await jobs.close();
    expect(await store.query('select state, attempts, runner from job')).toEqual([
      { state: 'QUEUED', attempts: 0, runner: null },
    ]);

    work.runs.clear();
    const next = await openJobs();
    (await runOf('long')).end({ result: 'whole' });

    await eventually(
      () => next.read(id, one),
      ({ result }) => result === 'whole',
    );
  });

  /** What a killed process leaves behind. */
  async function givenOrphan(attempts: number): Promise<string> {
    await jobs.close();
    const { id } = await jobs.start(work.handler, {
      ownerId: 'u_one',
      brandId: 'alder',
      input: { name: 'orphan' },
    });
    await store.query(
      `update job set state = 'RUNNING', runner = 'gone', attempts = ${attempts}, started_at = created_at, heartbeat_at = created_at`,
    );
    now = new Date(now.getTime() + 16_000);
    return id;
  }

  test('what a killed server was running is taken up again', async () => {
    const id = await givenOrphan(1);

    const next = await openJobs();
    (await runOf('orphan')).end({ result: 'whole' });

    await eventually(
      () => next.read(id, one),
      ({ result }) => result === 'whole',
    );
  });

  test('a job that ended its process three times is not tried again', async () => {
    const id = await givenOrphan(3);

    const next = await openJobs();

    await eventually(
      () => next.read(id, one),
      ({ state }) => state === 'FAILED',
    );
    expect(work.runs.has('orphan')).toBe(false);
    expect(String(failures[0])).toContain('3 attempts');
  });

  test('a file is there once the job is done, and a day later job and file are gone', async () => {
    const { id } = await ask('file');
    const { run, end } = await runOf('file');
    writeFileSync(run.filePath, 'abc');
    await expect(jobs.fileOf(id, one)).rejects.toThrow('no such file');
    end({ file: { name: 'a.csv', sizeBytes: 3, sha256: 'f'.repeat(64) } });
    await eventually(
      () => stateOf(id),
      (state) => state === 'DONE',
    );

    const { path } = await jobs.fileOf(id, one);
    expect(existsSync(path)).toBe(true);
    await expect(jobs.fileOf(id, two)).rejects.toThrow('no such job');
    now = new Date('2026-03-16T10:00:00Z');
    await expect(jobs.read(id, one)).rejects.toThrow('no such job');
    await openJobs();
    expect(existsSync(path)).toBe(false);
    expect(await store.query('select id from job')).toEqual([]);
  });

  test('what is left of a file that was not finished goes with its attempt', async () => {
    const { id } = await ask('draft');
    const { run } = await runOf('draft');
    writeFileSync(run.filePath, 'ab');

    await jobs.cancel(id, one);
    await jobs.close();

    expect(existsSync(run.filePath)).toBe(false);
  });

  // The embedded store is one process's.
  if (engine === 'postgres') {
    test('processes that take at the same moment keep the limits together, and take no job twice', async () => {
      await jobs.close();
      const asked = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(name)));
      expect(asked.map(({ state }) => state)).toEqual(Array<string>(6).fill('QUEUED'));

      await Promise.all(Array.from({ length: 6 }, () => openJobs()));

      const taken = await store.query("select attempts from job where state = 'RUNNING'");
      expect(taken).toEqual([{ attempts: 1 }, { attempts: 1 }]);
    });
  }
});
