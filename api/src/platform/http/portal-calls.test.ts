import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const portal = 'https://portal.example';
let app: TestApp;
let call: TestCaller;

beforeAll(async () => {
  const store = await openTestStore();
  await givenBrand(store, { id: 'alder' });
  app = await startTestApp(store, { config: { portalOrigins: [portal] } });
  call = await app.signIn({ role: 'viewer', brandIds: '*' });
});
afterAll(() => app.close());

/** A call as a portal's page sends it: its origin, a token, no cookie. */
const chooseBrand = (origin: string) =>
  call('POST', '/api/User/BrandLogin', {
    body: { brandId: 'alder' },
    headers: { origin, cookie: '', 'x-xsrf-token': '' },
  });

test('the page of a portal may call with its token alone, and read the answer', async () => {
  const answer = await chooseBrand(portal);

  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': portal, vary: 'Origin' });
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test.each(['https://other.example', `${portal}.other.example`, 'null', ''])(
  'of %s nothing is written, and the answer is not to be read',
  async (origin) => {
    const answer = await chooseBrand(origin);

    expect(answer.json()).toMatchObject({ status: 403, code: 'CSRF' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  },
);

test('a browser that asks ahead learns what the portal may send', async () => {
  const ask = (origin: string) =>
    app.server.inject({
      method: 'OPTIONS',
      url: '/api/User/BrandLogin',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const answer = await ask(portal);

  expect(answer.statusCode).toBe(204);
  expect(answer.headers['access-control-allow-headers']).toMatch(/Authorization, Brand, .*Idempotency-Key/);
  expect((await ask('https://other.example')).headers).not.toHaveProperty('access-control-allow-origin');
});

test('a refusal can be read by the portal too', async () => {
  const answer = await app.server.inject({ url: '/api/User/profile', headers: { origin: portal } });

  expect(answer.statusCode).toBe(401);
  expect(answer.headers['access-control-allow-origin']).toBe(portal);
});
