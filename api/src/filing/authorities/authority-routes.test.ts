import type { AuthorityView, ObligationView } from '@tallyhouse/shared/contracts/authorities';
import type { ChangeDetail } from '@tallyhouse/shared/contracts/changes';
import type { DeadlineLine } from '@tallyhouse/shared/contracts/deadlines';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { verifyAudit } from '../../house/audit/verify-audit';
import { markAsDemo, startTestSimulator } from '../authority-simulator/testing/start-test-simulator';
import { confirmAs, givenAuthenticator } from '../../house/changes/testing/two-people';
import { alder, elm, givenBrands, insertLicence, insert } from '../../figures/testing/given-facts';
import { startFaultyServer } from '../gateway/testing/faulty-server';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';
import { actForAllBrands } from '../../store/brand-scope';
import { listDeadlines } from './list-deadlines';
import { readShippedRegister } from '../../taxes/obligations/read-register';

const now = '2026-04-10T08:00:00Z';
let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenLicence('lic-sports', 'alder', 'GBT', 'SPORTS_PREMATCH,SPORTS_LIVE');
  await givenLicence('lic-virtual', 'alder', 'GBT', 'VIRTUAL_SPORTS');
  await givenLicence('lic-malta', 'elm', 'MGA', 'CASINO_SLOTS');

  function givenLicence(id: string, brandId: string, authority: string, products: string) {
    return insertLicence(store, {
      id,
      brand_id: brandId,
      authority,
      number: `No ${id}`,
      products,
      valid_from: '2026-02-01',
    });
  }
  app = await startTestApp(store, { now });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
});
afterEach(() => app.close());

async function calendar(query: Record<string, string>, call = reporter): Promise<DeadlineLine[]> {
  const answer = await call('GET', '/api/Authorities/calendar', { query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: DeadlineLine[] }>().items;
}

function givenReport(state: string, version = 1): Promise<void> {
  return insert(app.store, 'report', {
    id: `rep_${version}`,
    brand_id: 'alder',
    family: 'ONLINE',
    type: 'TZ_SPORTS_MONTHLY',
    title: 'Sports',
    period_from: '2026-03-01',
    period_to: '2026-03-31',
    basis: 'PLACED_PAID',
    version,
    state,
    figure_status: 'FINAL',
    content_id: 'c1',
    prepared_by: 'u_1',
    prepared_at: now,
  });
}

test('the register of a brand holds the authorities that it owes something, and no others', async () => {
  const own = (await reporter('GET', '/api/Authorities')).json<{
    items: AuthorityView[];
    totalCount: number;
  }>();
  expect(own.items.map(({ id }) => id)).toEqual(['GBT', 'TRA']);
  expect(own.items[1]).toMatchObject({
    obligationCount: 8,
    brands: [{ brandId: 'alder', connection: null, circuit: 'CLOSED', lastAck: null }],
    rules: { packVersion: expect.stringMatching(/^sha256:/), proof: 'SECONDARY' },
  });

  const all = (
    await reporter('GET', '/api/Authorities', { query: { scope: 'register', kind: 'TAX', pageSize: '3' } })
  ).json<{ items: AuthorityView[]; totalCount: number }>();
  expect(all.items.map(({ id }) => id)).toEqual(['Finanzamt', 'Skattestyrelsen', 'AEAT']);
  expect(all.totalCount).toBe(8);
  expect(all.items[0]).toMatchObject({ brands: [], nextDue: null, overdue: 0 });

  expect((await reporter('GET', '/api/Authorities/NOBODY')).statusCode).toBe(404);
  expect((await reporter('GET', '/api/Authorities/MGA')).json<AuthorityView>().brands).toEqual([]);
});

test('obligations say in words, English and Swahili, when they are due', async () => {
  const answer = await reporter('GET', '/api/Authorities/TRA/obligations', { query: { scope: 'register' } });
  const words = Object.fromEntries(
    answer.json<{ items: ObligationView[] }>().items.map(({ code, dueWords }) => [code, dueWords]),
  );
  expect(words).toMatchObject({
    'GGT-LAND-CASINO': {
      en: 'By the first Wednesday after the end of the week; if not a working day, the preceding working day (Africa/Dar_es_Salaam)',
      sw: 'Ifikapo Jumatano ya kwanza baada ya mwisho wa wiki; isipokuwa siku ya kazi, siku ya kazi iliyotangulia (Africa/Dar_es_Salaam)',
    },
    'GGT-SPORTS': {
      en: 'By the 7th of the next month (Africa/Dar_es_Salaam)',
      sw: 'Ifikapo tarehe 7 ya mwezi unaofuata (Africa/Dar_es_Salaam)',
    },
  });

  const own = await reporter('GET', '/api/Authorities/TRA/obligations');
  expect(own.json<{ items: ObligationView[] }>().items.map(({ code }) => code)).toEqual([
    'GGT-SPORTS',
    'GGT-VIRTUAL',
    'WHT-REMITTANCE',
    'WHT-RETURN',
  ]);
});

test('the calendar holds what each licence owes, with how far it is', async () => {
  const april = { from: '2026-04-01', to: '2026-04-30' };
  await givenReport('PENDING_CONFIRMATION');

  // Withholding is owed once by the brand, whatever licences it has.
  expect(await calendar({ ...april, authority: 'TRA' })).toMatchObject([
    {
      licenceId: 'lic-sports',
      obligationCode: 'GGT-SPORTS',
      dueAt: '2026-04-07T21:00:00.000Z',
      reportState: 'PENDING_CONFIRMATION',
      state: 'OVERDUE',
    },
    { licenceId: 'lic-sports', obligationCode: 'WHT-REMITTANCE', state: 'OVERDUE' },
    { licenceId: 'lic-virtual', obligationCode: 'GGT-VIRTUAL', reportType: null, state: 'OVERDUE' },
    { licenceId: 'lic-sports', obligationCode: 'WHT-RETURN', dueDay: '2026-04-15', state: 'DUE_SOON' },
  ]);
  // The licence starts in February: January is not owed.
  expect(await calendar({ from: '2026-02-01', to: '2026-02-28' })).toEqual([]);
});

test.each([
  ['2026-04-07T20:59:59Z', 'UPCOMING'],
  ['2026-04-07T21:00:00Z', 'DUE_SOON'],
  ['2026-04-15T20:59:59Z', 'DUE_SOON'],
  ['2026-04-15T21:00:00Z', 'OVERDUE'],
])('at %s what is due on 15 April is %s: days are those of the authority', async (instant, state) => {
  const due = { from: '2026-04-15', to: '2026-04-15', now: new Date(instant) };
  const deadlines = await actForAllBrands(() => listDeadlines(app.store, ['alder'], due));

  expect(deadlines).toMatchObject([{ obligationCode: 'WHT-RETURN', state }]);
});

test.each([
  ['SENT', 'DONE'],
  ['ACCEPTED', 'DONE'],
  ['REJECTED', 'OVERDUE'],
  ['SEND_FAILED', 'OVERDUE'],
  ['DELETED', 'OVERDUE'],
])('a report that is %s leaves its deadline %s', async (state, expected) => {
  await givenReport(state);
  const [deadline] = await calendar({ from: '2026-04-07', to: '2026-04-07', authority: 'TRA' });
  expect(deadline?.state).toBe(expected);
});

test('a correction under way does not undo what was accepted', async () => {
  await givenReport('ACCEPTED', 1);
  await givenReport('DRAFT', 2);
  const [deadline] = await calendar({ from: '2026-04-07', to: '2026-04-07', authority: 'TRA' });
  expect(deadline).toMatchObject({ reportId: 'rep_2', reportState: 'DRAFT', state: 'DONE' });
});

test('taxes are done once their periods are paid', async () => {
  const deadlineOf = async () =>
    (await calendar({ from: '2026-04-07', to: '2026-04-07' })).find(
      ({ obligationCode }) => obligationCode === 'LEVY-VIRTUAL',
    );
  const period = {
    id: 'tp1',
    brand_id: 'alder',
    jurisdiction: 'TZ',
    authority: 'GBT',
    code: 'LEVY',
    product_class: 'VIRTUAL',
    period_from: '2026-03-01',
    entity_id: 'alder',
    brand_ids: 'alder',
    period_to: '2026-03-31',
    state: 'FILED',
    version: 1,
    revision: 1,
    changed_at: now,
  };
  await insert(app.store, 'tax_period', period);
  await insert(app.store, 'tax_period_version', {
    id: 'tpv1',
    brand_id: 'alder',
    tax_period_id: 'tp1',
    version: 1,
    status: 'PINNED',
    pinned_at: now,
    snapshot_id: 's',
    rule_pack_version: 'r',
    currency: 'TZS',
    base: '100',
    taxable: '100',
    tax: '5',
    adjustments: '0',
    loss_carried_forward: '0',
    figure_status: 'FINAL',
    paper: '[]',
    content_hash: 'h',
    created_by: 'u_1',
  });
  const late = await deadlineOf();
  expect(late).toMatchObject({ state: 'OVERDUE', isByTaxPeriods: true });
  const body = { deadlineId: late?.id, filedOn: '2026-04-09', reference: 'R' };
  const elsewhere = await reporter('POST', '/api/Authorities/recordFiling', { brand: 'alder', body });
  expect(elsewhere.json<Problem>()).toMatchObject({ status: 400, errors: [{ code: 'BY_TAX_PERIOD' }] });
  expect((await deadlineOf())?.state).toBe('OVERDUE');

  await app.store.query(`update tax_period set state = 'PAID'`);
  expect((await deadlineOf())?.state).toBe('DONE');
  const again = await reporter('POST', '/api/Authorities/recordFiling', { brand: 'alder', body });
  expect(again.json<Problem>().code).toBe('ALREADY_FILED');

  await app.store.query(`update tax_period set state = 'FILED'`);
  await app.store.query(`update tax_period_version set tax = 0`);
  expect((await deadlineOf())?.state).toBe('DONE');
});

test('the calendar comes as a file for calendar programs', async () => {
  const query = { from: '2026-04-15', to: '2026-04-15', format: 'ics' };
  const answer = await reporter('GET', '/api/Authorities/calendar', { query });
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe(
    'attachment; filename="deadlines-2026-04-15-2026-04-15.ics"',
  );
  expect(answer.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test.each([
  { from: '2026-04-02', to: '2026-04-01' },
  { from: '2026-04-01', to: '2028-04-02' },
])('a range from $from to $to is refused', async (query) => {
  expect((await reporter('GET', '/api/Authorities/calendar', { query })).statusCode).toBe(400);
});

test('nobody sees the deadlines of another brand', async () => {
  const admin = await app.signIn({ role: 'admin', brandIds: '*' });
  const range = { from: '2026-04-01', to: '2026-04-30' };
  expect((await calendar(range, admin)).some(({ brandId }) => brandId === 'elm')).toBe(true);
  expect((await calendar(range)).some(({ brandId }) => brandId === 'elm')).toBe(false);
});

test('a filing made elsewhere is recorded once, in the audit, by who may submit', async () => {
  const [deadline] = await calendar({ from: '2026-04-15', to: '2026-04-15' });
  const body = { deadlineId: deadline?.id ?? '', filedOn: '2026-04-09', reference: 'RGS-1', note: null };
  const path = '/api/Authorities/recordFiling';

  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  expect((await viewer('POST', path, { brand: 'alder', body })).statusCode).toBe(403);
  const recorded = await reporter('POST', path, { brand: 'alder', body });
  expect([recorded.statusCode, recorded.json<DeadlineLine>().state]).toEqual([201, 'DONE']);
  expect((await calendar({ from: '2026-04-15', to: '2026-04-15' }))[0]?.state).toBe('DONE');
  const again = await reporter('POST', path, { brand: 'alder', body });
  expect([again.statusCode, again.json<Problem>().code]).toEqual([409, 'ALREADY_FILED']);

  const audit = await app.store.query(`select object_id from audit_event where action = 'OBLIGATION_FILED'`);
  expect(audit).toEqual([{ object_id: deadline?.id }]);
  expect((await verifyAudit(app.store)).faults).toEqual([]);
});

test.each([
  ['no such deadline', { deadlineId: 'alder|lic-sports|TRA:WHT-RETURN|2026-03-01..2026-03-30' }, 404],
  ['not even the form of one', { deadlineId: 'x' }, 404],
  [
    'a deadline of another brand',
    { deadlineId: 'elm|lic-malta|MGA:PLAYER-FUNDS|2026-03-01..2026-03-31' },
    404,
  ],
  [
    'a deadline that a report fulfils',
    { deadlineId: 'alder|lic-sports|TRA:GGT-SPORTS|2026-03-01..2026-03-31' },
    400,
  ],
  ['a day that has not come', { filedOn: '2026-04-12' }, 400],
  ['a day before the period', { filedOn: '2026-02-27' }, 400],
  ['a day before the end of the period that it tells of', { filedOn: '2026-03-30' }, 400],
])('a filing for %s is refused', async (_words, change, status) => {
  const body = {
    deadlineId: 'alder|lic-sports|TRA:WHT-RETURN|2026-03-01..2026-03-31',
    filedOn: '2026-04-09',
    reference: 'R',
    ...change,
  };
  const answer = await reporter('POST', '/api/Authorities/recordFiling', { brand: 'alder', body });
  expect(answer.statusCode).toBe(status);
});

async function propose(admin: TestCaller, kind: string, payload: unknown) {
  return admin('POST', '/api/Changes', { body: { kind, payload, reason: 'The adviser told us so.' } });
}

function confirm(caller: TestCaller, id: string) {
  return confirmAs(app, { caller, userId: 'u_approver', now: new Date(now) }, id);
}

describe('changes by two people', () => {
  let admin: TestCaller;
  let approver: TestCaller;
  beforeEach(async () => {
    admin = await app.signIn({ role: 'admin', brandIds: '*' });
    approver = await app.signIn({ role: 'approver', brandIds: '*' });
    await givenAuthenticator(app, 'u_approver');
  });

  test('a connection is set once it is confirmed, and the periods before its first day are not owed', async () => {
    const connection = {
      environment: 'TEST',
      endpoint: 'https://returns.authority.example/v1',
      certificateUntil: '2026-12-31',
      ackHours: 24,
      trackedFrom: '2026-04-01',
    };
    const payload = { deed: 'CONNECT', brandId: 'alder', authorityId: 'TRA', connection };
    const proposed = (await propose(admin, 'AUTHORITY', payload)).json<ChangeDetail>();
    expect(proposed.summary).toBe('Connect Alder to TRA: TEST, https://returns.authority.example/v1');
    expect(
      (await reporter('GET', '/api/Authorities/TRA')).json<AuthorityView>().brands[0]?.connection,
    ).toBeNull();

    expect((await confirm(approver, proposed.id)).statusCode).toBe(200);

    const shown = (await reporter('GET', '/api/Authorities/TRA')).json<AuthorityView>();
    expect(shown.brands[0]?.connection).toEqual({ ...connection, version: 1 });
    expect(await calendar({ from: '2026-04-01', to: '2026-04-30', authority: 'TRA' })).toEqual([]);
    expect(await calendar({ from: '2026-05-01', to: '2026-05-07', authority: 'TRA' })).not.toEqual([]);
  });

  test.each([
    ['http://returns.authority.example/', 'TEST'],
    ['https://user@returns.authority.example/', 'TEST'],
    ['https://returns.authority.example/?x=1', 'TEST'],
    ['https://returns.authority.example/', 'SIMULATOR'],
  ])('an endpoint %s for %s is refused', async (endpoint, environment) => {
    const connection = { environment, endpoint, certificateUntil: null, ackHours: null, trackedFrom: null };
    const answer = await propose(admin, 'AUTHORITY', {
      deed: 'CONNECT',
      brandId: 'alder',
      authorityId: 'TRA',
      connection,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('a connection is proposed by who administers that brand, and for no other', async () => {
    const adminOfAlder = await app.signIn({ role: 'admin', brandIds: ['alder'], id: 'u_admin_alder' });
    const connection = {
      environment: 'SIMULATOR',
      endpoint: null,
      certificateUntil: null,
      ackHours: null,
      trackedFrom: null,
    };
    const statuses = [];
    for (const brandId of ['alder', 'elm', 'nobody']) {
      const payload = { deed: 'CONNECT', brandId, authorityId: 'TRA', connection };
      statuses.push((await propose(adminOfAlder, 'AUTHORITY', payload)).statusCode);
    }
    expect(statuses).toEqual([201, 403, 403]);
  });

  test('a declared holiday moves what is due on a working day', async () => {
    await app.store.query(`update licence set products = 'LAND_CASINO' where id = 'lic-virtual'`);
    const week = { from: '2026-05-25', to: '2026-05-31' };
    const dueDays = async () => (await calendar({ ...week, authority: 'TRA' })).map(({ dueDay }) => dueDay);
    expect(await dueDays()).toEqual(['2026-05-27']);

    const payload = {
      deed: 'DECLARE_HOLIDAY',
      authorityId: 'TRA',
      day: '2026-05-27',
      name: 'Eid al-Adha',
      proof: 'SECONDARY',
      source: 'announcement made up for this test',
    };
    const proposed = (await propose(admin, 'AUTHORITY', payload)).json<ChangeDetail>();
    await confirm(approver, proposed.id);

    expect(await dueDays()).toEqual(['2026-05-26']);
  });

  test('an obligation is changed for the whole house, by people with rights for all of it', async () => {
    const obligation = readShippedRegister()
      .find(({ id }) => id === 'TRA')!
      .obligations.find(({ code }) => code === 'GGT-SPORTS')!;
    const payload = {
      authorityId: 'TRA',
      obligation: { ...obligation, due: { anchor: 'PERIOD_END', days: 20, roll: 'NONE' } },
    };
    const adminOfAlder = await app.signIn({ role: 'admin', brandIds: ['alder'], id: 'u_admin_alder' });
    expect((await propose(adminOfAlder, 'OBLIGATION', payload)).statusCode).toBe(403);

    const proposed = (await propose(admin, 'OBLIGATION', payload)).json<ChangeDetail>();
    expect(proposed.differences.map(({ field }) => field)).toEqual(['due']);
    expect((await confirm(approver, proposed.id)).statusCode).toBe(200);

    const after = (await reporter('GET', '/api/Authorities/TRA/obligations')).json<{
      items: ObligationView[];
    }>();
    expect(after.items[0]).toMatchObject({
      code: 'GGT-SPORTS',
      isChanged: true,
      dueWords: { en: expect.stringContaining('20th') },
    });
    expect(
      (await calendar({ from: '2026-04-20', to: '2026-04-20' })).map(({ obligationCode }) => obligationCode),
    ).toEqual(['GGT-SPORTS']);

    // The 12th of the second month after, and the 17th in the months that say so.
    const due = { anchor: 'DAY_OF_MONTH', months: 2, day: 12, otherDays: ['08-17'], roll: 'NONE' };
    const second = await propose(admin, 'OBLIGATION', { ...payload, obligation: { ...obligation, due } });
    expect((await confirm(approver, second.json<ChangeDetail>().id)).statusCode).toBe(200);
    const days = (await calendar({ from: '2026-07-01', to: '2026-09-30' }))
      .filter(({ obligationCode }) => obligationCode === 'GGT-SPORTS')
      .map(({ period, dueDay }) => [period.to, dueDay]);
    expect(days).toEqual([
      ['2026-05-31', '2026-07-12'],
      ['2026-06-30', '2026-08-17'],
      ['2026-07-31', '2026-09-12'],
    ]);
    const words = (await reporter('GET', '/api/Authorities/TRA/obligations')).json<{
      items: ObligationView[];
    }>();
    expect(words.items[0]?.dueWords.en).toBe(
      'By the 12th of the 2nd month after the period, but by 17 August in those months (Africa/Dar_es_Salaam)',
    );
  });
});

test('a connection is tested against the endpoint of the brand, and it is in the audit', async () => {
  await markAsDemo(app.store);
  const simulator = await startTestSimulator({ brandIds: ['alder'] });
  const other = await startTestApp(app.store, { now, config: { authorities: simulator.authorities } });
  const auditor = await other.signIn({ role: 'auditor', brandIds: ['alder'] });
  const caller = await other.signIn({ role: 'approver', brandIds: ['alder'] });
  const path = '/api/Authorities/TRA/testConnection';
  expect((await auditor('POST', path, { brand: 'alder' })).statusCode).toBe(403);

  expect((await caller('POST', path, { brand: 'alder' })).json()).toMatchObject({
    isReachable: true,
    circuit: 'CLOSED',
    serverCertificateUntil: null,
  });
  expect((await caller('POST', '/api/Authorities/MGA/testConnection', { brand: 'alder' })).statusCode).toBe(
    404,
  );
  await simulator.close();
  expect((await caller('POST', path, { brand: 'alder' })).json()).toMatchObject({
    status: 502,
    code: 'AUTHORITY_UNAVAILABLE',
    detail: 'The connection failed (ECONNREFUSED).',
  });

  const tested = await app.store.query<{ detail: string }>(
    `select detail from audit_event where action = 'AUTHORITY_TESTED' order by seq`,
  );
  expect(tested.map(({ detail }) => detail)).toEqual(['{"isReachable":true}', '{"isReachable":false}']);
  await other.server.close();
});

test('an authority that takes the call and does not answer in time is late, not gone', async () => {
  await markAsDemo(app.store);
  const silent = await startFaultyServer();
  silent.answerWith(() => undefined);
  const authorities = { hosts: [], timeoutSeconds: 1, keysDir: '/nowhere', simulatorPort: silent.port };
  const other = await startTestApp(app.store, { now, config: { authorities } });
  const caller = await other.signIn({ role: 'approver', brandIds: ['alder'] });

  const answer = await caller('POST', '/api/Authorities/TRA/testConnection', { brand: 'alder' });

  expect(answer.json()).toMatchObject({
    status: 504,
    code: 'AUTHORITY_UNAVAILABLE',
    title: 'The authority did not respond',
    detail: 'No whole answer came within 1 s.',
  });
  await other.server.close();
  await silent.close();
});
