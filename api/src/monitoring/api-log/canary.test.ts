import { Writable } from 'node:stream';
import { buildApp } from '../../app/app';
import { setAntiForgeryCookie } from '../../platform/auth/anti-forgery';
import { hashPassword } from '../../platform/auth/passwords';
import { totpCode } from '../../platform/auth/totp';
import { readTokenKeys } from '../../platform/auth/token-keys';
import { readConfig } from '../../platform/config/config';
import { createLogger } from '../../platform/call-log/logger';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../../facts/loads/testing/given-load';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenUser } from '../../app/testing/test-app';

const password = 'Canary-password-1';
const player = 'px-canary2';
const email = 'canary.u@example.test';

test('no password, token, code, player or address stands in the log of calls, nor in the server’s own', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const store = await openTestStore();
  await loadReferenceData(store, oakReference);
  await givenUser(store, {
    id: 'u_1',
    role: 'admin',
    brandIds: ['oak'],
    passwordHash: await hashPassword(password),
  });
  await store.query('update app_user set email = $1', [email]);
  const server = await buildApp({ store, config: readConfig({}), logger: createLogger('trace', sink) });
  const secrets = [password, player, email, 'canary'];

  const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
    server.inject({ method: 'POST', url, payload, headers });
  const unset = await post('/api/Auth/login', { email, password, otp: '471147' });
  const enrolment = await post('/api/Auth/login/enrolment', { email, password });
  const { enrolmentToken, secret } = enrolment.json<{ enrolmentToken: string; secret: string }>();
  const otp = totpCode(secret, new Date());
  const login = await post('/api/Auth/login/enrolment/confirm', { enrolmentToken, otp });
  const { token, refreshToken, session, recoveryCodes } = login.json<{
    token: string;
    refreshToken: string;
    session: { id: string };
    recoveryCodes: string[];
  }>();
  secrets.push(token, refreshToken, '471147', enrolmentToken, secret, ...recoveryCodes);
  let cookie = '';
  const reply = { request: { protocol: 'http' }, header: (_: string, value: string) => (cookie = value) };
  setAntiForgeryCookie(reply as never, await readTokenKeys(store), session.id);
  const antiForgery = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '';
  secrets.push(antiForgery);
  const signed = {
    authorization: `Bearer ${token}`,
    cookie: `XSRF-TOKEN=${antiForgery}`,
    'x-xsrf-token': antiForgery,
    brand: 'oak',
    'x-correlation-id': player,
  };
  const refreshed = await post('/api/Auth/refresh', { email, refreshToken });
  secrets.push(refreshed.json<{ refreshToken: string }>().refreshToken);
  const bets = [
    givenBet({ playerRef: player }),
    givenBet({ recordId: 'b2', currency: 'ZZZ', playerRef: player }),
  ];
  const answers = [
    login,
    refreshed,
    await post('/api/Auth/login', { email, password: `${password}-wrong` }),
    await post('/api/Auth/login', `{"email":"${email}","password":"${password}`, {
      'content-type': 'application/json',
    }),
    await post('/api/User/changePassword', { currentPassword: password, newPassword: 'canary' }, signed),
    await post('/api/LoadData/batches', givenFile({ records: bets }).text, {
      ...signed,
      'content-type': 'text/csv',
    }),
    await server.inject({ url: '/api/LoadData/btc_oak_pam-1_bets_1/rejects', headers: signed }),
    await server.inject({ url: `/api/LoadData/${player}/rejects?page=1&player=${player}`, headers: signed }),
    await server.inject({ url: `/api/${email}?token=${token}`, headers: signed }),
    await post(
      '/api/OnlineReports/simulation',
      { conditions: [{ field: 'playerRef', op: 'eq', value: 'canary' }] },
      signed,
    ),
    await server.inject({ url: '/api/User/sessions', headers: signed }),
    await server.inject({ url: '/api/ApiLog', headers: signed }),
    unset,
    enrolment,
  ];
  await server.close();
  const calls = await store.query('select * from api_call');
  await store.close();

  // Each kind of thing was really said; the player in the file, and by a mask since.
  const said = answers.map(({ body }) => body).join('');
  expect(answers.slice(5, 7).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const one of [token, refreshToken, email, secret, ...recoveryCodes]) expect(said).toContain(one);
  expect(answers.map(({ statusCode }) => statusCode).slice(0, 4)).toEqual([200, 200, 401, 400]);
  expect(calls).toHaveLength(answers.length);
  const batch = answers.flatMap(({ body }) => /"sha256":"([0-9a-f]{64})"/.exec(body)?.[1] ?? [])[0] ?? 'none';
  expect(calls.filter((call) => call['payload_hash'] === `sha256:${batch}`)).toHaveLength(1);
  const kept = `${JSON.stringify(calls)}${lines.join('')}`.toLowerCase();
  expect(secrets.filter((secret) => kept.includes(secret.toLowerCase()))).toEqual([]);
});
