import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { alder, elm, givenBrands } from '../../figures/testing/given-facts';
import { givenShops } from '../../reporting/retail/retail-reports/testing/given-shops';
import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../app/testing/test-app';

const dayMs = 86_400_000;
const text = {
  name: 'Branches of March',
  screen: '/retail',
  query: { from: '2026-03-01', to: '2026-03-31' },
};

let app: TestApp;
let reporter: TestCaller;
let viewer: TestCaller;

beforeEach(async () => {
  const store = await openTestStore();
  await givenBrands(store, [alder, elm]);
  await givenShops(store);
  app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
  reporter = await app.signIn({ role: 'reporter', brandIds: ['alder', 'elm'] });
  viewer = await app.signIn({ role: 'viewer', brandIds: ['alder'] });
});
afterEach(() => app.close());

interface Request {
  readonly caller?: TestCaller;
  readonly body?: unknown;
  readonly query?: Record<string, string>;
  readonly ifMatch?: number;
  readonly brand?: string;
}

/** What the calls answer, as far as the tests look at it. */
interface Answer extends SavedSearch {
  readonly items: SavedSearch[];
  readonly totalCount: number;
  readonly count: number;
  readonly goTo: unknown;
  readonly code: string;
  readonly detail: string;
  readonly current: SavedSearch;
  readonly errors: { readonly field: string; readonly code: string }[];
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, request: Request = {}) {
  const { caller = reporter, body, query, ifMatch, brand = 'alder' } = request;
  const answer = await caller(method, `/api/SavedSearches${path}`, {
    brand,
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': `"${ifMatch}"` } }),
  });
  return { status: answer.statusCode, ...(answer.body === '' ? {} : answer.json<Answer>()) } as {
    readonly status: number;
  } & Answer;
}

async function given(fields: object = {}, caller = reporter): Promise<Answer> {
  const answer = await call('POST', '', { body: { ...text, ...fields }, caller });
  expect(answer.status).toBe(201);
  return answer;
}

const names = async (request: Request = {}) => (await call('GET', '', request)).items.map(({ name }) => name);

test('a search is kept with its filters in words, without the place in the list', async () => {
  const search = await given({ query: { ...text.query, level: 'branch', page: '3', sort: 'ggr:desc' } });

  expect(search).toMatchObject({
    query: { ...text.query, level: 'branch', sort: 'ggr:desc' },
    isOwn: true,
    version: 1,
    lastRunAt: null,
    filtersText: ['From is 2026-03-01', 'To is 2026-03-31', 'Level is branch', 'Sorted by ggr desc'],
  });
  expect(await names()).toEqual(['Branches of March']);
});

test.each([
  ['a screen without searches', { screen: '/settings' }, 'screen'],
  ['a value that the screen does not know', { query: { ...text.query, level: 'planet' } }, 'query.level'],
  ['a parameter that the screen does not know', { query: { ...text.query, colour: 'red' } }, 'query.colour'],
  ['no period where one is needed', { query: { from: '2026-03-01' } }, 'query.to'],
  ['a set that is not there', { query: { ...text.query, appliedSetId: 'fas_9' } }, 'query.appliedSetId'],
  [
    'a rule where there is no period',
    { screen: '/authorities', query: {}, periodRule: 'LAST_WEEK' },
    'periodRule',
  ],
])('%s is refused by name', async (_case, fields, field) => {
  const answer = await call('POST', '', { body: { ...text, ...fields } });

  expect(answer).toMatchObject({ status: 400, errors: [{ field }] });
});

test('a template keeps what a builder starts from, but no period, and has nothing to run', async () => {
  const where = JSON.stringify([
    { field: 'vertical', op: 'in', value: ['BINGO', 'CRASH'] },
    { field: 'ggr', op: 'lt', value: '0' },
  ]);
  const query = { type: 'ONLINE_DAILY', basis: 'PLACED', fields: 'day,product,ggr', where };

  const template = await given({ screen: '/online/new', query });

  expect(template).toMatchObject({
    query,
    filtersText: [
      'Type is ONLINE_DAILY',
      'Basis is PLACED',
      'Columns chosen: 3',
      'Vertical is one of Bingo, Crash games',
      'Gross gaming revenue is less than 0',
    ],
  });
  expect(await call('POST', `/${template.id}/run`)).toMatchObject({
    status: 400,
    errors: [{ code: 'TEMPLATE' }],
  });
  const body = { schedule: { cron: '0 7 * * 1', format: 'csv' } };
  expect(await call('POST', `/${template.id}/schedule`, { body })).toMatchObject({
    errors: [{ field: 'schedule', code: 'NOT_EXPORTABLE' }],
  });
  for (const wrong of [{ from: '2026-03-01' }, { where: '[{"field":"x y"}]' }, { fields: 'day,,ggr' }]) {
    const refused = await call('POST', '', {
      body: { ...text, name: 'Wrong', screen: '/online/new', query: { ...query, ...wrong } },
    });
    expect(refused).toMatchObject({ status: 400, errors: [{ field: `query.${Object.keys(wrong)[0]}` }] });
  }
});

test('a run asks what the screen asks: the number of rows, and where they are', async () => {
  const { id } = await given();
  const rows = await reporter('GET', '/api/RetailReports', { brand: 'alder', query: text.query });
  const { totalCount } = rows.json<{ totalCount: number }>();
  expect(totalCount).toBeGreaterThan(1);

  const run = await call('POST', `/${id}/run`);
  expect(run).toMatchObject({ status: 200, count: totalCount, goTo: { path: '/retail', query: text.query } });
  expect((await call('GET', '')).items[0]).toMatchObject({
    lastCount: totalCount,
    lastRunAt: '2026-04-10T08:00:00.000Z',
    version: 1,
  });
});

test('a rule gives each run its own days, by the gaming day of the brand', async () => {
  const { id, query } = await given({ query: { from: '2020-01-01' }, periodRule: 'LAST_MONTH' });
  expect(query).toEqual({});

  expect((await call('POST', `/${id}/run`)).goTo).toEqual({
    path: '/retail',
    query: { from: '2026-03-01', to: '2026-03-31' },
  });
});

test('a run is refused as the screen refuses: a right lost in between counts', async () => {
  const { id } = await given({ screen: '/load-data', query: {}, shared: true });
  expect((await call('POST', `/${id}/run`)).status).toBe(200);

  expect(await call('POST', `/${id}/run`, { caller: viewer })).toMatchObject({
    status: 403,
    detail: expect.stringContaining('loads.view'),
  });
});

test('of two who change a search the second gets the present one; nobody changes those of others', async () => {
  const { id, version } = await given({ shared: true });
  const edit = (name: string, ifMatch: number, caller = reporter) =>
    call('PUT', `/${id}`, { body: { ...text, name, shared: true }, ifMatch, caller });

  expect(await edit('First', version)).toMatchObject({ status: 200, name: 'First', version: 2 });
  expect(await edit('Second', version)).toMatchObject({
    status: 412,
    code: 'VERSION_CONFLICT',
    current: { name: 'First', version: 2 },
  });
  expect((await edit('Mine', 2, viewer)).status).toBe(403);
  expect((await call('DELETE', `/${id}`, { caller: viewer })).status).toBe(403);
});

test('a private search is seen by its owner only, a shared one by the brand; sharing needs the right', async () => {
  const { id } = await given();
  expect(await names({ caller: viewer })).toEqual([]);
  expect((await call('POST', `/${id}/run`, { caller: viewer })).status).toBe(404);

  await call('POST', `/${id}/share`, { body: { shared: true } });
  expect(await names({ caller: viewer })).toEqual(['Branches of March']);
  expect(await names({ caller: viewer, query: { owner: 'own' } })).toEqual([]);
  expect(await names({ brand: 'elm' })).toEqual([]);
  expect((await call('POST', `/${id}/run`, { brand: 'elm' })).status).toBe(404);
  expect((await call('POST', '', { body: { ...text, shared: true }, caller: viewer })).status).toBe(403);

  await call('POST', `/${id}/share`, { body: { shared: false } });
  expect(await names({ caller: viewer })).toEqual([]);
});

test('one is asked for by its id; who may see it under another brand is told which', async () => {
  const shared = await given({ shared: true });
  const own = await given({ name: 'Mine' });
  await given({ name: 'Another' });
  expect((await call('GET', '', { query: { id: shared.id } })).items.map(({ id }) => id)).toEqual([
    shared.id,
  ]);

  const both = await app.signIn({ id: 'u_both', role: 'viewer', brandIds: ['alder', 'elm'] });
  const elsewhere = await app.signIn({ id: 'u_elsewhere', role: 'viewer', brandIds: ['elm'] });
  const ask = (id: string, caller: TestCaller) => call('GET', '', { query: { id }, brand: 'elm', caller });
  const named = { status: 404, code: 'NOT_FOUND', brand: { id: 'alder', name: alder.name } };
  expect(await ask(shared.id, both)).toMatchObject(named);
  expect(await ask(own.id, reporter)).toMatchObject(named);
  for (const unseen of [ask(own.id, both), ask(shared.id, elsewhere), ask('sch_none', both)]) {
    const answer = await unseen;
    expect(answer.status).toBe(404);
    expect(answer).not.toHaveProperty('brand');
  }
});

test('a copy of a shared search is the own one of who made it', async () => {
  const { id } = await given({ shared: true });
  const copy = await call('POST', `/${id}/duplicate`, { body: {}, caller: viewer });

  expect(copy).toMatchObject({
    status: 201,
    name: 'Branches of March (copy)',
    isOwn: true,
    shared: false,
    query: text.query,
  });
  expect((await call('POST', `/${id}/duplicate`, { body: {}, caller: viewer })).code).toBe('NAME_TAKEN');
});

test('a name is free in another brand, for another owner, and after a deletion', async () => {
  const { id } = await given();
  expect((await call('POST', '', { body: { ...text, name: 'BRANCHES of march' } })).code).toBe('NAME_TAKEN');
  await given({}, viewer);
  await call('DELETE', `/${id}`);
  const again = await given();

  expect(await call('POST', `/${id}/restore`)).toMatchObject({ status: 409, code: 'NAME_TAKEN' });
  await call('DELETE', `/${again.id}`);
  expect(await call('POST', `/${id}/restore`)).toMatchObject({ status: 200, restorableUntil: null });
});

test('a deleted search can be restored for 30 days, by its owner', async () => {
  const { id } = await given({ shared: true });
  await call('DELETE', `/${id}`);
  expect(await names()).toEqual([]);
  const [gone] = (await call('GET', '', { query: { deleted: 'true' } })).items;
  expect(gone).toMatchObject({ id, restorableUntil: '2026-05-10T08:00:00.000Z' });
  expect(await names({ caller: viewer, query: { deleted: 'true' } })).toEqual([]);
  expect((await call('POST', `/${id}/restore`, { caller: viewer })).status).toBe(404);

  await app.store.query('update saved_search set deleted_at = cast($1 as timestamp)', [
    new Date(Date.parse('2026-04-10T08:00:00Z') - 30 * dayMs).toISOString(),
  ]);
  expect((await call('POST', `/${id}/restore`)).status).toBe(404);
});

test('one search of a screen is the start view, for who chose it', async () => {
  const first = await given({ shared: true });
  const second = await given({ name: 'Another' });
  const choose = (id: string, isStartView: boolean, caller = reporter) =>
    call('POST', `/${id}/startView`, { body: { isStartView }, caller });
  const starts = async (caller = reporter) =>
    (await call('GET', '', { caller })).items.filter(({ isStartView }) => isStartView).map(({ id }) => id);

  await choose(first.id, true);
  await choose(second.id, true);
  await choose(first.id, true, viewer);
  expect([await starts(), await starts(viewer)]).toEqual([[second.id], [first.id]]);
  await choose(second.id, false);
  expect([await starts(), await starts(viewer)]).toEqual([[], [first.id]]);
});

test.each([
  ['no pattern', '/retail', 'every monday'],
  ['six fields', '/retail', '0 0 7 * * 1'],
  ['times less than an hour apart', '/retail', '*/30 * * * *'],
  ['no time at all', '/retail', '0 0 30 2 *'],
  ['a screen without a file', '/authorities', '0 7 * * 1'],
])('a schedule with %s is refused', async (_case, screen, cron) => {
  const { id } = await given({ screen, query: screen === '/retail' ? text.query : {} });
  const body = { schedule: { cron, format: 'xlsx' } };

  expect((await call('POST', `/${id}/schedule`, { body })).status).toBe(400);
});

test('a schedule goes by the zone of the brand, and ends', async () => {
  const { id } = await given();
  const schedule = (value: object | null) => call('POST', `/${id}/schedule`, { body: { schedule: value } });

  expect((await schedule({ cron: '0 7 * * 1', format: 'xlsx' })).schedule).toEqual({
    cron: '0 7 * * 1',
    format: 'xlsx',
    zone: 'Africa/Dar_es_Salaam',
    nextAt: '2026-04-13T04:00:00.000Z',
    lastAt: null,
    lastJobId: null,
    lastProblem: null,
  });
  expect((await schedule(null)).schedule).toBeNull();
});

test('a filter in a saved search of somebody else, or in a scheduled one, cannot be deleted', async () => {
  const filters = (path: string, options: object) =>
    reporter('POST', `/api/RetailReports/${path}`, { brand: 'alder', ...options });
  const criteria = { all: [{ field: 'region', op: 'in', value: ['Dar es Salaam'] }] };
  const filter = (await filters('createFilter', { body: { name: 'Dar', shared: true, criteria } })).json<{
    filterId: string;
  }>();
  const applied = (
    await filters('Apply', {
      body: { filterIds: [filter.filterId], period: { from: '2026-03-01', to: '2026-03-31' } },
    })
  ).json<{ appliedSetId: string }>();
  const query = { ...text.query, appliedSetId: applied.appliedSetId };
  const own = await given({ query });
  expect(own.filtersText).toContain('Region is Dar es Salaam');
  const others = await given({ name: 'Secret', query }, viewer);
  const drop = async () =>
    (
      await reporter('DELETE', '/api/RetailReports/deleteFilter', {
        brand: 'alder',
        query: { filterId: filter.filterId },
      })
    ).json<Answer>();

  expect(await drop()).toMatchObject({
    status: 409,
    code: 'FILTER_IN_USE',
    detail: 'It cannot be deleted: a saved search of u_viewer (u_viewer@example.test) looks with it.',
  });
  await call('DELETE', `/${others.id}`, { caller: viewer });
  await call('POST', `/${own.id}/schedule`, { body: { schedule: { cron: '0 7 * * 1', format: 'csv' } } });
  expect(await drop()).toMatchObject({
    errors: [{ code: 'SAVED_SEARCH', message: expect.stringContaining('run by itself') }],
  });
});
