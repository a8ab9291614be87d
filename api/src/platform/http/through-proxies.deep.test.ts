import { mkdtempSync, rmSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestTls, type RequestOptions } from 'node:https';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { tellFailures } from '../auth/limits/failure-notes';
import { hashPassword } from '../auth/passwords';
import { readConfig } from '../config/config';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { proxyNames, startProxy, whyNoProxies, type RunningProxy } from './testing/given-proxy';

const reason = whyNoProxies();
if (reason !== null) console.warn(`Skipped: ${reason}.`);

const password = 'Right-password-1';
const megabyte = 1024 * 1024;
const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-proxies-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: Buffer | string;
  /** Address of the loopback that the caller has. */
  readonly from?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What a browser with this address gets: an answer as soon as its headers are there. */
function begin(port: number, path: string, sent: Sent, isTls = true): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = sent;
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    method,
    localAddress: from,
    servername: 'reports.example',
    rejectUnauthorized: false,
    agent: false,
    headers: {
      host: 'reports.example',
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
  };
  return new Promise((done, failed) => {
    const call = isTls ? requestTls(options, done) : requestPlain(options, done);
    call.on('error', failed);
    call.end(body);
  });
}

async function send(port: number, path: string, sent: Sent = {}, isTls = true): Promise<Answer> {
  const answer = await begin(port, path, sent, isTls);
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode ?? 0, headers: answer.headers, text };
}

const describeHere = reason === null ? describe : describe.skip;

describeHere.each(proxyNames)('through %s, as the guide sets it up', (name) => {
  let app: TestApp;
  let proxy: RunningProxy;
  let serverPort: number;

  async function given(trust: string): Promise<void> {
    const { trustedProxies } = readConfig({ TRUST_PROXY: trust });
    app = await startTestApp(await openTestStore(), { config: { trustedProxies } });
    await givenUser(app.store, {
      ...{ id: 'u_admin', role: 'admin', brandIds: '*' },
      passwordHash: await hashPassword(password),
    });
    await app.server.listen({ host: '127.0.0.1', port: 0 });
    serverPort = (app.server.server.address() as AddressInfo).port;
    proxy = await startProxy(name, join(folder, `${name}-${serverPort}`), serverPort);
  }
  afterEach(async () => {
    await proxy.stop();
    await app.close();
  });

  const logInTo = (port: number, sent: Sent & { password?: string }, isTls = true) =>
    send(
      port,
      '/api/Auth/login',
      {
        method: 'POST',
        ...sent,
        headers: { 'content-type': 'application/json', ...sent.headers },
        body: JSON.stringify({ email: 'u_admin@example.test', password: sent.password ?? 'wrong' }),
      },
      isTls,
    );
  const addressesInAudit = async () => {
    await tellFailures(app.store, new Date('2026-03-15T10:00:01Z'));
    const rows = await app.store.query<{ address: string }>('select address from audit_event order by seq');
    return rows.map(({ address }) => address);
  };
  const spoofed = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'http' };

  test.each(['127.0.0.1', '127.0.0.0/30', '1'])(
    'TRUST_PROXY=%s: the audit and the limits have the caller’s address, not what it says of itself',
    async (trust) => {
      await given(trust);

      const tries = [];
      for (let count = 0; count < 6; count += 1) {
        tries.push((await logInTo(proxy.port, { from: '127.0.0.5', headers: spoofed })).status);
      }
      const other = await logInTo(proxy.port, { from: '127.0.0.6' });

      expect([...tries, other.status]).toEqual([401, 401, 401, 401, 401, 429, 401]);
      expect(await addressesInAudit()).toEqual(['127.0.0.5', '127.0.0.5']);
    },
  );

  test('what comes past the proxy is taken for what it is', async () => {
    await given('127.0.0.1');

    const past = await logInTo(
      serverPort,
      { from: '127.0.0.9', headers: { ...spoofed, 'x-forwarded-proto': 'https' } },
      false,
    );

    expect(past.headers['strict-transport-security']).toBeUndefined();
    expect(await addressesInAudit()).toEqual(['127.0.0.9']);
  });

  test('cookies are Secure, and the browser is told to stay with TLS', async () => {
    await given('127.0.0.1');

    const { status, headers } = await logInTo(proxy.port, { password, headers: spoofed });

    expect(status).toBe(200);
    expect(headers['set-cookie']).toHaveLength(2);
    expect(headers['set-cookie']?.every((cookie) => cookie.endsWith('; Secure'))).toBe(true);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });

  test('live updates pass while their answer goes on, and end with the page that reads them', async () => {
    await given('127.0.0.1');
    const { text } = await logInTo(proxy.port, { password });
    const { token } = JSON.parse(text) as Auth;

    const left = new Promise<void>((done) => {
      app.server.server.on('request', (_call, answer: ServerResponse) => answer.once('close', () => done()));
    });
    const stream = await begin(proxy.port, '/api/Notifications/stream', {
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        'accept-encoding': 'gzip, br',
      },
    });
    const first = await new Promise<string>((done) =>
      stream.once('data', (part: Buffer) => done(part.toString())),
    );
    const isOver = stream.complete;
    stream.destroy();

    expect(first).toContain(': open');
    expect(isOver).toBe(false);
    // Well before the server would notice it by itself.
    await left;
  }, 30_000);

  test('a file as large as the product takes passes; what is larger is refused', async () => {
    await given('127.0.0.1');
    const login = await logInTo(proxy.port, { password });
    const { token } = JSON.parse(login.text) as Auth;
    const mark = /XSRF-TOKEN=([^;]+)/.exec(String(login.headers['set-cookie']))?.[1] ?? '';
    const upload = (bytes: number) =>
      send(proxy.port, '/api/LoadData/batches', {
        method: 'POST',
        body: Buffer.alloc(bytes, '#'),
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'text/csv',
          cookie: `XSRF-TOKEN=${mark}`,
          'x-xsrf-token': mark,
        },
      });

    const largest = await upload(64 * megabyte);
    const larger = await upload(64 * megabyte + 1);
    const far = await upload(101 * megabyte);

    const codeOf = ({ status, text }: Answer) => `${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? text}`;
    expect([largest, larger].map(codeOf)).toEqual(['400 VALIDATION', '413 TOO_LARGE']);
    expect(far.status).toBe(413);
  });
});
