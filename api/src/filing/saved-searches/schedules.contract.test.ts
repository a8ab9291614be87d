import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createJobs } from '../../platform/job-queue/jobs';
import { handedSources } from '../../app/handed-sources';
import { exportJob } from '../exports/export-job';
import { alder, givenBrands } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { givenUser } from '../../app/testing/test-app';
import { createSearch, deleteSearch, restoreSearch, type SearchEditor } from './change-searches';
import { findSearch } from './queries/read-searches';
import { runDueSchedules } from './run-schedules';
import { scheduleSearch } from './schedule-search';
import { bothEngines } from '../../store/testing/on-engines';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-schedules-'));

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe.each(bothEngines({ isGuarded: true }))('schedules on %s', (_engine, open) => {
  let store: Store;
  let now: Date;
  let id: string;
  const reader = { brandId: 'alder', userId: 'u_reporter' };
  const editor = (): SearchEditor => ({
    brand: alder,
    user: {
      id: 'u_reporter',
      email: '',
      name: '',
      locale: 'en',
      sessionId: 's',
      assignments: [{ role: 'reporter', brandIds: ['alder'] }],
      brands: [alder],
    },
    now,
    address: '127.0.0.1',
  });
  const inAll = <T>(work: () => Promise<T>) => actForAllBrands(work);

  beforeEach(async () => {
    store = await open();
    now = new Date('2026-04-10T08:00:00Z');
    await inAll(async () => {
      await givenBrands(store, [alder]);
      await givenUser(store, { id: 'u_reporter', role: 'reporter', brandIds: ['alder'] });
      await store.query("update app_user set locale = 'sw' where id = 'u_reporter'");
      id = await createSearch(store, editor(), {
        name: 'Sent last week',
        screen: '/online',
        query: { status: 'SENT' },
        periodRule: 'LAST_WEEK',
        columns: [],
        shared: false,
      });
      await scheduleSearch(store, editor(), { id, schedule: { cron: '0 7 * * *', format: 'csv' } });
    });
  });
  afterEach(() => store.close());

  /** The step of a process of its own. */
  const step = () => {
    const jobs = createJobs({
      store,
      clock: () => now,
      dataDir: folder,
      handlers: [exportJob(null, handedSources)],
      onFailure: () => undefined,
    });
    return runDueSchedules({ store, jobs, clock: () => now });
  };
  const jobsOf = () =>
    inAll(() =>
      store.query<{ id: string; input: { source: unknown } }>('select id, input from job order by turn'),
    );
  const search = async () => (await inAll(() => findSearch(store, reader, id)))!;

  test('nothing runs before its time; then its file is ordered with the days of that run', async () => {
    now = new Date('2026-04-11T03:59:59Z');
    expect(await step()).toBe(0);
    now = new Date('2026-04-11T04:00:00Z');
    expect(await step()).toBe(1);
    expect(await step()).toBe(0);

    const [job] = await jobsOf();
    expect(job?.input).toMatchObject({
      language: 'sw',
      format: 'csv',
      orderedAt: '2026-04-11T04:00:00.000Z',
      source: {
        kind: 'online-reports',
        query: { status: 'SENT', from: '2026-03-30', to: '2026-04-05' },
      },
    });
    expect(await search()).toMatchObject({
      lastJobId: job?.id,
      lastAt: '2026-04-11T04:00:00.000Z',
      nextAt: '2026-04-12T04:00:00.000Z',
      lastProblem: null,
    });
  });

  test('however many times passed while the server was down, it is run once', async () => {
    now = new Date('2026-04-20T12:00:00Z');
    expect([await step(), await step()]).toEqual([1, 0]);
    expect(await jobsOf()).toHaveLength(1);
    expect((await search()).nextAt).toBe('2026-04-21T04:00:00.000Z');
  });

  test('of processes that look at once, one runs it', async () => {
    now = new Date('2026-04-11T04:00:00Z');
    const runs = await Promise.all([step(), step(), step(), step()]);

    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await jobsOf()).toHaveLength(1);
  });

  test('a run whose order cannot be written stays due', async () => {
    now = new Date('2026-04-11T04:00:00Z');
    const jobs = { enqueue: () => Promise.reject(new Error('the server was killed here')) };
    await expect(runDueSchedules({ store, jobs, clock: () => now })).rejects.toThrow('killed here');
    expect((await search()).lastAt).toBeNull();

    expect(await step()).toBe(1);
    expect(await jobsOf()).toHaveLength(1);
  });

  test('an owner who lost the brand gets no file, and the search says so', async () => {
    await inAll(() => store.query('delete from app_user_role'));
    now = new Date('2026-04-11T04:00:00Z');
    await step();

    expect(await jobsOf()).toEqual([]);
    expect(await search()).toMatchObject({
      lastJobId: null,
      lastProblem: expect.stringContaining('no longer'),
    });
  });

  test('a deleted search does not run; restored, it goes on with its next time', async () => {
    await inAll(() => deleteSearch(store, editor(), id));
    now = new Date('2026-04-13T12:00:00Z');
    expect(await step()).toBe(0);
    await inAll(() => restoreSearch(store, editor(), id));

    expect(await step()).toBe(0);
    expect((await search()).nextAt).toBe('2026-04-14T04:00:00.000Z');
  });

  test('two searches of one owner never have one name, whoever is quicker', async () => {
    const create = () =>
      inAll(() =>
        createSearch(store, editor(), {
          name: 'Twice',
          screen: '/online',
          query: {},
          periodRule: null,
          columns: [],
          shared: false,
        }),
      );
    const outcomes = await Promise.allSettled([create(), create(), create()]);

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
