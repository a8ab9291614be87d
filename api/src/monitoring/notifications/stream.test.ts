import type { AddressInfo } from 'node:net';
import type { Notification } from '@tallyhouse/shared/contracts/notifications';
import { appendAuditEvent, type AuditEvent } from '../../store/audit-trail/append-audit-event';
import { createMint } from '../../platform/auth/mint';
import { readSession } from '../../platform/auth/read-session';
import { startFamily } from '../../platform/auth/token-families';
import { readTokenKeys } from '../../platform/auth/token-keys';
import { readConfig } from '../../platform/config/config';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { endsWithin } from '../../app/testing/ends-within';
import { givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { notifyPeople } from './notify-people';
import { createStreamHub } from './stream-hub';
import { givenGap } from './testing/given-messages';

const now = new Date('2026-04-10T08:00:00Z');
let app: TestApp;
let address: string;
let isOpen: boolean;

beforeEach(async () => {
  const store = await openEmbeddedStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: now.toISOString() });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  isOpen = true;
  address = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/api/Notifications/stream`;
  await givenUser(store, { id: 'u_1', role: 'reporter', brandIds: ['alder', 'elm'] });
  await givenUser(store, { id: 'u_2', role: 'reporter', brandIds: ['elm'] });
});
afterEach(async () => {
  if (isOpen) await app.close();
});

async function signIn(userId: string): Promise<{ token: string; sessionId: string }> {
  const lifetimes = readConfig({}).sessions;
  const mint = createMint(await readTokenKeys(app.store), { now, seconds: lifetimes.accessTokenSeconds });
  const device = { address: '127.0.0.1', userAgent: 'test' };
  const started = await startFamily(
    app.store,
    { userId, device, passwordHash: 'none' },
    { mint, now, lifetimes },
  );
  if (started === undefined) throw new Error('not signed in');
  return { token: started.pair.token, sessionId: started.sessionId };
}

interface Listening {
  readonly status: number;
  readonly contentType: string | null;
  /** Everything that came so far. */
  text(): string;
  /** Resolves with everything once it holds `part`, or rejects after five seconds. */
  until(part: string): Promise<string>;
  readonly ended: Promise<void>;
  leave(): void;
}

async function listen(token: string, headers: Record<string, string> = {}): Promise<Listening> {
  const controller = new AbortController();
  const answer = await fetch(address, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...headers },
    signal: controller.signal,
  });
  let text = '';
  const decoder = new TextDecoder();
  const ended = (async () => {
    for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>)
      text += decoder.decode(part);
  })().catch(() => undefined);
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type'),
    text: () => text,
    ended,
    leave: () => controller.abort(),
    async until(part) {
      for (let tries = 0; tries < 100; tries += 1) {
        if (text.includes(part)) return text;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`nothing like ${part} came, but: ${text}`);
    },
  };
}

function messagesIn(text: string): Notification[] {
  return [...text.matchAll(/^data: (\{"id.*)$/gm)].map(([, json = '']) => JSON.parse(json) as Notification);
}

async function tellOf(file: number, brandId = 'alder'): Promise<void> {
  await givenGap(app.store, {
    brandId,
    object: { kind: 'load-batch', id: `gap_${file}` },
    title: `File ${file} is missing`,
  });
  await notifyPeople(app.store, { now, hasMailServer: false, withDeadlines: false });
}

test('messages come to their recipient as they are written, each with its number', async () => {
  const [one, two] = [await signIn('u_1'), await signIn('u_2')];
  const [mine, theirs] = [await listen(one.token), await listen(two.token)];

  await tellOf(1);
  await tellOf(2, 'elm');
  const text = await mine.until('File 2');
  await theirs.until('File 2');

  expect([mine.status, mine.contentType]).toEqual([200, 'text/event-stream']);
  expect(messagesIn(text).map(({ title }) => title)).toEqual([
    'CA-06: File 1 is missing',
    'CA-06: File 2 is missing',
  ]);
  expect(text).toMatch(/event: notification\nid: \d+\ndata: \{/);
  expect(messagesIn(theirs.text()).map(({ title }) => title)).toEqual(['CA-06: File 2 is missing']);
  mine.leave();
  theirs.leave();
});

test('who comes back gets what was missed, from the last number on @deep', async () => {
  const { token } = await signIn('u_1');
  await tellOf(1);
  await tellOf(2);
  const first = await listen(token, { 'last-event-id': '0' });
  const before = messagesIn(await first.until('File 2'));
  first.leave();
  await tellOf(3);

  const again = await listen(token, { 'last-event-id': String(before.at(-1)?.seq) });
  const fresh = await listen(token);

  expect(messagesIn(await again.until('File 3')).map(({ title }) => title)).toEqual([
    'CA-06: File 3 is missing',
  ]);
  await tellOf(4);
  expect(messagesIn(await fresh.until('File 4')).map(({ title }) => title)).toEqual([
    'CA-06: File 4 is missing',
  ]);
  again.leave();
  fresh.leave();
});

test('who missed more than is sent again is told to read the list', async () => {
  const { token } = await signIn('u_1');
  await tellOf(1);
  await app.store.query(
    `insert into notification (id, seq, user_id, channel, event, source_id, title, body, object_kind, object_id, link,
       created_at, delivery_state, attempts)
     select 'ntf_' || i, i, 'u_1', 'IN_APP', 'ALERT', 's' || i, 't', 't', 'alert', 'a', '/', '2026-04-10T08:00:00Z', 'SENT', 1
     from (select unnest(generate_series(1000, 1300)) as i) g`,
  );
  await app.store.query('update notification_turn set last = 1300');

  const stream = await listen(token, { 'last-event-id': '0' });

  expect(await stream.until('reset')).toContain('event: reset\nid: 1300\n');
  expect(messagesIn(stream.text())).toEqual([]);
  stream.leave();
});

test.each([
  ['signs out', `update token_family set revoked_at = '2026-04-10T08:00:00Z', revoked_reason = 'LOGOUT'`],
  ['is disabled', `update app_user set disabled_at = '2026-04-10T08:00:00Z'`],
])('the stream of who %s ends within two seconds', async (_, sql) => {
  const { token } = await signIn('u_1');
  const stream = await listen(token);
  await stream.until(': open');

  await app.store.query(sql);

  expect(await endsWithin(2500, stream.ended)).toBe(true);
});

test('who loses a brand gets no more messages of it @deep', async () => {
  const { token } = await signIn('u_1');
  const stream = await listen(token);
  await stream.until(': open');
  // Told while the brand was held, looked at after it was lost.
  await givenGap(app.store);
  await notifyPeople(app.store, { now, hasMailServer: false, withDeadlines: false });
  await app.store.query(`delete from app_user_role where user_id = 'u_1' and brand_id = 'alder'`);
  await tellOf(2, 'elm');

  expect(messagesIn(await stream.until('File 2')).map(({ brandId }) => brandId)).toEqual(['elm']);
  stream.leave();
});

test('what anybody changes is told to all who hold the brand, once for a kind, and to nobody else @deep', async () => {
  const [one, two] = [await signIn('u_1'), await signIn('u_2')];
  const [mine, theirs] = [await listen(one.token), await listen(two.token)];
  await Promise.all([mine.until(': open'), theirs.until(': open')]);
  // The first look finds out what had been changed before.
  await new Promise((resolve) => setTimeout(resolve, 1500));

  await app.store.tx(async (tx) => {
    for (const id of ['rep_1', 'rep_2']) await appendAuditEvent(tx, deedOn('alder', { kind: 'report', id }));
    await appendAuditEvent(tx, deedOn('alder', { kind: 'session', id: 's_1' }));
  });
  await mine.until('event: change');
  await app.store.tx((tx) => appendAuditEvent(tx, deedOn('elm', { kind: 'alert', id: 'alr_1' })));
  await mine.until('"elm"');
  await theirs.until('"elm"');

  const changesIn = (text: string) =>
    [...text.matchAll(/event: change\ndata: (.*)/g)].map(([, json]) => json);
  const elm = '{"brandId":"elm","kind":"alert"}';
  expect(changesIn(mine.text())).toEqual(['{"brandId":"alder","kind":"report"}', elm]);
  expect(changesIn(theirs.text())).toEqual([elm]);
  mine.leave();
  theirs.leave();
});

function deedOn(brandId: string, object: AuditEvent['object']): AuditEvent {
  return { at: now, action: 'REPORT_MOVED', brandId, object };
}

test('a stream may last longer than any other answer @deep', async () => {
  await app.close();
  const store = await openEmbeddedStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store, { now: now.toISOString(), config: { callLimitSeconds: 1 } });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(app.server.server.address() as AddressInfo).port}/api/Notifications/stream`;
  await givenUser(store, { id: 'u_1', role: 'reporter', brandIds: ['alder'] });
  const { token } = await signIn('u_1');
  const stream = await listen(token);
  await stream.until(': open');

  await new Promise((resolve) => setTimeout(resolve, 2000));
  await tellOf(1);

  expect(messagesIn(await stream.until('File 1'))).toHaveLength(1);
  stream.leave();
});

test('nobody unknown gets a stream, and a call that does not ask for one gets none', async () => {
  const { token } = await signIn('u_1');

  expect((await listen('nonsense')).status).toBe(401);
  expect((await listen(token, { accept: 'application/json' })).status).toBe(406);
});

test('a sixth stream of a user ends the first @deep', async () => {
  const { token } = await signIn('u_1');
  const streams = [];
  for (let count = 0; count < 6; count += 1) streams.push(await listen(token));

  await streams[0]?.ended;

  await tellOf(1);
  await Promise.all(streams.slice(1).map((stream) => stream.until('File 1')));
  for (const stream of streams) stream.leave();
});

test('who does not read is dropped, and can come back @deep', async () => {
  const { token, sessionId } = await signIn('u_1');
  const user = await readSession(app.store, sessionId, now);
  if (user === undefined) throw new Error(`${token} is of nobody`);
  const hub = createStreamHub({ store: app.store, clock: () => now, onFailure: () => undefined });
  const content = await hub.open(user, null);
  const ended = new Promise<void>((resolve) => content.once('close', resolve));

  await app.store.query(
    `insert into notification (id, seq, user_id, channel, event, source_id, title, body, object_kind, object_id, link,
       created_at, delivery_state, attempts)
     select 'ntf_' || i, i, 'u_1', 'IN_APP', 'ALERT', 's' || i, 't', repeat('x', 2000), 'alert', 'a', '/',
       '2026-04-10T08:00:00Z', 'SENT', 1
     from (select unnest(generate_series(1, 200)) as i) g`,
  );
  await app.store.query('update notification_turn set last = 200');
  await ended;

  expect(content.destroyed).toBe(true);
  expect(content.readableLength).toBeLessThan(300_000);
  const again = await hub.open(user, 190);
  expect(String(again.read())).toContain('id: 191\n');
  await hub.close();
});

test('the server closes with streams open, at once', async () => {
  const { token } = await signIn('u_1');
  const stream = await listen(token);
  await stream.until(': open');

  isOpen = false;
  expect(await endsWithin(2500, Promise.all([app.close(), stream.ended]))).toBe(true);
});
