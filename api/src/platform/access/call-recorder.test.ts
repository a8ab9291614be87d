import { listAudit, type AuditEventLine } from '@tallyhouse/shared/contracts/audit';
import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import type { Job } from '@tallyhouse/shared/contracts/jobs';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JSZip from 'jszip';
import { alder, elm, givenBrands, givenSettlement } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

let app: TestApp;
let folder: string;
let reporter: TestCaller;
let auditor: TestCaller;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-recorder-'));
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenSettlement(store, { day: '2026-03-02', stake: '100' });
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z', config: { dataDir: folder } });
  reporter = await app.signIn({ role: 'reporter', brandIds: '*' });
  auditor = await app.signIn({ role: 'auditor', brandIds: '*' });
  // Alder is Tanzanian, Elm Maltese.
  await store.query(
    `update app_user_role set jurisdictions = 'TZ', valid_until = '2026-04-10T09:00:00' where user_id = 'u_auditor'`,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function events(action: string): Promise<AuditEventLine[]> {
  const approver = await app.signIn({ role: 'approver', brandIds: '*', id: `u_asks_${(asked += 1)}` });
  const answer = await approver('GET', listAudit.path, { query: { action } });
  return answer.json<{ items: AuditEventLine[] }>().items;
}
let asked = 0;

async function givenReport(brand: string): Promise<ReportHeader> {
  const body = {
    type: 'ONLINE_DAILY',
    period: { from: '2026-03-01', to: '2026-03-31' },
    fields: ['day', 'ggr'],
  };
  const simulated = await reporter('POST', '/api/OnlineReports/simulation', { brand, body });
  const { simulationId } = simulated.json<Simulation>();
  const kept = await reporter('POST', '/api/DoubleConfirmation/prepare', { brand, body: { simulationId } });
  return kept.json<ReportHeader>();
}

describe('a refusal', () => {
  test('is in the audit, with who, what and for which brand, once a minute', async () => {
    const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_curious' });
    for (let n = 0; n < 3; n += 1) {
      expect((await viewer('GET', '/api/Report/status-reports', { brand: 'alder' })).statusCode).toBe(403);
    }

    const mine = (await events('ACCESS_REFUSED')).filter(({ actor }) => actor?.id === 'u_curious');
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      brandId: 'alder',
      object: { kind: 'call', id: 'GET /api/Report/status-reports' },
      detail: { code: 'FORBIDDEN', brand: 'alder', url: '/api/Report/status-reports' },
    });
    app.advance(60_001);
    await viewer('GET', '/api/Report/status-reports', { brand: 'alder' });
    expect((await events('ACCESS_REFUSED')).filter(({ actor }) => actor?.id === 'u_curious')).toHaveLength(2);
  });

  test('of a brand that is not held names the brand that was tried', async () => {
    const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_nosy' });
    expect((await viewer('GET', '/api/OnlineReports', { brand: 'elm' })).statusCode).toBe(403);

    const [event] = (await events('ACCESS_REFUSED')).filter(({ actor }) => actor?.id === 'u_nosy');
    expect(event).toMatchObject({ brandId: null, detail: { code: 'BRAND_FORBIDDEN', brand: 'elm' } });
  });

  test('inside a call counts as well', async () => {
    const admin = await app.signIn({ role: 'admin', brandIds: ['alder'], id: 'u_deep' });
    const query = { from: '2026-03-01', to: '2026-03-31', level: 'ticket' };
    expect((await admin('GET', '/api/RetailReports', { brand: 'alder', query })).statusCode).toBe(403);

    expect((await events('ACCESS_REFUSED')).map(({ actor }) => actor?.id)).toContain('u_deep');
  });
});

describe('an auditor', () => {
  test('B14: of one jurisdiction does not find the report of another, and the try is on record', async () => {
    const [own, foreign] = [await givenReport('alder'), await givenReport('elm')];

    const opened = await auditor('GET', '/api/OnlineReports/reportbyid', {
      query: { id: own.id },
      brand: 'alder',
    });
    const missing = await auditor('GET', '/api/OnlineReports/reportbyid', {
      query: { id: foreign.id },
      brand: 'alder',
    });
    const closed = await auditor('GET', '/api/OnlineReports/reportbyid', {
      query: { id: foreign.id },
      brand: 'elm',
    });

    expect([opened, missing, closed].map(({ statusCode }) => statusCode)).toEqual([200, 404, 403]);
    expect(missing.body).not.toContain('Elm');
    const views = (await events('AUDITOR_VIEWED')).map(({ detail, brandId }) => [
      brandId,
      detail['url'],
      detail['status'],
    ]);
    expect(views).toContainEqual(['alder', `/api/OnlineReports/reportbyid?id=${own.id}`, 200]);
    expect(views).toContainEqual(['alder', `/api/OnlineReports/reportbyid?id=${foreign.id}`, 404]);
  });

  test('sees in the group view the brands of the jurisdiction alone', async () => {
    const answer = await auditor('GET', '/api/User/brands');

    expect(answer.json<{ items: { id: string }[] }>().items.map(({ id }) => id)).toEqual(['alder']);
  });

  test('leaves a row for every view, and others leave none', async () => {
    const before = (await events('AUDITOR_VIEWED')).length;
    for (let n = 0; n < 3; n += 1) await auditor('GET', '/api/OnlineReports', { brand: 'alder' });
    await reporter('GET', '/api/OnlineReports', { brand: 'alder' });

    const views = await events('AUDITOR_VIEWED');
    expect(views).toHaveLength(before + 3);
    expect(new Set(views.map(({ actor }) => actor?.id))).toEqual(new Set(['u_auditor']));
  });

  test('gets no answer where the view cannot be put on record', async () => {
    await app.store.query('alter table audit_head rename to audit_head_gone');
    const blind = await auditor('GET', '/api/OnlineReports', { brand: 'alder' });
    const others = await reporter('GET', '/api/OnlineReports', { brand: 'alder' });
    await app.store.query('alter table audit_head_gone rename to audit_head');

    expect([blind.statusCode, others.statusCode]).toEqual([500, 200]);
  });

  test.each(['csv', 'json', 'xlsx'])(
    'gets exports with a watermark as %s, and they are in the audit',
    async (format) => {
      const { id } = await givenReport('alder');
      const source = { kind: 'report', reportId: id };
      const file = await exported(auditor, { source, format });
      const plain = await exported(reporter, { source, format });

      expect(await wordsOf(file)).toContain('Not to be passed on');
      expect(await wordsOf(plain)).not.toContain('Not to be passed on');
      const [, event] = await events('DATA_EXPORTED');
      expect(event).toMatchObject({
        actor: { id: 'u_auditor' },
        brandId: 'alder',
        object: { kind: 'export', id },
        detail: {
          format,
          rows: 1,
          bytes: file.length,
          sha256: createHash('sha256').update(file).digest('hex'),
        },
      });
    },
  );

  test('is nobody from the instant on at which the assignment ends', async () => {
    app.advance(Date.parse('2026-04-10T08:09:00Z') - Date.parse('2026-04-10T08:01:00Z'));
    await app.store.query(
      `update app_user_role set valid_until = '2026-04-10T08:05:00' where user_id = 'u_auditor'`,
    );

    expect((await auditor('GET', '/api/OnlineReports', { brand: 'alder' })).statusCode).toBe(403);
    expect((await auditor('GET', '/api/OnlineReports')).statusCode).toBe(403);
  });
});

async function exported(caller: TestCaller, body: object): Promise<Buffer> {
  const ordered = (await caller('POST', '/api/Exports', { brand: 'alder', body })).json<Job>();
  for (;;) {
    const job = (await caller('GET', `/api/Jobs/${ordered.id}`)).json<Job>();
    if (job.state === 'DONE') return (await caller('GET', `/api/Jobs/${ordered.id}/result`)).rawPayload;
    if (job.state === 'FAILED') throw new Error(JSON.stringify(job.problem));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function wordsOf(file: Buffer): Promise<string> {
  if (file.subarray(0, 2).toString('latin1') !== 'PK') return file.toString('utf8');
  const archive = await JSZip.loadAsync(file);
  const texts = await Promise.all(Object.values(archive.files).map((part) => part.async('string')));
  return texts.join('');
}
