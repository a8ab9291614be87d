import type { ReportHeader, Simulation } from '@tallyhouse/shared/contracts/reports';
import { alder, elm, givenBrands, givenPayment, givenShift } from '../../../figures/testing/given-facts';
import { openTestStore } from '../../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { givenShops, givenTickets } from './testing/given-shops';

const march = { from: '2026-03-01', to: '2026-03-31' };

/** What the calls under test answer, as far as the tests look at it. */
interface Answer extends Omit<Simulation, 'columns'>, Omit<ReportHeader, 'tax'> {
  readonly columns: { readonly field: string }[];
  readonly items: { readonly values: Record<string, unknown>; readonly childCount: number }[];
  readonly totalCount: number;
  readonly report: ReportHeader | null;
  readonly code: string;
  readonly errors: { readonly field: string; readonly code: string; readonly message: string }[];
}

let app: TestApp;
let reporter: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenShops(store);
  await givenTickets(store);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
});
afterEach(() => app.close());

async function post(path: string, body: object, caller = reporter, brand = 'alder') {
  const answer = await caller('POST', path, { brand, body });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const simulate = (body: object = {}) =>
  post('/api/RetailReports/simulation', { type: 'RETAIL_DAILY_PACK', period: march, ...body });
const keep = (body: object = {}) =>
  post('/api/RetailReports', { type: 'RETAIL_DAILY_PACK', period: march, ...body });
const details = (body: object, caller = reporter) =>
  post('/api/RetailReports/lastReportDetails', body, caller);

const onlyPaid = { all: [{ field: 'ticketStatus', op: 'eq', value: 'PAID' }] };

test('a simulation has every day and branch with its revenue, payments and cancellations', async () => {
  const { status, body } = await simulate();

  expect(status).toBe(200);
  expect(body.meta).toMatchObject({
    basis: 'SETTLED',
    filtersText: ['Channel is retail'],
    noActivity: false,
  });
  expect(body.totals).toMatchObject({
    bets: 3,
    stakes: '330.00',
    ticketsCancelled: 1,
    cancelled: '30.00',
    voids: '30.00',
    netStakes: '300.00',
    winnings: '230.00',
    ggr: '70.00',
    paid: '200.00',
    expired: '60.00',
    hold: '0.233333',
  });
  const { items, columns } = (await details({ simulationId: body.simulationId })).body;
  expect(columns.map(({ field }) => field).slice(0, 5)).toEqual([
    'day',
    'region',
    'branch',
    'branchName',
    'bets',
  ]);
  expect(items.map(({ values }) => [values['day'], values['branch'], values['ggr'], values['paid']])).toEqual(
    [
      ['2026-03-10', 'b1', '70.00', '150.00'],
      ['2026-03-10', 'b2', '0.00', '50.00'],
      ['2026-03-20', 'b1', '0.00', '0.00'],
    ],
  );
  expect(body.checks.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
});

test('criteria that are not kept can be tried', async () => {
  const { body } = await simulate({ criteria: onlyPaid });

  expect(body.totals).toMatchObject({ stakes: '100.00', ggr: '-50.00', paid: '150.00', expired: '0.00' });
  expect(body.meta.filtersText).toEqual(['Channel is retail', 'Ticket status is Paid']);
  expect(body.definition).toMatchObject({ criteria: { all: [onlyPaid] } });
  expect(body.checks.find(({ id }) => id === 'INV-04')).toMatchObject({ ok: true });
});

test('faulty criteria and unknown sets are refused', async () => {
  const wrong = await simulate({ criteria: { all: [{ field: 'agent', op: 'isNull' }] } });
  expect(wrong.body.errors).toMatchObject([{ field: 'criteria.all.0.field' }]);

  expect((await simulate({ appliedSetId: 'fas_none' })).status).toBe(404);
  const both = await simulate({ appliedSetId: 'fas_none', criteria: onlyPaid });
  expect(both.body.errors).toMatchObject([{ field: 'criteria' }]);
});

test('a simulation that nobody waits for goes on as a job', async () => {
  const answer = await reporter('POST', '/api/RetailReports/simulation', {
    brand: 'alder',
    body: { type: 'RETAIL_DAILY_PACK', period: march, criteria: onlyPaid, wait: false },
  });

  expect(answer.statusCode).toBe(202);
  let job = answer.json<{ id: string; endedAt: string | null; state: string; result?: Simulation }>();
  while (job.endedAt === null) {
    await new Promise((done) => setTimeout(done, 20));
    job = (await reporter('GET', `/api/Jobs/${job.id}`)).json();
  }
  expect(job).toMatchObject({ state: 'DONE', result: { totals: { stakes: '100.00' } } });
});

test('drawers stand with their cashiers', async () => {
  const shift = { branch_id: 'b1', float_amount: '100', sales: '330', payouts: '150' };
  await givenShift(app.store, { ...shift, counted: '275' });
  await givenShift(app.store, { ...shift, counted: '290', day: '2026-03-11' });

  const { body } = await simulate({ type: 'RETAIL_CASHIERS' });

  expect(body.totals).toMatchObject({ drawerExpected: '560.00', drawerCounted: '565.00', overShort: '5.00' });
  const rows = (await details({ simulationId: body.simulationId })).body.items.map(({ values }) => values);
  expect(
    rows.map(({ day, cashier, stakes, paid, overShort }) => [day, cashier, stakes, paid, overShort]),
  ).toEqual([
    ['2026-03-10', 'cashier-1', '330.00', '150.00', '-5.00'],
    ['2026-03-10', 'cashier-2', '0.00', '50.00', null],
    ['2026-03-11', 'cashier-1', '0.00', '0.00', '10.00'],
  ]);
});

test.each([
  ['by vertical', { fields: ['day', 'branch', 'cashier', 'vertical', 'overShort'] }],
  ['for picked tickets', { criteria: onlyPaid }],
  ['filtered by terminal', { filters: [{ field: 'terminal', op: 'eq', value: 'b1-t1' }] }],
])('a drawer cannot be told %s', async (_, order) => {
  const { status, body } = await simulate({ type: 'RETAIL_CASHIERS', ...order });

  expect(status).toBe(400);
  expect(body.errors).toContainEqual(expect.objectContaining({ field: 'fields', code: 'TOO_NARROW' }));
});

test('on the Tanzanian basis winnings paid elsewhere reduce the revenue of the shop that sold', async () => {
  const { body } = await simulate({ type: 'RETAIL_TERMINALS', basis: 'PLACED_PAID' });

  expect(body.totals).toMatchObject({ stakes: '330.00', voids: '30.00', winnings: '200.00', ggr: '100.00' });
  const rows = (await details({ simulationId: body.simulationId })).body.items.map(({ values }) => values);
  expect(rows).toMatchObject([
    { region: 'Dar es Salaam', terminal: 'b1-t1', terminalType: 'OTC', ggr: '100.00' },
  ]);
});

test('rows can be filtered, sorted and grouped; totals are those of what matches', async () => {
  await givenPayment(app.store, {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    bet_record_id: 't2',
    selling_branch_id: 'b1',
    branch_id: 'b3',
    gross: '9',
  });
  const { simulationId } = (await simulate()).body;

  const { body } = await details({
    simulationId,
    groupBy: ['region'],
    filters: [{ field: 'paid', op: 'gt', value: '0' }],
    sort: [{ field: 'paid', dir: 'asc' }],
  });

  expect(body.totals).not.toHaveProperty('drawerExpected');
  expect(body.items.map(({ values, childCount }) => [values['region'], values['paid'], childCount])).toEqual([
    ['Arusha', '9.00', 1],
    ['Dar es Salaam', '200.00', 2],
  ]);
  expect(body.totals).toMatchObject({ paid: '209.00', ggr: '70.00' });
});

test('a report is kept once, can be read, and be deleted as long as it was not submitted', async () => {
  const { simulationId, contentHash } = (await simulate()).body;

  const first = await keep({ simulationId });
  const again = await keep({ simulationId });

  expect(first.status).toBe(201);
  expect(first.body).toMatchObject({
    type: 'RETAIL_DAILY_PACK',
    title: 'Retail, day by day, March 2026',
    version: 1,
    state: 'SIMULATED',
    stakes: '330.00',
    ggr: '70.00',
    preparedBy: 'u_reporter',
    contentHash,
  });
  expect(again.body.id).toBe(first.body.id);
  for (const named of [{ reportId: first.body.id }, { type: 'RETAIL_DAILY_PACK' }]) {
    const read = await details(named);
    expect(read.body).toMatchObject({ report: { id: first.body.id }, totalCount: 3, contentHash });
  }
  const path = `/api/RetailReports/${first.body.id}`;
  await app.store.query("update report set state = 'PENDING_CONFIRMATION'");
  expect((await reporter('DELETE', path, { brand: 'alder' })).json()).toMatchObject({
    code: 'REPORT_LOCKED',
  });
  await app.store.query("update report set state = 'RETURNED'");
  expect((await reporter('DELETE', path, { brand: 'elm' })).statusCode).toBe(404);
  expect((await reporter('DELETE', path, { brand: 'alder' })).statusCode).toBe(204);
  expect((await details({ reportId: first.body.id })).status).toBe(404);
});

test('without a simulation one is made, and the next report of the same period is its next version', async () => {
  const first = await keep({ title: 'Shops in March' });
  const second = await keep();

  expect([first.body.title, first.body.version]).toEqual(['Shops in March', 1]);
  expect(second.body).toMatchObject({ version: 2, replaces: first.body.id, ggr: '70.00' });
});

test('a simulation of something else is not kept under a wrong name', async () => {
  const { simulationId } = (await simulate()).body;
  const online = await post('/api/OnlineReports/simulation', { type: 'ONLINE_DAILY', period: march });

  const wrong = await keep({
    simulationId,
    type: 'RETAIL_TERMINALS',
    period: { from: '2026-03-01', to: '2026-03-30' },
  });
  const foreign = await keep({ simulationId: online.body.simulationId, type: 'ONLINE_DAILY' });

  expect(wrong.body.errors.map(({ field }) => field)).toEqual(['type', 'period']);
  expect(foreign.body.errors.map(({ field }) => field)).toEqual(['type']);
  expect((await keep({ simulationId: 'sim_none' })).status).toBe(404);
});

test('online calls do not see reports of shops, nor these those', async () => {
  const report = (await keep()).body;
  const { simulationId } = (await simulate()).body;
  const online = await post('/api/OnlineReports/simulation', { type: 'ONLINE_DAILY', period: march });

  const onlineDetails = '/api/OnlineReports/lastReportDetails2';
  expect((await post(onlineDetails, { reportId: report.id })).status).toBe(404);
  expect((await post(onlineDetails, { simulationId })).status).toBe(404);
  expect((await details({ simulationId: online.body.simulationId })).status).toBe(404);
  expect((await reporter('DELETE', `/api/OnlineReports/${report.id}`, { brand: 'alder' })).statusCode).toBe(
    404,
  );
  const list = await reporter('GET', '/api/OnlineReports', { brand: 'alder' });
  expect(list.json()).toMatchObject({ totalCount: 0 });
});

test('hidden columns go from the rows and change no total; those that a regulator demands stay (INV-19)', async () => {
  const { simulationId, totals } = (await simulate()).body;
  const path = '/api/RetailBlackList/blackListFilterColumns';
  const hide = (hidden: string[], etag: string) =>
    reporter('POST', path, { brand: 'alder', body: { hidden }, headers: { 'if-match': etag } });

  expect((await hide(['ggr'], '0')).json()).toMatchObject({ code: 'PROTECTED_COLUMN' });
  expect((await hide(['device'], '0')).statusCode).toBe(400);
  expect((await hide(['paid', 'hold', 'vouchersIssued'], '0')).statusCode).toBe(200);
  expect((await hide(['paid'], '0')).statusCode).toBe(412);

  const list = await reporter('GET', path, { brand: 'alder' });
  expect(list.json()).toMatchObject({ etag: '1', hidden: ['hold', 'paid', 'vouchersIssued'], forced: [] });
  expect(list.json<{ protected: string[] }>().protected).toContain('ggr');
  const online = await reporter('GET', '/api/BlackList/blackListFilterColumns', { brand: 'alder' });
  expect(online.json()).toMatchObject({ etag: '0', hidden: [] });
  const seen = (await details({ simulationId })).body;
  expect(seen.columns.map(({ field }) => field)).not.toContain('paid');
  expect(seen.totals).toMatchObject({ paid: totals['paid'], ggr: totals['ggr'], hold: totals['hold'] });
});

test('who may not simulate or see details is refused', async () => {
  const viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
  const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
  const body = { type: 'RETAIL_DAILY_PACK', period: march };

  const answers = [
    await post('/api/RetailReports/simulation', body, viewer),
    await post('/api/RetailReports', body, viewer),
    await details({ type: 'RETAIL_DAILY_PACK' }, admin),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
