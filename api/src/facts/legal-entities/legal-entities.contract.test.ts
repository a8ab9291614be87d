import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { LegalEntity } from '@tallyhouse/shared/contracts/legal-entities';
import { confirmAs, givenAuthenticator } from '../../house/changes/testing/two-people';
import { alder, elm, givenBet, givenBrands, insert, insertLicence } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { bothEngines } from '../../store/testing/on-engines';

const now = '2026-03-20T08:00:00Z';

describe.each(bothEngines({ isGuarded: true }))('companies and their licences on %s', (_, open) => {
  let app: TestApp;
  let admin: TestCaller;
  let approver: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await actForAllBrands(async () => {
      await givenBrands(store, [alder, elm]);
      for (const id of ['trees', 'woods']) {
        await insert(store, 'legal_entity', { id, name: `The ${id}`, country: 'MT', number: null });
      }
      await insertLicence(store, { id: 'lic-1', entity_id: 'trees', authority: 'MGA' });
      await insert(store, 'licence_brand', {
        brand_id: 'elm',
        licence_id: 'lic-1',
        covered_from: '2026-01-01',
      });
      await insertLicence(store, { id: 'lic-2', brand_id: 'elm', entity_id: 'woods', authority: 'KSA' });
      await givenBet(store);
      app = await startTestApp(store, { now });
      admin = await app.signIn({ role: 'admin', brandIds: '*' });
      approver = await app.signIn({ role: 'approver', brandIds: '*' });
      await givenAuthenticator(app, 'u_approver');
    });
  });
  afterAll(() => app.close());

  const list = async (call: TestCaller, brand?: string) =>
    (await call('GET', '/api/LegalEntities', brand === undefined ? {} : { brand })).json<{
      items: LegalEntity[];
    }>().items;

  const propose = (payload: Record<string, unknown>) =>
    actForAllBrands(() =>
      admin('POST', '/api/Changes', {
        body: { kind: 'LEGAL_ENTITY', payload, reason: 'As the letter of the authority says.' },
      }),
    );

  async function made(payload: Record<string, unknown>): Promise<void> {
    const proposed = await propose(payload);
    expect(proposed.statusCode).toBe(201);
    const { id } = proposed.json<ChangeDetail>();
    const by = { caller: approver, userId: 'u_approver', now: new Date(now) };
    const confirmed = await actForAllBrands(() => confirmAs(app, by, id));
    expect(confirmed.json()).toMatchObject({ state: 'APPLIED' });
  }

  test('who acts for one brand is told its company, and of others how many a licence covers', async () => {
    const viewer = await actForAllBrands(() => app.signIn({ role: 'viewer', brandIds: ['alder'] }));
    const items = await list(viewer);

    expect(items).toMatchObject([
      {
        ...{ id: 'trees', name: 'The trees', country: 'MT', number: null },
        licences: [{ id: 'lic-1', brands: [{ id: 'alder', name: 'Alder', from: null }], otherBrands: 1 }],
      },
    ]);
    expect(items[0]?.licences).toHaveLength(1);
    expect(JSON.stringify(items)).not.toContain('elm');
    expect((await list(admin)).map(({ id }) => id)).toEqual(['trees', 'woods']);
    expect((await list(admin, 'elm'))[0]?.licences[0]).toMatchObject({
      brands: [{ id: 'elm', from: '2026-01-01' }],
      otherBrands: 1,
    });
  });

  test('what would change nothing is not proposed; another name is a change, not a new company', async () => {
    const trees = { deed: 'COMPANY', entityId: 'trees', country: 'MT', number: null };
    const same = await propose({ ...trees, name: 'The trees' });
    const renamed = await propose({ ...trees, name: 'Trees plc' });

    expect(same.json()).toMatchObject({ errors: [{ field: 'payload', code: 'NO_CHANGE' }] });
    expect(renamed.json()).toMatchObject({ summary: 'Change the company Trees plc' });
  });

  test('two people name a company and say what a licence covers, and the audit has it', async () => {
    await made({ deed: 'COMPANY', entityId: 'groves', name: 'Groves Ltd', country: 'MT', number: 'C 1' });
    const brands = [
      { brandId: 'elm', from: null },
      { brandId: 'alder', from: '2026-04-01' },
    ];
    // The brands have days of their own, so the licence needs one for both.
    const utc = { zone: 'UTC', cutoff: '00:00' };
    await made({ deed: 'LICENCE', licenceId: 'lic-2', entityId: 'groves', brands, ...utc });

    expect((await list(admin, 'alder')).map(({ id, name }) => [id, name])).toEqual([
      ['groves', 'Groves Ltd'],
      ['trees', 'The trees'],
    ]);
    const audit = await actForAllBrands(() =>
      app.store.query(
        `select object_id as "id" from audit_event where action = 'LEGAL_ENTITY_CHANGED' order by seq`,
      ),
    );
    expect(audit).toEqual([{ id: 'groves' }, { id: 'groves' }]);
  });

  test('two people give a licence its own currency and gaming days, and take them from it again', async () => {
    const of = { deed: 'LICENCE', licenceId: 'lic-2', entityId: 'groves' };
    const brands = [{ brandId: 'elm', from: null }];
    const held = async () => (await list(admin, 'elm')).find(({ id }) => id === 'groves')?.licences[0];
    const own = { currency: 'SEK', zone: 'Europe/Stockholm', cutoff: '06:00' };
    await made({ ...of, brands, ...own });
    expect(await held()).toMatchObject(own);

    await made({ ...of, brands, currency: null });
    expect(await held()).toMatchObject({ ...own, currency: null });
    await made({ ...of, brands, zone: null, cutoff: null });
    expect(await held()).toMatchObject({ currency: null, zone: null, cutoff: null });
  });

  test.each([
    [
      'records stay in the currency that they came in',
      { brands: [{ brandId: 'alder', from: null }], currency: 'SEK' },
      { status: 409, code: 'LICENCE_FIXED' },
    ],
    [
      'a licence for two brands has one gaming day',
      {
        ...{ licenceId: 'lic-2', entityId: 'groves', zone: null, cutoff: null },
        brands: [
          { brandId: 'alder', from: null },
          { brandId: 'elm', from: null },
        ],
      },
      { status: 409, code: 'CLOCKS_APART' },
    ],
    [
      'a zone must be one',
      { brands: [{ brandId: 'alder', from: null }], zone: 'Europe/Atlantis', cutoff: '00:00' },
      { status: 400, errors: [{ field: 'payload.zone' }] },
    ],
    [
      'a zone comes with a cut-off',
      { brands: [{ brandId: 'alder', from: null }], zone: 'UTC' },
      { status: 400, errors: [{ field: 'payload.cutoff' }] },
    ],
  ])('%s', async (_rule, payload, refusal) => {
    const answer = await propose({ deed: 'LICENCE', licenceId: 'lic-1', entityId: 'trees', ...payload });

    expect(answer.json()).toMatchObject(refusal);
  });

  test.each([
    [
      'bets do not change hands',
      { entityId: 'woods', brands: [{ brandId: 'alder', from: null }] },
      { status: 409, code: 'LICENCE_FIXED' },
    ],
    [
      'a brand with bets stays covered',
      { entityId: 'trees', brands: [{ brandId: 'elm', from: '2026-01-01' }] },
      { status: 409, code: 'LICENCE_FIXED' },
    ],
    [
      'a company must be there',
      { entityId: 'nobody', brands: [{ brandId: 'alder', from: null }] },
      { status: 400, errors: [{ field: 'payload.entityId' }] },
    ],
    [
      'so must a brand',
      {
        entityId: 'trees',
        brands: [
          { brandId: 'alder', from: null },
          { brandId: 'oak', from: null },
        ],
      },
      { status: 400, errors: [{ field: 'payload.brands.1.brandId' }] },
    ],
    [
      'days that were reported are not covered anew',
      {
        entityId: 'trees',
        brands: [
          { brandId: 'alder', from: null },
          { brandId: 'elm', from: '2025-01-01' },
        ],
      },
      { status: 400, errors: [{ field: 'payload.brands.1.from' }] },
    ],
  ])('%s', async (_rule, payload, refusal) => {
    const answer = await propose({ deed: 'LICENCE', licenceId: 'lic-1', ...payload });

    expect(answer.json()).toMatchObject(refusal);
  });
});
