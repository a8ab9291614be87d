import { Writable } from 'node:stream';
import { buildApp } from '../../app/app';
import { readConfig } from '../config/config';
import { openTestStore } from '../../store/testing/open-test-store';
import { createLogger } from './logger';

function capture() {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, sink };
}

test('neither passwords, tokens nor e-mails reach the log, whatever is called', async () => {
  const { lines, sink } = capture();
  const store = await openTestStore();
  const server = await buildApp({ store, config: readConfig({}), logger: createLogger('trace', sink) });
  const secret = 'Canary-4711';
  const headers = {
    authorization: `Bearer ${secret}`,
    cookie: `XSRF-TOKEN=${secret}`,
    'x-xsrf-token': secret,
  };
  const calls = [
    {
      method: 'POST',
      url: '/api/Auth/login',
      payload: { email: `${secret}@example.test`, password: secret },
    },
    {
      method: 'POST',
      url: '/api/Auth/refresh',
      payload: { email: `${secret}@example.test`, refreshToken: secret },
    },
    { method: 'POST', url: '/api/User/BrandLogin', payload: { brandId: secret }, headers },
    { method: 'GET', url: `/api/OnlineReports?text=${secret}`, headers },
    { method: 'GET', url: `/api/Nothing?token=${secret}`, headers },
    {
      method: 'POST',
      url: '/api/Auth/login',
      payload: `{"password":"${secret}`,
      headers: { 'content-type': 'application/json' },
    },
  ] as const;
  for (const call of calls) await server.inject(call);
  await server.close();
  await store.close();

  expect(lines.length).toBeGreaterThanOrEqual(calls.length);
  expect(lines.join('')).not.toMatch(/canary-4711/i);
});

test('secrets in what is logged are hidden, and a name with line breaks stays one line', () => {
  const { lines, sink } = capture();
  const log = createLogger('info', sink);
  log.info(
    { user: { email: 'a@example.test', password: 'p' }, token: 't', name: 'a\r\n{"level":60}\u001b[31m' },
    'event',
  );

  expect(lines).toHaveLength(1);
  expect(lines[0]!.trimEnd()).not.toContain('\n');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    user: { email: '[hidden]', password: '[hidden]' },
    token: '[hidden]',
  });
});
