import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import type { Notification } from '@tallyhouse/shared/contracts/notifications';
import { readUser } from '../../platform/auth/read-session';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { openStore } from '../../store/open-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { deliverDue } from './deliver';
import { forgetOldNotifications } from './forget-old-notifications';
import { defaultMatrix } from './matrix';
import { notifyPeople } from './notify-people';
import { createStreamHub } from './stream-hub';
import { givenGap } from './testing/given-messages';
import { onEngines } from '../../store/testing/on-engines';

const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-telling-'));
let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const now = new Date('2026-04-10T08:00:00Z');

describe.each(
  onEngines([
    ['duckdb', () => openStore({ dataDir: folder, fileName: 'telling.duckdb' })],
    ['postgres', () => openStore({ dataDir: folder, databaseUrl: postgres.url })],
  ]),
)('alerts and messages on %s', (_, open) => {
  let app: TestApp;
  let reporter: TestCaller;
  let approver: TestCaller;
  let alertId: string;

  beforeAll(async () => {
    const store = await open();
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store, { now: now.toISOString() });
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
    approver = await app.signIn({ role: 'approver', brandIds: '*' });
    ({ id: alertId } = await givenGap(store));
  });
  afterAll(() => app.close());

  const tell = () => notifyPeople(app.store, { now, hasMailServer: true, withDeadlines: true });

  async function messagesOf(caller: TestCaller, query: Record<string, string> = {}) {
    const answer = await caller('GET', '/api/Notifications', { query });
    return answer.json<{ items: Notification[]; totalCount: number; unread: number }>();
  }

  function handle(verb: string, version: number, body: Record<string, unknown> = {}) {
    return reporter('POST', `/api/CriticalAlerts/${alertId}/${verb}`, {
      brand: 'alder',
      headers: { 'if-match': `"${version}"` },
      body: { note: 'The source was called', ...body },
    });
  }

  test('an alert is taken, handed on, resolved, reopened and raised anew', async () => {
    const steps = [
      await handle('acknowledge', 1),
      await handle('assign', 2, { ownerId: 'u_approver' }),
      await handle('resolve', 3, { evidence: ['file_1'] }),
      await handle('reopen', 4),
    ];
    await givenGap(app.store);

    expect(steps.map((step) => step.json<CriticalAlert>().state)).toEqual([
      'ACKNOWLEDGED',
      'ACKNOWLEDGED',
      'RESOLVED',
      'OPEN',
    ]);
    expect((await handle('resolve', 4)).statusCode).toBe(412);
    const query = {
      code: 'CA-06',
      severity: 'HIGH',
      state: 'OPEN',
      owner: 'none',
      from: '2026-04-10',
      to: '2026-04-10',
    };
    const listed = await reporter('GET', '/api/CriticalAlerts', {
      query: { ...query, sort: 'severity:desc' },
    });
    expect(listed.json()).toMatchObject({
      items: [{ id: alertId, count: 2, reopenCount: 1, version: 6 }],
      totals: { HIGH: 1, open: { HIGH: 1 } },
    });
  });

  test('people are told once, read it, and have it sent again', async () => {
    const matrix = { ...defaultMatrix, ALERT: { IN_APP: true, EMAIL: true, WEBHOOK: false } };
    const headers = { 'if-match': '"0"' };
    const written = await reporter('PUT', '/api/Notifications/preferences', {
      headers,
      body: { matrix, webhookUrl: null },
    });
    expect(written.statusCode).toBe(200);

    expect(await tell()).toBeGreaterThan(0);
    expect(await tell()).toBe(0);

    const { items, unread } = await messagesOf(reporter, {
      event: 'ALERT',
      from: '2026-04-10',
      to: '2026-04-10',
    });
    const channels = items.map(({ channel, deliveryState }) => [channel, deliveryState]);
    expect(channels).toEqual(
      expect.arrayContaining([
        ['IN_APP', 'SENT'],
        ['EMAIL', 'PENDING'],
      ]),
    );
    const ids = items.map(({ id }) => id);
    expect((await reporter('POST', '/api/Notifications/markRead', { body: { ids } })).json()).toMatchObject({
      unread: unread - items.filter(({ channel }) => channel === 'IN_APP').length,
    });

    const postWebhook = () => Promise.resolve(null);
    const sent: string[] = [];
    const mailer = {
      send: (to: string) => Promise.resolve(sent.push(to) > 0 ? null : ''),
      close: () => undefined,
    };
    await deliverDue(app.store, { now, mailer, postWebhook });
    expect(new Set(sent)).toEqual(new Set(['u_reporter@example.test', 'u_approver@example.test']));
    expect(await deliverDue(app.store, { now, mailer, postWebhook })).toBe(0);
    const mail = (await messagesOf(reporter, { channel: 'EMAIL', deliveryState: 'SENT', read: 'true' }))
      .items[0];
    expect(mail).toMatchObject({ attempts: 1, sentAt: now.toISOString() });
    expect((await reporter('POST', `/api/Notifications/${mail?.id}/resend`)).json()).toMatchObject({
      attempts: 0,
    });
  });

  test('the stream gives what was missed; the log gives what others were told', async () => {
    const user = await readUser(app.store, 'u_approver', now);
    if (user === undefined) throw new Error('the approver is not there');
    const hub = createStreamHub({ store: app.store, clock: () => now, onFailure: () => undefined });
    const stream = await hub.open(user, 0);

    const text = String(stream.read());
    await hub.close();

    expect(text).toContain('event: notification\nid: ');
    expect(text).not.toContain('u_reporter');
    const all = await messagesOf(approver, { box: 'all' });
    expect(new Set(all.items.map(({ recipient }) => recipient.id))).toEqual(
      new Set(['u_reporter', 'u_approver']),
    );
  });

  test('what is old is forgotten', async () => {
    await forgetOldNotifications(app.store, new Date('2028-01-01T00:00:00Z'));

    expect((await messagesOf(approver, { box: 'all' })).totalCount).toBe(0);
    expect(await app.store.query('select source_id from notified')).toEqual([]);
  });
});
