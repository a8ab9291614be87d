import { insertLicence } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { givenBrand, startTestApp, type TestApp } from '../../app/testing/test-app';

let app: TestApp;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrand(store, {
    id: 'alder',
    name: 'Alder',
    country: 'TZ',
    currency: 'TZS',
    zone: 'Africa/Dar_es_Salaam',
  });
  await givenBrand(store, { id: 'elm', name: 'Elm', channels: 'ONLINE' });
  await givenBrand(store, { id: 'cedar', name: 'Cedar' });
  await insertLicence(store, {
    ...{ id: 'lic_1', authority: 'TZ-GBT', number: 'SB/1', products: 'SPORTS,VIRTUAL' },
  });
  app = await startTestApp(store);
});
afterEach(() => app.close());

const alder = {
  id: 'alder',
  name: 'Alder',
  country: 'TZ',
  currency: 'TZS',
  zone: 'Africa/Dar_es_Salaam',
  cutoff: '00:00',
  channels: ['ONLINE', 'RETAIL'],
  licences: [
    {
      id: 'lic_1',
      entityId: 'alder',
      authority: 'TZ-GBT',
      number: 'SB/1',
      products: ['SPORTS', 'VIRTUAL'],
      validFrom: '2020-01-01',
      validTo: null,
      ...{ currency: null, zone: null, cutoff: null },
    },
  ],
};

async function givenBatch(id: string, state: string, loadedAt: string | null): Promise<void> {
  await app.store.query(
    `insert into load_batch (id, brand_id, source_id, channel, kind, seq, state, file, bytes, sha256, received, accepted,
       rejected, duplicate, corrected, computed_count, computed_amount, loaded_at, gap_before)
     values ($1, 'alder', 'web', 'ONLINE', 'BETS', 1, $2, '', 0, '', 0, 0, 0, 0, 0, 0, '0', $3, false)`,
    [id, state, loadedAt],
  );
}

test('only own brands are listed, by name, with their newest load and their gaps that nobody explained', async () => {
  const call = await app.signIn({ role: 'reporter', brandIds: ['elm', 'alder'] });
  await givenBatch('b1', 'LOADED', '2026-03-15T08:00:00Z');
  await givenBatch('b2', 'LOADED', '2026-03-15T09:00:00Z');
  await givenBatch('b3', 'MISSING', null);
  await givenBatch('b4', 'MISSING', null);
  await app.store.query(
    `insert into load_gap_explanation (batch_id, brand_id, reason, note, explained_by, explained_at)
     values ('b4', 'alder', 'NO_EVENTS', 'The shop was closed', 'u_1', timestamp '2026-03-15 10:00:00')`,
  );

  expect((await call('GET', '/api/User/brands')).json()).toEqual({
    items: [
      { ...alder, lastLoadedAt: '2026-03-15T09:00:00.000Z', openGaps: 1 },
      expect.objectContaining({
        id: 'elm',
        channels: ['ONLINE'],
        licences: [],
        lastLoadedAt: null,
        openGaps: 0,
      }),
    ],
  });
});

test('a role for every brand reaches every brand', async () => {
  const call = await app.signIn({ role: 'viewer', brandIds: '*' });
  const { items } = (await call('GET', '/api/User/brands')).json<{ items: { id: string }[] }>();

  expect(items.map(({ id }) => id)).toEqual(['alder', 'cedar', 'elm']);
});

test('choosing a brand gives its particulars, the permissions there and a new access token', async () => {
  const call = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  const answer = await call('POST', '/api/User/BrandLogin', { body: { brandId: 'alder' } });

  expect(answer.json()).toEqual({
    token: expect.any(String),
    expiresAt: '2026-03-15T10:10:00.000Z',
    selectedBrand: 'alder',
    selectedBrandName: 'Alder',
    permissions: expect.arrayContaining(['reports.view']),
    brand: alder,
  });
  const headers = { authorization: `Bearer ${answer.json().token}` };
  expect((await app.server.inject({ url: '/api/User/brands', headers })).statusCode).toBe(200);
});

test('the group view has no brand', async () => {
  const call = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  expect((await call('POST', '/api/User/BrandLogin', { body: { brandId: null } })).json()).toMatchObject({
    selectedBrand: null,
    selectedBrandName: null,
    brand: null,
  });
});

test.each(['cedar', 'no-such-brand'])('choosing %s, which is not held, is refused', async (brandId) => {
  const call = await app.signIn({ role: 'viewer', brandIds: ['alder'] });

  expect((await call('POST', '/api/User/BrandLogin', { body: { brandId } })).json()).toMatchObject({
    status: 403,
    code: 'BRAND_FORBIDDEN',
  });
});
