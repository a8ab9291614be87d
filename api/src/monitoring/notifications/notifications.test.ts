import type {
  Notification,
  NotificationMatrix,
  NotificationPreferences,
} from '@tallyhouse/shared/contracts/notifications';
import { givenReport } from '../alerts/engine/testing/given-rows';
import { verifyAudit } from '../../house/audit/verify-audit';
import { alder, elm, givenBrands, insertLicence } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { deliverDue } from './deliver';
import { forgetOldNotifications } from './forget-old-notifications';
import { defaultMatrix } from './matrix';
import { notifyPeople } from './notify-people';
import { createMailer, type Letter, type Mailer } from '../../platform/mail/send-mail';
import { createWebhookPoster, signatureOf } from './send-webhook';
import { givenGap, startMailServer, startWebhookServer } from './testing/given-messages';

let app: TestApp;
let reporter: TestCaller;
let now: Date;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  now = new Date('2026-04-10T08:00:00Z');
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
});
afterEach(() => app.close());

function tell(hasMailServer = false): Promise<number> {
  return notifyPeople(app.store, { now, hasMailServer, withDeadlines: false });
}

async function list(caller: TestCaller, query: Record<string, string> = {}) {
  const answer = await caller('GET', '/api/Notifications', { query });
  return answer.json<{ items: Notification[]; totalCount: number; unread: number }>();
}

function putPreferences(caller: TestCaller, version: number, body: Record<string, unknown>) {
  const headers = { 'if-match': `"${version}"` };
  return caller('PUT', '/api/Notifications/preferences', {
    headers,
    body: { matrix: defaultMatrix, webhookUrl: null, ...body },
  });
}

test('an alert is told once to those of its brand who can do something about it', async () => {
  const [approver, viewer, elmReporter] = [
    await app.signIn({ role: 'approver', brandIds: '*' }),
    await app.signIn({ role: 'viewer', brandIds: ['alder'] }),
    await app.signIn({ role: 'reporter', brandIds: ['elm'], id: 'u_elm' }),
  ];
  await app.store.query(
    `insert into app_user_role (user_id, role, brand_id, valid_until) values ('u_elm', 'reporter', 'alder', '2026-04-10T07:00:00Z')`,
  );
  const { id } = await givenGap(app.store);

  await tell();
  await tell();

  const told = await list(reporter);
  expect(told).toMatchObject({ totalCount: 1, unread: 1 });
  expect(told.items[0]).toMatchObject({
    event: 'ALERT',
    channel: 'IN_APP',
    brandId: 'alder',
    title: 'CA-06: File 1 is missing',
    object: { kind: 'alert', id },
    link: `/critical-alert-history?id=${id}`,
    recipient: { id: 'u_reporter' },
    deliveryState: 'SENT',
    readAt: null,
  });
  expect((await list(approver)).totalCount).toBe(1);
  expect((await list(viewer)).totalCount).toBe(0);
  expect((await list(elmReporter)).totalCount).toBe(0);
});

test('what concerns the system is told to those who run it, and nobody else', async () => {
  const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  await givenGap(app.store, { code: 'CA-09', brandId: null, object: { kind: 'audit', id: 'chain' } });
  await givenGap(app.store, { code: 'CA-13' });

  await tell();

  expect((await list(admin)).items.map(({ title }) => title.slice(0, 5))).toEqual(
    expect.arrayContaining(['CA-09', 'CA-13']),
  );
  expect((await list(reporter)).totalCount).toBe(0);
});

test('more of a kind than anybody reads is told in one message', async () => {
  for (let file = 1; file <= 7; file += 1) {
    await givenGap(app.store, {
      object: { kind: 'load-batch', id: `gap_${file}` },
      title: `File ${file} is missing`,
    });
  }

  await tell();

  expect((await list(reporter)).items).toMatchObject([
    { title: '7 new CA-06 alerts', text: expect.stringContaining('6 more') },
  ]);
});

test('the handing over and the end of an alert are told, but not to who did it', async () => {
  const approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  const { id } = await givenGap(app.store);
  await tell();
  const handle = (verb: string, version: number, body: Record<string, unknown>) =>
    reporter('POST', `/api/CriticalAlerts/${id}/${verb}`, {
      brand: 'alder',
      headers: { 'if-match': `"${version}"` },
      body: { note: 'Please look at this', ...body },
    });

  await handle('assign', 1, { ownerId: 'u_approver' });
  await tell();
  await handle('resolve', 2, {});
  await tell();

  expect((await list(approver, { channel: 'IN_APP' })).items.map(({ event }) => event)).toEqual([
    'ALERT_ENDED',
    'ALERT_ASSIGNED',
    'ALERT',
  ]);
  expect((await list(reporter)).items.map(({ event }) => event)).toEqual(['ALERT']);
});

test('what began and ended before anybody could be told is told to nobody', async () => {
  const { id } = await givenGap(app.store);
  await reporter('POST', `/api/CriticalAlerts/${id}/resolve`, {
    brand: 'alder',
    headers: { 'if-match': '"1"' },
    body: { note: 'The file has come by now' },
  });

  await tell();

  expect((await list(reporter)).totalCount).toBe(0);
});

test('one reads and marks one’s own messages; those of others need the log’s permission', async () => {
  const approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  await givenGap(app.store);
  await tell();
  const [own] = (await list(reporter)).items;
  const [theirs] = (await list(approver)).items;

  const ids = [own?.id, theirs?.id, 'ntf_none'];
  const marked = await reporter('POST', '/api/Notifications/markRead', { body: { ids } });
  const again = await reporter('POST', '/api/Notifications/markRead', { body: { ids } });

  expect([marked.json(), again.json()]).toEqual([
    { marked: 1, unread: 0 },
    { marked: 0, unread: 0 },
  ]);
  expect((await list(approver)).unread).toBe(1);
  expect((await list(reporter, { read: 'false' })).totalCount).toBe(0);
  // The approver is told by e-mail of nothing here: one message in the app each.
  expect((await list(reporter, { box: 'all' })).totalCount).toBe(2);
  expect((await list(reporter, { box: 'all', channel: 'EMAIL' })).totalCount).toBe(0);
  expect((await viewer('GET', '/api/Notifications', { query: { box: 'all' } })).statusCode).toBe(403);
});

test('all messages up to the one seen last are marked, and what came since is not', async () => {
  await givenGap(app.store);
  await tell();
  const seen = (await list(reporter)).items[0]?.seq;
  await givenGap(app.store, { object: { kind: 'load-batch', id: 'gap_2' }, title: 'File 2 is missing' });
  await tell();

  const marked = await reporter('POST', '/api/Notifications/markRead', { body: { upTo: seen } });
  const both = await reporter('POST', '/api/Notifications/markRead', {
    body: { upTo: seen, ids: ['ntf_1'] },
  });

  expect(marked.json()).toEqual({ marked: 1, unread: 1 });
  expect(both.statusCode).toBe(400);
});

test('who loses a brand loses its messages', async () => {
  await givenGap(app.store);
  await tell();

  await app.store.query(`update app_user_role set brand_id = 'elm' where user_id = 'u_reporter'`);

  expect(await list(reporter)).toMatchObject({ totalCount: 0, unread: 0 });
});

test('preferences decide the channels, and are changed by whoever has seen the newest', async () => {
  const muted: NotificationMatrix = {
    ...defaultMatrix,
    ALERT: { IN_APP: false, EMAIL: true, WEBHOOK: false },
  };
  const before = await reporter('GET', '/api/Notifications/preferences');

  const written = await putPreferences(reporter, 0, { matrix: muted });
  const late = await putPreferences(reporter, 0, { matrix: defaultMatrix });

  expect(before.headers['etag']).toBe('"0"');
  expect(written.json()).toMatchObject({
    matrix: muted,
    version: 1,
    hasMailServer: false,
    webhookSecret: null,
  });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([412, 'VERSION_CONFLICT']);
  await givenGap(app.store);
  await tell();
  expect((await list(reporter)).items).toMatchObject([
    {
      channel: 'EMAIL',
      deliveryState: 'SKIPPED',
      deliveryDetail: 'No mail server is configured.',
      sentAt: null,
    },
  ]);
});

test('the steps of a report are told to those who act next, and to who prepared it', async () => {
  const [preparer, approver] = [
    await app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'u_1' }),
    await app.signIn({ role: 'approver', brandIds: ['alder'] }),
  ];
  const eventsOf = async (caller: TestCaller) =>
    (await list(caller, { channel: 'IN_APP' })).items.map(({ title }) => title);
  await givenReport(app.store, { state: 'PENDING_CONFIRMATION', at: '2026-04-10T07:00:00Z' });
  await tell();
  await app.store.query(
    `insert into report_transition (id, report_id, happened_at, from_state, to_state, actor_id, reason)
     values ('t_2', 'rep_1', '2026-04-10T07:30:00Z', 'SENT', 'REJECTED', 'system', 'ERR-7')`,
  );
  await tell();

  expect(await eventsOf(approver)).toEqual(['Awaiting confirmation: Online, March 2026']);
  expect(await eventsOf(preparer)).toEqual(['Rejected by the authority: Online, March 2026']);
  expect(await eventsOf(reporter)).toEqual(['Rejected by the authority: Online, March 2026']);
});

test('a deadline is told once a week ahead and once three days ahead, unless it is met', async () => {
  await insertLicence(app.store, {
    ...{
      id: 'lic-sports',
      authority: 'GBT',
      products: 'SPORTS_PREMATCH,SPORTS_LIVE',
      valid_from: '2025-01-01',
    },
  });
  const toldAt = async (instant: string) => {
    const sent = { now: new Date(instant), hasMailServer: false, withDeadlines: true };
    await notifyPeople(app.store, sent);
    const { items } = await list(reporter, { event: 'DEADLINE', channel: 'IN_APP' });
    const own = items.filter(({ object }) => object.id.includes('GGT-SPORTS|2026-03-01'));
    // The last minute of 7 April, not the midnight after it.
    for (const { text } of own) expect(text).toBe('Due to TRA by 2026-04-07T20:59:00.000Z.');
    return own.map(({ title }) => title.slice(0, 17));
  };

  // A week before 7 April begins where the authority is.
  expect(await toldAt('2026-03-30T20:59:59Z')).toEqual([]);
  expect(await toldAt('2026-03-30T21:00:00Z')).toEqual(['Due within 7 days']);
  expect(await toldAt('2026-04-02T08:00:00Z')).toHaveLength(1);
  expect(await toldAt('2026-04-03T08:00:00Z')).toHaveLength(1);
  expect(await toldAt('2026-04-05T08:00:00Z')).toEqual(['Due within 3 days', 'Due within 7 days']);
  expect(await toldAt('2026-04-06T08:00:00Z')).toHaveLength(2);
});

test('a search that ran by itself is told to its owner', async () => {
  await app.store.query(
    `insert into saved_search (id, brand_id, owner_id, name, screen, query, columns, shared, version, created_at, updated_by, updated_at)
     values ('srch_1', 'alder', 'u_reporter', 'Mondays', '/retail', '{}', '[]', true, 1, '2026-01-01T00:00:00Z', 'u_reporter', '2026-01-01T00:00:00Z')`,
  );
  await app.store.query(
    `insert into saved_search_schedule (search_id, brand_id, cron, format, next_at, last_at, last_job_id)
     values ('srch_1', 'alder', '0 7 * * 1', 'xlsx', '2026-04-17T07:00:00Z', '2026-04-10T07:00:00Z', 'job_1')`,
  );

  await tell();
  await tell();

  expect((await list(reporter)).items).toMatchObject([
    { event: 'SCHEDULED_RUN', title: 'Ready: Mondays', object: { kind: 'job', id: 'job_1' } },
  ]);
});

test('who never chose takes what the brand has chosen', async () => {
  const approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  await putPreferences(approver, 0, {});
  const settings = { notificationDefaults: [{ event: 'ALERT', channels: ['EMAIL'] }] };
  await app.store.query(
    `insert into brand_settings (brand_id, settings, version, updated_by, updated_at)
     values ('alder', $1, 1, 'u_1', '2026-01-01T00:00:00Z')`,
    [JSON.stringify(settings)],
  );
  await givenGap(app.store);

  await tell();

  expect((await list(reporter)).items.map(({ channel }) => channel)).toEqual(['EMAIL']);
  expect((await list(approver)).items.map(({ channel }) => channel)).toEqual(['IN_APP']);
});

test('messages are kept for over a year', async () => {
  await givenGap(app.store);
  await tell();

  await forgetOldNotifications(app.store, new Date('2027-05-01T00:00:00Z'));
  expect((await list(reporter)).totalCount).toBe(1);
  await forgetOldNotifications(app.store, new Date('2027-06-01T00:00:00Z'));
  expect((await list(reporter)).totalCount).toBe(0);
});

test('critical alerts cannot be muted: not by preferences, and not by ones that were written past the check', async () => {
  const none = { IN_APP: false, EMAIL: false, WEBHOOK: false };
  const matrix: NotificationMatrix = { ...defaultMatrix, ALERT_CRITICAL: none };

  const refused = await putPreferences(reporter, 0, { matrix });
  await app.store.query(
    `insert into notification_preference (user_id, matrix, version, updated_at) values ('u_reporter', $1, 1, '2026-01-01T00:00:00Z')`,
    [JSON.stringify(matrix)],
  );
  await givenGap(app.store, { code: 'CA-05' });
  await tell();

  expect(refused.json<{ errors: { code: string }[] }>().errors.map(({ code }) => code)).toEqual([
    'UNMUTABLE',
    'UNMUTABLE',
  ]);
  expect((await list(reporter)).items.map(({ channel }) => channel).sort()).toEqual(['EMAIL', 'IN_APP']);
});

test.each([
  'http://example.test/hook',
  'ftp://example.test',
  'https://user:secret@example.test',
  'nonsense',
  'http://127.0.0.1:4540/',
])('a webhook to %s is refused', async (webhookUrl) => {
  const refused = await putPreferences(reporter, 0, { webhookUrl });

  expect(refused.json()).toMatchObject({ code: 'VALIDATION', errors: [{ code: 'NOT_HTTPS' }] });
});

async function deliver(mailer: Mailer | null = null): Promise<number> {
  const postWebhook = createWebhookPoster({ clock: () => now, allowsLoopback: true });
  return deliverDue(app.store, { now, mailer, postWebhook, publicUrl: 'https://house.test' });
}

async function givenWebhook(url: string): Promise<string> {
  await app.store.query(`insert into store_meta (key, value) values ('demo', '{}')`);
  const answer = await putPreferences(reporter, 0, { webhookUrl: url });
  return answer.json<NotificationPreferences>().webhookSecret ?? '';
}

test('a webhook is posted once, signed with a secret that is shown once', async () => {
  const hook = await startWebhookServer();
  const secret = await givenWebhook(hook.url);
  await givenGap(app.store);
  await tell();

  await deliver();
  await deliver();
  await hook.stop();

  expect(secret.length).toBeGreaterThan(40);
  expect((await reporter('GET', '/api/Notifications/preferences')).json()).toMatchObject({
    webhookSecret: null,
  });
  expect(hook.taken).toHaveLength(1);
  const [{ headers, body } = { headers: {}, body: '' }] = hook.taken;
  const [, seconds = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['tallyhouse-signature'])) ?? [];
  expect(signature).toBe(signatureOf(secret, Number(seconds), Buffer.from(body)));
  expect(Number(seconds)).toBe(now.getTime() / 1000);
  expect(JSON.parse(body)).toMatchObject({
    event: 'ALERT',
    brandId: 'alder',
    title: 'CA-06: File 1 is missing',
    // Who follows it works for the brand that it is about, not for the one they had.
    link: expect.stringMatching(/^\/critical-alert-history\?id=[^&]+&forBrand=alder$/) as string,
  });
  expect((await list(reporter, { channel: 'WEBHOOK' })).items).toMatchObject([
    { deliveryState: 'SENT', attempts: 1, sentAt: '2026-04-10T08:00:00.000Z' },
  ]);
  expect((await verifyAudit(app.store)).faults).toEqual([]);
});

test('what is not taken is tried again, later each time, six times in all, and sent anew when asked', async () => {
  const hook = await startWebhookServer([500, 302, 500]);
  await givenWebhook(hook.url);
  await givenGap(app.store);
  await tell();

  const tried: number[] = [];
  for (let minute = 0; minute < 60; minute += 1) {
    tried.push(await deliver());
    now = new Date(now.getTime() + 60_000);
  }

  expect(tried.flatMap((count, minute) => (count > 0 ? [minute] : []))).toEqual([0, 1, 2, 4, 8, 16]);
  const [failed] = (await list(reporter, { channel: 'WEBHOOK' })).items;
  expect(failed).toMatchObject({
    deliveryState: 'FAILED',
    attempts: 6,
    deliveryDetail: 'It was answered with status 500.',
  });
  const again = await reporter('POST', `/api/Notifications/${failed?.id}/resend`);
  expect(again.json()).toMatchObject({ deliveryState: 'PENDING', attempts: 0 });
  await deliver();
  await hook.stop();
  expect(hook.taken).toHaveLength(7);
  expect(new Set(hook.taken.map(({ headers }) => headers['tallyhouse-id'])).size).toBe(1);
});

test('a webhook that somebody changed in the store is not posted to, and says so', async () => {
  const hook = await startWebhookServer();
  await givenWebhook(hook.url);
  await givenGap(app.store);
  await tell();
  await app.store.query('update notification_preference set webhook_url = webhook_secret');

  await deliver();
  await hook.stop();

  expect(hook.taken).toHaveLength(0);
  expect((await list(reporter, { channel: 'WEBHOOK' })).items).toMatchObject([
    {
      deliveryState: 'PENDING',
      deliveryDetail: expect.stringMatching(/webhook_url u_reporter does not open/),
    },
  ]);
});

test('a message of another brand’s, or in the app, is not sent anew', async () => {
  const stranger = await app.signIn({ role: 'reporter', brandIds: ['elm'], id: 'u_elm' });
  await putPreferences(reporter, 0, {
    matrix: { ...defaultMatrix, ALERT: { IN_APP: true, EMAIL: true, WEBHOOK: false } },
  });
  await givenGap(app.store);
  await tell();
  const mail = (await list(reporter, { channel: 'EMAIL' })).items[0]?.id;
  const inApp = (await list(reporter, { channel: 'IN_APP' })).items[0]?.id;

  expect((await stranger('POST', `/api/Notifications/${mail}/resend`)).statusCode).toBe(404);
  expect((await reporter('POST', `/api/Notifications/${inApp}/resend`)).statusCode).toBe(400);
  expect((await reporter('POST', `/api/Notifications/${mail}/resend`)).statusCode).toBe(200);
});

test('webhooks go to addresses of the internet alone', async () => {
  const message = {
    id: 'ntf_1',
    brandId: null,
    event: 'ALERT',
    title: '',
    text: '',
    link: '/',
    objectKind: 'alert',
    objectId: 'alr_1',
    createdAt: '2026-04-10T08:00:00.000Z',
  } as const;
  const resolve = () => Promise.resolve([{ address: '169.254.169.254', family: 4 }]);
  const post = createWebhookPoster({ clock: () => now, allowsLoopback: false, resolve });

  expect(await post({ url: 'https://hook.example/', secret: 's', message })).toContain(
    'no address of the internet',
  );
  expect(await post({ url: 'https://127.0.0.1/', secret: 's', message })).toContain('this machine itself');
});

test('an e-mail goes through the mail server, again after it was busy, and says what it is about', async () => {
  const mail = await startMailServer(1);
  const mailer = createMailer({ smtpUrl: mail.url, from: 'Tallyhouse <no-reply@house.test>' });
  await givenGap(app.store, { code: 'CA-05', title: 'Totals differ\r\nBcc: everybody@example.test' });
  await tell(true);

  await deliver(mailer);
  const busy = (await list(reporter, { channel: 'EMAIL' })).items[0];
  now = new Date(now.getTime() + 60_000);
  await deliver(mailer);
  mailer?.close();
  await mail.stop();

  expect(busy).toMatchObject({
    deliveryState: 'PENDING',
    attempts: 1,
    deliveryDetail: expect.stringContaining('451'),
  });
  expect(busy?.deliveryDetail).not.toContain('example.test');
  expect(mail.taken).toHaveLength(1);
  const [text = ''] = mail.taken;
  expect(text).toMatch(/^To: u_reporter@example\.test$/m);
  expect(text).toMatch(/^From: Tallyhouse <no-reply@house\.test>$/m);
  // A title cannot add a header.
  expect(text).not.toMatch(/^Bcc:/m);
  expect((await list(reporter, { channel: 'EMAIL' })).items).toMatchObject([
    { deliveryState: 'SENT', attempts: 2 },
  ]);
});

test('a mail is in the language of its reader, by the clocks of the brand, and its link opens the page', async () => {
  await app.store.query(`update app_user set locale = 'sw' where id = 'u_reporter'`);
  const said = {
    code: 'DEADLINE_MISSED_NOT_FILED',
    params: {
      ...{ title: 'Gaming tax: March 2026', titleSw: 'Kodi ya michezo: Machi 2026', authority: 'TRA' },
      dueAt: '2026-04-07T20:59:00.000Z',
    },
  };
  await givenGap(app.store, { code: 'CA-02', severity: 'CRITICAL', said });
  await tell(true);
  const letters: Letter[] = [];

  await deliver({
    send: (_to, letter) => Promise.resolve(letters.push(letter) > 0 ? null : ''),
    close: () => undefined,
  });

  const [{ title, text } = { title: '', text: '' }] = letters;
  expect(title).toBe('CA-02: Imechelewa: Kodi ya michezo: Machi 2026');
  expect(text).toContain('2026-04-07 23:59:00, Africa/Dar_es_Salaam');
  expect(text).not.toMatch(/\dT\d\d:/);
  expect(text).toMatch(
    /Fungua katika Tallyhouse: https:\/\/house\.test\/critical-alert-history\?id=.*forBrand=alder$/,
  );
});

test('two who deliver at once send a message once', async () => {
  const hook = await startWebhookServer();
  await givenWebhook(hook.url);
  await givenGap(app.store);
  await tell();

  const tried = await Promise.all([deliver(), deliver()]);
  await hook.stop();

  expect(tried.sort()).toEqual([0, 1]);
  expect(hook.taken).toHaveLength(1);
});
