import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { alder, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp } from '../../app/testing/test-app';

const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-keep-schedules-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('a server that comes up runs what was due while it was down, and the owner finds the file', async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder]);
  const before = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir } });
  const reporter = await before.signIn({ role: 'reporter', brandIds: ['alder'] });
  const text = { name: 'All reports', screen: '/online', query: {} };
  const { id } = (
    await reporter('POST', '/api/SavedSearches', { brand: 'alder', body: text })
  ).json<SavedSearch>();
  const body = { schedule: { cron: '0 7 * * *', format: 'csv' } };
  await reporter('POST', `/api/SavedSearches/${id}/schedule`, { brand: 'alder', body });
  await before.server.close();

  const after = await startTestApp(store, { now: '2026-04-14T08:00:00Z', config: { dataDir } });
  const again = await after.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_viewer' });
  const read = async () => {
    const health = await again('GET', '/api/health/live');
    expect(health.statusCode).toBe(200);
    return store.query<{ id: string; state: Job['state'] }>('select id, state from job');
  };
  let jobs = await read();
  while (jobs[0]?.state !== 'DONE' && jobs[0]?.state !== 'FAILED') {
    await setTimeout(100);
    jobs = await read();
  }
  expect(jobs).toEqual([{ id: expect.any(String), state: 'DONE' }]);
  const [schedule] = await store.query('select last_job_id, last_problem from saved_search_schedule');
  expect(schedule).toEqual({ last_job_id: jobs[0].id, last_problem: null });
  await after.close();
});
