import type { InjectOptions } from 'fastify';
import { tellFailures } from '../auth/limits/failure-notes';
import { hashPassword } from '../auth/passwords';
import type { Config } from '../config/config';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';

let app: TestApp | undefined;
afterEach(() => app?.close());

async function given(trustedProxies: Config['trustedProxies']) {
  const started = await startTestApp(await openTestStore(), { config: { trustedProxies } });
  app = started;
  const passwordHash = await hashPassword(rightPassword);
  await givenUser(started.store, { id: 'u_viewer', role: 'viewer', brandIds: '*', passwordHash });
  return started;
}

const rightPassword = 'Right-password-1';
const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };

function logIn(
  { server }: TestApp,
  call: Pick<InjectOptions, 'headers' | 'remoteAddress'>,
  password = 'a-wrong-password',
) {
  const payload = { email: 'u_viewer@example.test', password };
  return server.inject({ method: 'POST', url: '/api/Auth/login', payload, ...call });
}

async function addressesSeen({ store }: TestApp): Promise<string[]> {
  await tellFailures(store, new Date('2026-03-15T10:00:01Z'));
  const rows = await store.query<{ address: string }>('select address from audit_event order by address');
  return rows.map(({ address }) => address);
}

test.each<[string, Config['trustedProxies']]>([
  ['by its address', ['127.0.0.1']],
  ['by its network', ['127.0.0.0/8']],
  ['as one in a row', 1],
])('what a proxy trusted %s says of the caller holds', async (_how, trustedProxies) => {
  const started = await given(trustedProxies);

  const answer = await logIn(started, { headers: forwarded, remoteAddress: '127.0.0.1' });

  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  expect(await addressesSeen(started)).toEqual(['203.0.113.7']);
});

test.each<[string, Config['trustedProxies'], string]>([
  ['nobody is trusted', undefined, '127.0.0.1'],
  ['somebody else is trusted', ['10.0.0.0/8'], '127.0.0.1'],
  ['it comes past the proxy', ['127.0.0.1'], '198.51.100.9'],
])('when %s, forwarded headers are nobody’s word', async (_when, trustedProxies, remoteAddress) => {
  const started = await given(trustedProxies);

  const answer = await logIn(started, { headers: forwarded, remoteAddress });

  expect(answer.headers['strict-transport-security']).toBeUndefined();
  expect(await addressesSeen(started)).toEqual([remoteAddress]);
});

test('of the addresses that a caller wrote before the proxy’s, none is taken', async () => {
  const started = await given(['127.0.0.1']);

  await logIn(started, {
    headers: { 'x-forwarded-for': '192.0.2.1, 203.0.113.7', 'x-forwarded-proto': 'https' },
    remoteAddress: '127.0.0.1',
  });

  expect(await addressesSeen(started)).toEqual(['203.0.113.7']);
});

test('through a proxy with TLS, the cookie of a session is Secure', async () => {
  const started = await given(['127.0.0.1']);

  const answer = await logIn(started, { headers: forwarded, remoteAddress: '127.0.0.1' }, rightPassword);

  expect(answer.headers['set-cookie']).toEqual([
    expect.stringMatching(/^tallyhouse-device=[^;]+; Path=.*; HttpOnly; SameSite=Strict; Secure$/),
    expect.stringMatching(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax; Secure$/),
  ]);
});
