import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const path = '/api/BlackList/blackListFilterColumns';
let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  app = await startTestApp(store);
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
});
afterEach(() => app.close());

function write(caller: TestCaller, body: object, etag?: string) {
  return caller('POST', path, {
    brand: 'alder',
    body,
    ...(etag === undefined ? {} : { headers: { 'if-match': etag } }),
  });
}

async function read(caller: TestCaller, query: Record<string, string> = {}, brand = 'alder') {
  return (await caller('GET', path, { brand, query })).json<Blacklist>();
}

test('a list is kept for one user, brand and type', async () => {
  const { etag } = await read(reporter, { type: 'ONLINE_GAMES' });
  const written = await write(reporter, { type: 'ONLINE_GAMES', hidden: ['provider', 'bets'] }, etag);

  expect(written.json()).toMatchObject({
    scope: 'USER',
    etag: '1',
    hidden: ['bets', 'provider'],
    brandHidden: [],
  });
  expect(written.headers['etag']).toBe('"1"');
  expect(await read(reporter, { type: 'ONLINE_GAMES' })).toMatchObject({ hidden: ['bets', 'provider'] });
  expect(await read(reporter)).toMatchObject({ hidden: [] });
  expect(await read(reporter, { type: 'ONLINE_GAMES' }, 'elm')).toMatchObject({ hidden: [] });
  const other = await app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'u_other' });
  expect(await read(other, { type: 'ONLINE_GAMES' })).toMatchObject({ hidden: [] });
});

test('B10: a column that a regulator demands cannot be hidden', async () => {
  const answer = await write(reporter, { hidden: ['device', 'ggr'] });

  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'PROTECTED_COLUMN', detail: 'It cannot be hidden: ggr.' });
  expect(await read(reporter)).toMatchObject({ etag: '0', hidden: [] });
});

test('of two writers who read the same list the second is refused', async () => {
  expect((await write(reporter, { hidden: ['device'] }, '0')).statusCode).toBe(200);

  for (const stale of ['0', '"0"', undefined, '"7"', 'rubbish']) {
    const answer = await write(reporter, { hidden: ['rounds'] }, stale);
    expect([answer.statusCode, answer.json().code]).toEqual([412, 'VERSION_CONFLICT']);
  }
  expect((await write(reporter, { hidden: ['rounds'] }, '"1"')).json()).toMatchObject({
    etag: '2',
    hidden: ['rounds'],
  });
});

test('who may not see detail rows never gets columns about players', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  expect((await read(viewer)).forced).toEqual(['device', 'playerCountry']);
  expect((await read(reporter)).forced).toEqual([]);
});

test('columns and types that do not exist are refused', async () => {
  expect((await write(reporter, { hidden: ['shoeSize'] })).statusCode).toBe(400);
  expect((await write(reporter, { type: 'MT_MONTHLY', hidden: [] })).statusCode).toBe(400);
});
