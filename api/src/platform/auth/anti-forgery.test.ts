import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { hashPassword } from './passwords';

const password = 'Right-password-1';
let app: TestApp;
let token: string;
let mark: string;

async function signIn(): Promise<{ token: string; mark: string }> {
  const payload = { email: 'u_viewer@example.test', password };
  const answer = await app.server.inject({ method: 'POST', url: '/api/Auth/login', payload });
  const cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
  return { token: answer.json<Auth>().token, mark: cookie?.value ?? '' };
}

beforeAll(async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder' });
  await givenUser(store, {
    id: 'u_viewer',
    role: 'viewer',
    brandIds: '*',
    passwordHash: await hashPassword(password),
  });
  app = await startTestApp(store);
  ({ token, mark } = await signIn());
});
afterAll(() => app.close());

function chooseBrand(headers: Record<string, string>) {
  return app.server.inject({
    method: 'POST',
    url: '/api/User/BrandLogin',
    payload: { brandId: 'alder' },
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
}

test('cookie and header of the own session are accepted', async () => {
  const answer = await chooseBrand({ cookie: `XSRF-TOKEN=${mark}`, 'x-xsrf-token': mark });

  expect(answer.statusCode).toBe(200);
});

test.each([
  ['without the cookie', () => ({ 'x-xsrf-token': mark })],
  ['without the header', () => ({ cookie: `XSRF-TOKEN=${mark}` })],
  ['where they differ', () => ({ cookie: `XSRF-TOKEN=${mark}`, 'x-xsrf-token': `${mark}x` })],
  ['with a pair that is not signed', () => ({ cookie: 'XSRF-TOKEN=abc.def', 'x-xsrf-token': 'abc.def' })],
  ['with an empty pair', () => ({ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' })],
])('a writing call %s is refused', async (_case, headers) => {
  const answer = await chooseBrand(headers());

  expect(answer.json()).toMatchObject({ status: 403, code: 'CSRF' });
});

test("another session's pair is refused", async () => {
  const other = await signIn();
  const answer = await chooseBrand({ cookie: `XSRF-TOKEN=${other.mark}`, 'x-xsrf-token': other.mark });

  expect(answer.json()).toMatchObject({ status: 403, code: 'CSRF' });
});
