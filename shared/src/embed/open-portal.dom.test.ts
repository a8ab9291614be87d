import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { brandLogin } from '../contracts/brands';
import { listJobs } from '../contracts/jobs';
import { readProfile } from '../contracts/settings';
import { openPortal, SessionOverError } from './open-portal';

const api = 'https://tallyhouse.example';
const profile = {
  id: 'u_2',
  name: 'Rehema Reporter',
  email: 'rehema@tallyhouse.test',
  locale: 'sw',
  roles: ['reporter'],
  hasSecondFactor: true,
  otpAtLogin: false,
  createdAt: '2026-01-05T08:00:00.000Z',
};
const alder = {
  id: 'alder',
  name: 'Alder',
  country: 'TZ',
  currency: 'TZS',
  zone: 'Africa/Dar_es_Salaam',
  cutoff: '06:00',
  channels: ['ONLINE'],
  licences: [],
};
let good: string;
const refused = () =>
  HttpResponse.json(
    { type: 'about:blank', title: 'Sign in', status: 401, code: 'TOKEN_INVALID', traceId: 't' },
    { status: 401 },
  );
const answering = (answer: object) => (info: { request: Request }) =>
  info.request.headers.get('Authorization') === `Bearer ${good}` ? HttpResponse.json(answer) : refused();
const server = setupServer(
  http.get(api + readProfile.path, answering(profile)),
  http.post(
    api + brandLogin.path,
    answering({
      token: 'other',
      expiresAt: '2026-11-23T08:00:00.000Z',
      selectedBrand: 'alder',
      selectedBrandName: 'Alder',
      permissions: ['reports.view'],
      brand: alder,
    }),
  ),
  http.get(api + listJobs.path, answering({ items: [] })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  // Nothing of the file before in the same suite.
  localStorage.clear();
  sessionStorage.clear();
  good = 'first';
});
afterAll(() => server.close());

/** A portal that hands out these tokens one after the other, then none. */
function given(tokens: readonly string[]) {
  const left = [...tokens];
  const life = new AbortController();
  const options = {
    apiBaseUrl: api,
    brand: 'alder',
    getAccessToken: jest.fn(() => Promise.resolve(left.shift() ?? null)),
    onUnauthorized: jest.fn(),
  };
  return { options, life, opening: openPortal({ options, signal: life.signal, onEnd: () => undefined }) };
}

test('the portal’s token says who it is and what they may do, and nothing of it is stored', async () => {
  const { session } = await given(['first']).opening;

  expect(session.auth.getState()).toMatchObject({
    ...{ token: 'first', user: { name: 'Rehema Reporter' }, roles: ['reporter'] },
  });
  expect(session.tabBrand.getState().chosen).toMatchObject({
    brand: { id: 'alder' },
    permissions: ['reports.view'],
  });
  expect(Object.keys(localStorage).concat(Object.keys(sessionStorage))).toEqual([]);
});

test('many calls that are refused at once ask the portal once, and go on with its new token', async () => {
  const { options, opening } = given(['first', 'second']);
  const portal = await opening;
  good = 'second';
  await Promise.all([1, 2, 3].map(() => portal.http.call(listJobs)));

  expect(options.onUnauthorized).toHaveBeenCalledTimes(1);
  expect(options.getAccessToken).toHaveBeenCalledTimes(2);
});

test.each([
  ['no token', []],
  ['a refused token and no other', ['stale']],
  ['the same refused token again', ['stale', 'stale']],
])('%s: the session is over', async (_case, tokens) => {
  await expect(given(tokens).opening).rejects.toBeInstanceOf(SessionOverError);
});

test('calls end with the remote', async () => {
  const { life, opening } = given(['first']);
  const portal = await opening;
  life.abort();

  await expect(portal.http.call(listJobs)).rejects.toMatchObject({ name: 'AbortError' });
});
