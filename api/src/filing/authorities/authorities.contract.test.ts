import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import { confirmAs, givenAuthenticator } from '../../house/changes/testing/two-people';
import { shippedPack } from '../../taxes/assessment/read-current-pack';
import { alder, elm, givenBrands, insertLicence, insert } from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const now = '2026-04-10T08:00:00Z';
let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

async function givenHouse(store: Store): Promise<void> {
  await givenBrands(store, [alder, elm]);
  const licence = {
    id: 'lic-1',
    brand_id: 'alder',
    authority: 'GBT',
    number: 'N',
    products: 'SPORTS_LIVE,LAND_CASINO',
    valid_from: '2026-01-01',
  };
  await insertLicence(store, licence);
  await insert(store, 'report', {
    id: 'rep_1',
    brand_id: 'alder',
    family: 'ONLINE',
    type: 'TZ_SPORTS_MONTHLY',
    title: 'Sports',
    period_from: '2026-03-01',
    period_to: '2026-03-31',
    basis: 'PLACED_PAID',
    version: 1,
    state: 'REJECTED',
    figure_status: 'FINAL',
    content_id: 'c1',
    prepared_by: 'u_1',
    prepared_at: now,
    ack_ref: 'A1',
  });
}

interface People {
  readonly admin: TestCaller;
  readonly approver: TestCaller;
  readonly reporter: TestCaller;
}

async function change(
  app: TestApp,
  { admin, approver }: People,
  kind: string,
  payload: unknown,
): Promise<void> {
  const proposed = await admin('POST', '/api/Changes', {
    body: { kind, payload, reason: 'As the adviser told us.' },
  });
  expect(proposed.statusCode).toBe(201);
  const { id } = proposed.json<ChangeDetail>();
  const confirmed = await confirmAs(app, { caller: approver, userId: 'u_approver', now: new Date(now) }, id);
  expect([kind, confirmed.statusCode]).toEqual([kind, 200]);
}

const connection = {
  environment: 'TEST',
  endpoint: 'https://a.example/v1',
  certificateUntil: '2026-12-31',
  ackHours: 24,
  trackedFrom: '2026-02-01',
};
const holiday = {
  deed: 'DECLARE_HOLIDAY',
  authorityId: 'TRA',
  day: '2026-04-15',
  name: 'Eid',
  proof: 'SECONDARY',
  source: 'made up for this test',
};

/** What a server over `store` answers to everything that there is about authorities and rule packs. */
async function answersOf(store: Store): Promise<(readonly [number, string])[]> {
  await actForAllBrands(() => givenHouse(store));
  const app = await startTestApp(store, { now });
  const people = {
    admin: await app.signIn({ role: 'admin', brandIds: '*' }),
    approver: await app.signIn({ role: 'approver', brandIds: '*' }),
    reporter: await app.signIn({ role: 'reporter', brandIds: ['alder'] }),
  };
  await actForAllBrands(() => givenAuthenticator(app, 'u_approver'));
  await change(app, people, 'AUTHORITY', {
    deed: 'CONNECT',
    brandId: 'alder',
    authorityId: 'TRA',
    connection,
  });
  await change(app, people, 'AUTHORITY', {
    deed: 'CONNECT',
    brandId: 'alder',
    authorityId: 'TRA',
    connection: { ...connection, ackHours: 12 },
  });
  await change(app, people, 'AUTHORITY', holiday);
  await change(app, people, 'AUTHORITY', { ...holiday, name: 'Eid al-Fitr' });
  const rules = shippedPack().rules.map((rule) => ({ ...rule, note: 'read again' }));
  for (const document of [
    { format: 'tallyhouse-rules/1', rules },
    { format: 'tallyhouse-rules/1', rules: shippedPack().rules },
    { format: 'tallyhouse-rules/1', rules },
  ]) {
    await change(app, people, 'RULE_PACK', { name: 'Read again', source: 'the acts themselves', document });
  }
  const { reporter } = people;
  const body = {
    deadlineId: 'alder|lic-1|TRA:WHT-RETURN|2026-03-01..2026-03-31',
    filedOn: '2026-04-09',
    reference: 'R-1',
    note: null,
  };
  const filed = await reporter('POST', '/api/Authorities/recordFiling', { brand: 'alder', body });
  const range = { from: '2026-02-01', to: '2026-05-31' };
  const answers = [
    filed,
    await reporter('POST', '/api/Authorities/recordFiling', { brand: 'alder', body }),
    await reporter('GET', '/api/Authorities'),
    await reporter('GET', '/api/Authorities/TRA/obligations'),
    await reporter('GET', '/api/Authorities/calendar', { query: range }),
    await reporter('GET', '/api/Authorities/calendar', { query: { ...range, format: 'ics' } }),
    await reporter('GET', '/api/RulePacks'),
  ];
  await app.server.close();
  return answers.map(({ statusCode, body: text }) => [statusCode, text.replace(/"traceId":"[^"]*"/, '')]);
}

test('authorities, deadlines, filings and rule packs are the same over both engines', async () => {
  const duckdb = await openEmbeddedStore();
  const server = await openStore({ dataDir: '', databaseUrl: postgres.url });

  const left = await answersOf(duckdb);
  const right = await answersOf(server);

  expect(left.map(([status]) => status)).toEqual([201, 409, 200, 200, 200, 200, 200]);
  expect(right).toEqual(left);
  // Easter moves one Wednesday's return, the declared holiday the next.
  expect(JSON.stringify(left[4])).toContain('2026-04-14');
  await duckdb.close();
  await server.close();
});
