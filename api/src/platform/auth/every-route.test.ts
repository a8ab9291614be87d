import type { Auth } from '@tallyhouse/shared/contracts/auth';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { givenBrand, givenUser, startTestApp, type TestApp } from '../../app/testing/test-app';
import { hashPassword } from './passwords';

const password = 'Right-password-1';
const publicPaths = [
  '/api/Auth/login',
  '/api/Auth/login/enrolment',
  '/api/Auth/login/enrolment/confirm',
  '/api/Auth/login/passkey',
  '/api/Auth/login/passkey/options',
  '/api/Auth/login/recoveryCode',
  '/api/Auth/refresh',
  '/api/Auth/acceptInvitation',
  '/api/Auth/checkInvitation',
  '/api/Auth/forgottenPassword',
];

interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly takesJson: boolean;
}

let app: TestApp;
let store: Store;
let routes: readonly Route[];
let token: string;
let mark: string;
let refreshToken: string;

beforeAll(async () => {
  store = await openEmbeddedStore();
  await givenBrand(store, { id: 'alder' });
  const passwordHash = await hashPassword(password);
  await givenUser(store, { id: 'u_admin', role: 'admin', brandIds: '*', passwordHash });
  // Whoever may call everything is refused for nothing but the reason looked at.
  for (const role of ['reporter', 'approver']) {
    await store.query(`insert into app_user_role (user_id, role, brand_id) values ('u_admin', $1, '*')`, [
      role,
    ]);
  }
  app = await startTestApp(store);
  routes = await mountedRoutes();
  ({ token, mark, refreshToken } = await signIn());
});
afterAll(() => app.close());

async function signIn() {
  const payload = { email: 'u_admin@example.test', password };
  const answer = await app.server.inject({ method: 'POST', url: '/api/Auth/login', payload });
  const cookie = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN');
  const auth = answer.json<Auth>();
  return { token: auth.token, refreshToken: auth.refreshToken, mark: cookie?.value ?? '' };
}

/** Every route that the server has, as its own OpenAPI document lists them. */
async function mountedRoutes(): Promise<Route[]> {
  interface Operation {
    readonly requestBody?: { readonly content: Record<string, unknown> };
  }
  const document = await app.server.inject('/api/openapi.json');
  const { paths } = document.json<{ paths: Record<string, Record<string, Operation>> }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => ({
      method: method.toUpperCase() as Route['method'],
      path: path.replaceAll(/\{\w+\}/g, 'x'),
      takesJson: requestBody !== undefined && 'application/json' in requestBody.content,
    })),
  );
}

const changing = () => routes.filter(({ method, path }) => method !== 'GET' && !publicPaths.includes(path));

test('there are routes to look at', () => {
  expect(changing().length).toBeGreaterThan(10);
  expect(routes.filter(({ method }) => method === 'GET').length).toBeGreaterThan(10);
});

test.each([
  ['nothing', () => ({})],
  ['the header alone', () => ({ 'x-xsrf-token': mark })],
  ['the cookie alone', () => ({ cookie: `XSRF-TOKEN=${mark}` })],
  ['two that differ', () => ({ cookie: `XSRF-TOKEN=${mark}`, 'x-xsrf-token': `${mark}x` })],
  ['a pair that is not signed', () => ({ cookie: 'XSRF-TOKEN=abc.def', 'x-xsrf-token': 'abc.def' })],
])('no changing call passes with %s against forgery', async (_, headersOf) => {
  const passed = [];
  for (const { method, path } of changing()) {
    const headers = { authorization: `Bearer ${token}`, brand: 'alder', ...headersOf() };
    const answer = await app.server.inject({ method, url: path, headers });
    if (answer.statusCode !== 403 || answer.json<{ code: string }>().code !== 'CSRF') {
      passed.push(`${method} ${path}: ${answer.statusCode}`);
    }
  }
  expect(passed).toEqual([]);
});

test('no changing call passes with the pair of another session', async () => {
  const other = await signIn();
  const passed = [];
  for (const { method, path } of changing()) {
    const pair = { cookie: `XSRF-TOKEN=${other.mark}`, 'x-xsrf-token': other.mark };
    const headers = { authorization: `Bearer ${token}`, brand: 'alder', ...pair };
    const answer = await app.server.inject({ method, url: path, headers });
    if (answer.json<{ code: string }>().code !== 'CSRF')
      passed.push(`${method} ${path}: ${answer.statusCode}`);
  }
  expect(passed).toEqual([]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
  'a body that a form of another site could send, %s, is refused everywhere',
  async (type) => {
    const passed = [];
    for (const { method, path } of routes.filter(({ takesJson }) => takesJson)) {
      const headers = {
        authorization: `Bearer ${token}`,
        brand: 'alder',
        cookie: `XSRF-TOKEN=${mark}`,
        'x-xsrf-token': mark,
        'content-type': type,
      };
      const answer = await app.server.inject({ method, url: path, headers, payload: '{}' });
      if (answer.statusCode !== 415) passed.push(`${method} ${path}: ${answer.statusCode}`);
    }
    expect(passed).toEqual([]);
  },
);

test('reading changes nothing in the store', async () => {
  const before = await contents();
  const failed = [];
  let answered = 0;
  for (const { path } of routes.filter(({ method }) => method === 'GET')) {
    const headers = { authorization: `Bearer ${token}`, brand: 'alder' };
    const answer = await app.server.inject({ method: 'GET', url: path, headers });
    if (answer.statusCode >= 500) failed.push(`${path}: ${answer.statusCode}`);
    if (answer.statusCode === 200) answered += 1;
  }

  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(8);
  expect(await contents()).toEqual(before);
});

/** Every row of every table, but for the log of calls: reading is a call. */
async function contents(): Promise<Record<string, unknown>> {
  const tables = await store.query<{ name: string }>(
    `select table_name as "name" from information_schema.tables where table_schema = 'main' and table_name not like 'api_call%' order by 1`,
  );
  const rows = await Promise.all(tables.map(({ name }) => store.query(`select * from ${name} order by all`)));
  return Object.fromEntries(tables.map(({ name }, index) => [name, rows[index]]));
}

describe('a bearer', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged: readonly (readonly [string, () => string])[] = [
    ['nothing', () => ''],
    ['no signature', () => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`],
    ['another signature', () => token.replace(/[^.]+$/, 'A'.repeat(43))],
    ['a key of its own naming', () => `${encode({ alg: 'HS256', jwk: {} })}.${token.split('.')[1]}.x`],
    ['an anti-forgery value', () => mark],
    ['a refresh token', () => refreshToken],
  ];

  test('with anything but a token of ours gets the same refusal on every route', async () => {
    const answers = new Set<string>();
    for (const { method, path } of routes.filter((route) => !isOpen(route))) {
      for (const [, bearer] of forged) {
        const headers = { authorization: `Bearer ${bearer()}`, brand: 'alder' };
        const answer = await app.server.inject({ method, url: path, headers });
        answers.add(JSON.stringify({ ...answer.json<object>(), traceId: '' }));
      }
    }

    expect([...answers].map((text) => JSON.parse(text) as unknown)).toEqual([
      expect.objectContaining({ status: 401, code: 'TOKEN_INVALID' }),
    ]);
  });
});

/** Login, refresh, health, version and the document itself need no session. */
function isOpen({ path }: Route): boolean {
  return publicPaths.includes(path) || /^\/api\/(health|Version|openapi)/.test(path);
}
