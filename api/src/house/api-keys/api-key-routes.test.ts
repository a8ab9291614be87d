import { insertLicence } from '../../figures/testing/given-facts';
import type { ApiKey } from '@tallyhouse/shared/contracts/api-keys';
import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { confirmAs, givenAuthenticator } from '../changes/testing/two-people';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const now = new Date('2026-03-15T10:00:00.000Z');
const reason = 'The platform sends its bets by itself.';
const wanted = {
  brandId: 'alder',
  name: 'Platform',
  scopes: ['loads.ingest'],
  expiresAt: '2026-06-15T10:00:00.000Z',
};

let app: TestApp;
let admin: TestCaller;
let approver: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  for (const id of ['alder', 'elm']) {
    await givenBrand(store, { id });
    await insertLicence(store, { id: `lic_${id}`, brand_id: id, authority: 'MT-MGA', products: 'SPORTS' });
    await store.query(
      `insert into product (brand_id, id, name, vertical, provider)
       values ($1, 'p1', 'Football', 'SPORTS_PREMATCH', 'Own')`,
      [id],
    );
    await store.query(
      `insert into source (brand_id, id, channel, name) values ($1, 'web', 'ONLINE', 'Web')`,
      [id],
    );
  }
  app = await startTestApp(store);
  admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
  await givenAuthenticator(app, 'u_approver');
});
afterEach(() => app.close());

const keys = async () => (await admin('GET', '/api/ApiKeys')).json<{ items: ApiKey[] }>().items;

async function givenKey(): Promise<ApiKey> {
  const change = (await admin('POST', '/api/ApiKeys', { body: { ...wanted, reason } })).json<ChangeDetail>();
  expect(await keys()).toEqual([]);
  await confirmAs(app, { caller: approver, userId: 'u_approver', now }, change.id);
  return (await keys())[0]!;
}

async function givenSecret(): Promise<{ readonly id: string; readonly secret: string }> {
  const { id } = await givenKey();
  const answer = await admin('POST', `/api/ApiKeys/${id}/secret`);
  return { id, secret: answer.json<{ secret: string }>().secret };
}

function betFile(brand = 'alder') {
  return [
    '# format: tallyhouse-load/1',
    `# brand: ${brand}`,
    '# source: web',
    '# channel: ONLINE',
    '# kind: BETS',
    '# seq: 1',
    '# periodFrom: 2026-03-15T08:00:00Z',
    '# periodTo: 2026-03-15T09:00:00Z',
    '# count: 1',
    '# amount: 10.00',
    'recordId,recordVersion,acceptedAt,vertical,productId,licenceId,branchId,terminalId,cashierId,playerRef,playerCountry,device,currency,stakeCash,stakeBonus,legs,rounds,oddsTotal',
    `b1,1,2026-03-15T08:30:00Z,SPORTS_PREMATCH,p1,lic_${brand},,,,,MT,MOBILE,EUR,10.00,0,1,1,2.5`,
    '',
  ].join('\n');
}

/** A call as a machine makes it: the key, and nothing against forgery. */
const asMachine = (
  secret: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: string,
) =>
  app.server.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(payload === undefined ? {} : { 'content-type': 'text/csv' }),
    },
    ...(payload === undefined ? {} : { payload }),
  });
const deliver = (secret: string, brand?: string) =>
  asMachine(secret, 'POST', '/api/LoadData/batches', betFile(brand));

test('a key is proposed, confirmed and handed out once; then its machine delivers', async () => {
  const ready = await givenKey();
  expect(ready).toMatchObject({ name: 'Platform', state: 'READY', createdBy: 'u_admin', lastUsedAt: null });
  const issued = (await admin('POST', `/api/ApiKeys/${ready.id}/secret`)).json<{ secret: string }>();
  expect(issued).toMatchObject({ secret: expect.stringContaining(ready.prefix), key: { state: 'ACTIVE' } });
  expect((await admin('POST', `/api/ApiKeys/${ready.id}/secret`)).json()).toMatchObject({
    status: 409,
    code: 'SECRET_ISSUED',
  });

  expect((await deliver(issued.secret)).json()).toMatchObject({ batch: { state: 'LOADED', accepted: 1 } });
  expect((await keys())[0]).toMatchObject({ lastUsedAt: now.toISOString() });
});

test('a revoked key is refused at its next call, and so is one past its end', async () => {
  const { id, secret } = await givenSecret();
  expect((await deliver(secret)).statusCode).toBe(200);
  const revoked = await admin('POST', `/api/ApiKeys/${id}/revoke`, { body: { reason } });
  expect(revoked.json()).toMatchObject({ state: 'REVOKED', revokedAt: now.toISOString() });
  expect((await deliver(secret)).json()).toMatchObject({ status: 401, code: 'TOKEN_INVALID' });

  await app.store.query(
    `update api_key set revoked_at = null, expires_at = cast('2026-03-15T10:00:00Z' as timestamp)`,
  );
  expect((await deliver(secret)).statusCode).toBe(401);
});

test('a key delivers for its own brand only', async () => {
  const { secret } = await givenSecret();

  expect((await deliver(secret, 'elm')).json()).toMatchObject({ status: 403, code: 'BRAND_FORBIDDEN' });
  expect(await app.store.query('select record_id from bet')).toEqual([]);
});

test('a key opens no other call, whoever may make it', async () => {
  const { secret } = await givenSecret();
  const document = await app.server.inject('/api/openapi.json');
  const { paths } = document.json<{ paths: Record<string, Record<string, unknown>> }>();
  const open =
    /^\/api\/(Auth\/(login|refresh|(accept|check)Invitation|forgottenPassword)|health|Version|openapi)/;
  const passed: string[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    if (open.test(path) || /^\/api\/LoadData\/(batches|ingest)$/.test(path)) continue;
    for (const method of Object.keys(operations)) {
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const answer = await asMachine(secret, method.toUpperCase() as 'GET', url);
      if (answer.statusCode !== 403) passed.push(`${method} ${path}: ${answer.statusCode}`);
    }
  }

  expect(Object.keys(paths).length).toBeGreaterThan(30);
  expect(passed).toEqual([]);
});

test.each([
  ['another secret', (secret: string) => `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`],
  [
    'another prefix',
    (secret: string) => secret.replace(/^thk_./, (start) => (start === 'thk_0' ? 'thk_1' : 'thk_0')),
  ],
  ['no secret', (secret: string) => secret.slice(0, 16)],
])('%s is no key', async (_case, forge) => {
  const { secret } = await givenSecret();

  expect((await deliver(forge(secret))).statusCode).toBe(401);
});

test('the secret is nowhere in the store', async () => {
  const { secret } = await givenSecret();
  await deliver(secret);
  await app.server.close();

  const tables = await app.store.query<{ name: string }>(
    `select table_name as "name" from information_schema.tables where table_schema = 'main'`,
  );
  for (const { name } of tables) {
    const text = JSON.stringify(await app.store.query(`select * from ${name}`));
    expect([name, text.includes(secret.slice(17))]).toEqual([name, false]);
  }
});

test('keys of another brand are neither seen nor ended', async () => {
  const { id } = await givenSecret();
  const other = await app.signIn({ role: 'admin', brandIds: ['elm'], id: 'u_elm' });

  expect((await other('GET', '/api/ApiKeys')).json()).toMatchObject({ items: [], totalCount: 0 });
  expect((await other('POST', `/api/ApiKeys/${id}/revoke`, { body: { reason } })).statusCode).toBe(404);
  expect((await other('POST', '/api/ApiKeys', { body: { ...wanted, reason } })).statusCode).toBe(403);
});

test.each([
  ['past', '2026-03-15T09:00:00.000Z'],
  ['too far ahead', '2027-06-15T10:00:00.000Z'],
])('an end that is %s is refused', async (_case, expiresAt) => {
  expect(
    (await admin('POST', '/api/ApiKeys', { body: { ...wanted, expiresAt, reason } })).json(),
  ).toMatchObject({
    status: 400,
    errors: [{ field: 'payload.expiresAt' }],
  });
});
