import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { alder, elm, givenBrands, givenSettlement } from '../../../figures/testing/given-facts';
import { givenShops, givenTickets, shop } from '../retail-reports/testing/given-shops';
import { openTestStore } from '../../../store/testing/open-test-store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';

const march = { from: '2026-03-01', to: '2026-03-31' };
const dayMs = 86_400_000;
const inDar: CriteriaGroup = { all: [{ field: 'region', op: 'in', value: ['Dar es Salaam'] }] };
const paidOut: CriteriaGroup = { all: [{ field: 'ticketStatus', op: 'eq', value: 'PAID' }] };

/** What the calls under test answer, as far as the tests look at it. */
interface Answer extends RetailFilter {
  readonly items: (RetailFilter & { readonly id: string; readonly stakes: string })[];
  readonly activeIds: string[];
  readonly appliedSetId: string | null;
  readonly querySummary: string[];
  readonly totals: Record<string, unknown>;
  readonly meta: { readonly filtersText: string[]; readonly noActivity: boolean };
  readonly code: string;
  readonly detail: string;
  readonly errors: { readonly field: string; readonly code: string; readonly message: string }[];
}

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
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly ifMatch?: string;
  readonly brand?: string;
}

async function call(
  caller: TestCaller,
  method: 'GET' | 'POST' | 'DELETE',
  name: string,
  request: Request = {},
) {
  const { query, body, ifMatch, brand = 'alder' } = request;
  const answer = await caller(method, `/api/RetailReports${name}`, {
    brand,
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
  return {
    status: answer.statusCode,
    etag: answer.headers['etag'],
    body: answer.body === '' ? ({} as Answer) : answer.json<Answer>(),
  };
}

async function given(
  filter: Partial<{ name: string; shared: boolean; criteria: unknown }> = {},
  caller = reporter,
): Promise<Answer> {
  const body = { name: 'Dar', criteria: inDar, ...filter };
  const answer = await call(caller, 'POST', '/createFilter', { body });
  expect(answer.status).toBe(201);
  return answer.body;
}

const edit = (id: string, ifMatch: string | undefined, body: object, caller = reporter) =>
  call(caller, 'POST', '/editFilter', {
    query: { filterId: id },
    body: { name: 'Dar', criteria: inDar, ...body },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  });
const activate = (ids: string[], caller = reporter) =>
  call(caller, 'POST', '/activateFilters', { body: { filterIds: ids } });
const apply = (body: object = {}, caller = reporter) =>
  call(caller, 'POST', '/Apply', { body: { period: march, ...body } });
const remove = (id: string, caller = reporter) =>
  call(caller, 'DELETE', '/deleteFilter', { query: { filterId: id } });
const restore = (id: string, caller = reporter) =>
  call(caller, 'POST', '/restoreFilter', { query: { filterId: id } });
const load = async (caller = reporter, query: Record<string, string> = {}, brand = 'alder') =>
  (await call(caller, 'GET', '/loadFiltersList', { query, brand })).body;
const figures = (query: Record<string, string>, caller = reporter, brand = 'alder') =>
  call(caller, 'GET', '', { query: { ...march, ...query }, brand });

describe('keeping', () => {
  test('a new filter is inactive and says in words and places what it picks', async () => {
    const filter = await given({
      criteria: {
        all: [
          { field: 'region', op: 'in', value: ['Dar es Salaam'] },
          {
            any: [
              { field: 'terminalType', op: 'eq', value: 'OTC' },
              { field: 'stake', op: 'gt', value: '500' },
            ],
          },
        ],
      },
    });

    expect(filter).toMatchObject({
      name: 'Dar',
      state: 'INACTIVE',
      version: 1,
      dirty: false,
      isOwn: true,
      shared: false,
      summary: 'Region is Dar es Salaam and (terminal type is Counter or stake is more than 500)',
      matchCount: { branches: 2, terminals: 2 },
      lastAppliedAt: null,
      restorableUntil: null,
    });
    const list = await load();
    expect(list.items).toEqual([filter]);
    expect(list).toMatchObject({ activeIds: [], appliedSetId: null });
  });

  test('a name can be had once by each owner, and once among shared filters', async () => {
    await given({ name: 'Evening' });
    await given({ name: 'Evening' }, viewer);
    await given({ name: 'Evening', shared: true });

    for (const body of [{ name: 'EVENING ' }, { name: 'evening', shared: true }]) {
      const again = await call(reporter, 'POST', '/createFilter', { body: { criteria: inDar, ...body } });
      expect([again.status, again.body.code]).toEqual([409, 'NAME_TAKEN']);
    }
  });

  test('own filters are nobody else’s, shared ones everybody’s of the brand', async () => {
    const own = await given();
    const shared = await given({ name: 'Everybody', shared: true });

    expect((await load(viewer)).items.map(({ filterId }) => filterId)).toEqual([shared.filterId]);
    expect((await load(viewer)).items[0]).toMatchObject({ isOwn: false, owner: 'u_reporter' });
    expect((await load(reporter, {}, 'elm')).items).toEqual([]);
    expect((await edit(own.filterId, '1', {}, viewer)).status).toBe(404);
    expect((await remove(own.filterId, viewer)).status).toBe(404);
    expect((await activate([own.filterId], viewer)).body.errors).toMatchObject([{ code: 'UNKNOWN_FILTER' }]);
  });

  test('who keeps filters of their own may not share, change or delete shared ones', async () => {
    const own = await given({ name: 'Mine' }, viewer);
    const shared = await given({ shared: true });

    const refused = [
      await call(viewer, 'POST', '/createFilter', { body: { name: 'x', shared: true, criteria: inDar } }),
      await edit(own.filterId, '1', { shared: true }, viewer),
      await edit(shared.filterId, '1', { shared: true }, viewer),
      await remove(shared.filterId, viewer),
    ];

    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    const auditor = await app.signIn({ role: 'auditor', brandIds: ['alder'] });
    expect((await load(auditor)).items).toHaveLength(1);
    expect(
      (await call(auditor, 'POST', '/createFilter', { body: { name: 'x', criteria: inDar } })).status,
    ).toBe(403);
  });

  test('an editor needs the version before the eyes; of two the second is refused', async () => {
    const { filterId } = await given();

    const first = await edit(filterId, '"1"', { name: 'Dar and more' });

    expect([first.status, first.etag]).toEqual([200, '"2"']);
    expect(first.body).toMatchObject({ name: 'Dar and more', version: 2 });
    for (const stale of ['1', '"1"', undefined, 'rubbish']) {
      const second = await edit(filterId, stale, { name: 'Mine' });
      expect([second.status, second.body.code]).toEqual([412, 'VERSION_CONFLICT']);
    }
    expect((await load()).items[0]).toMatchObject({ name: 'Dar and more', version: 2 });
  });

  test('a filter cannot be given the name of another', async () => {
    await given({ name: 'Evening' });
    const { filterId } = await given();

    const answer = await edit(filterId, '1', { name: 'evening' });

    expect([answer.status, answer.body.code]).toEqual([409, 'NAME_TAKEN']);
    expect((await edit(filterId, '1', { criteria: paidOut })).body).toMatchObject({
      name: 'Dar',
      version: 2,
    });
  });

  test('only its owner takes a shared filter back, and then nobody else has it active', async () => {
    const approver = await app.signIn({ role: 'approver', brandIds: ['alder'] });
    const { filterId } = await given({ shared: true });
    await activate([filterId], approver);

    expect((await edit(filterId, '1', { shared: false }, approver)).status).toBe(403);
    expect((await edit(filterId, '1', { shared: false })).status).toBe(200);

    expect((await load(approver)).items).toEqual([]);
    expect((await remove(filterId)).status).toBe(204);
  });
});

describe('criteria', () => {
  const condition = { field: 'region', op: 'eq', value: 'Arusha' };
  const nested = (levels: number): unknown =>
    levels === 1 ? { all: [condition] } : { any: [nested(levels - 1)] };

  test.each([
    ['a field that there is not', { all: [{ ...condition, field: 'agent' }] }, 'criteria.all.0.field'],
    [
      'text compared with an amount',
      { all: [{ field: 'stake', op: 'gt', value: 'much' }] },
      'criteria.all.0.value',
    ],
    [
      'an amount searched as text',
      { all: [{ field: 'stake', op: 'contains', value: '1' }] },
      'criteria.all.0.op',
    ],
    [
      'a fault deep inside',
      { all: [condition, { any: [condition, { field: 'x', op: 'isNull' }] }] },
      'criteria.all.1.any.1.field',
    ],
    ['no condition', { all: [] }, 'criteria'],
    ['both ways of joining', { all: [condition], any: [condition] }, 'criteria'],
    ['four levels', nested(4), 'criteria'],
    [
      '51 conditions',
      { all: [{ any: Array(26).fill(condition) }, { any: Array(25).fill(condition) }] },
      'criteria',
    ],
  ])('with %s are refused where they stand', async (_, criteria, field) => {
    const answer = await call(reporter, 'POST', '/createFilter', { body: { name: 'x', criteria } });

    expect(answer.status).toBe(400);
    expect(
      answer.body.errors.some((error) => error.field === field || error.field.startsWith(`${field}.`)),
    ).toBe(true);
  });

  test('may have three levels and fifty conditions', async () => {
    await given({ name: 'deep', criteria: nested(3) });
    await given({ name: 'long', criteria: { any: Array(50).fill(condition) } });
  });

  test('injected text stays text', async () => {
    const evil = "' or 1=1; drop table bet; --";
    await given({ name: evil, criteria: { any: [{ field: 'branchName', op: 'contains', value: evil }] } });

    expect((await load()).items[0]).toMatchObject({ name: evil, matchCount: { branches: 0, terminals: 0 } });
  });
});

describe('using', () => {
  test('the active ones are those of the last call, however often it is made', async () => {
    const a = await given({ name: 'a' });
    const b = await given({ name: 'b' });

    await activate([a.filterId]);
    await activate([b.filterId, a.filterId]);
    const twice = await activate([b.filterId, a.filterId]);
    const one = await activate([b.filterId]);

    expect(twice.body.activeIds).toEqual([a.filterId, b.filterId]);
    expect(one.body.items.map(({ name, state }) => [name, state])).toEqual([
      ['a', 'INACTIVE'],
      ['b', 'ACTIVE'],
    ]);
    expect((await activate([])).body.activeIds).toEqual([]);
    expect((await load(viewer)).activeIds).toEqual([]);
  });

  test('B8: an edited active filter is dirty until Apply, and what was applied stays as it was', async () => {
    await givenTickets(app.store);
    const { filterId } = await given({ criteria: paidOut });
    await activate([filterId]);
    const first = await apply();

    await edit(filterId, '1', { criteria: { all: [{ field: 'ticketStatus', op: 'eq', value: 'UNPAID' }] } });

    expect((await load()).items[0]).toMatchObject({ state: 'ACTIVE', version: 2, dirty: true });
    const kept = await figures({ appliedSetId: first.body.appliedSetId! });
    expect(kept.body.totals).toMatchObject({ stakes: '100.00' });
    app.advance(1000);
    const second = await apply();
    expect((await load()).items[0]).toMatchObject({ state: 'ACTIVE', dirty: false });
    expect((await figures({ appliedSetId: second.body.appliedSetId! })).body.totals).toMatchObject({
      stakes: '200.00',
    });
    expect((await figures({ appliedSetId: first.body.appliedSetId! })).body.totals).toMatchObject({
      stakes: '100.00',
    });
    expect(await load()).toMatchObject({
      appliedSetId: second.body.appliedSetId,
      items: [{ lastAppliedAt: '2026-04-10T08:00:01.000Z' }],
    });
  });

  test('all applied filters and the chosen branches hold together, and figures say so', async () => {
    await givenTickets(app.store);
    const [dar, paid] = [await given(), await given({ name: 'Paid', criteria: paidOut })];
    await activate([dar.filterId, paid.filterId]);

    const { status, body } = await apply({ branchState: { selected: ['b1'], expanded: ['Arusha'] } });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      querySummary: ['Region is Dar es Salaam', 'Ticket status is Paid', 'Branch is Kariakoo'],
      matchCount: { branches: 1, terminals: 1, tickets: 1 },
      totals: { ticketsSold: 1, stakes: '100.00', winnings: '150.00', paid: '150.00', ggr: '-50.00' },
      branchState: { selected: ['b1'], expanded: ['Arusha'] },
      snapshotId: expect.stringMatching(/^snp_/),
    });
    const list = await figures({ appliedSetId: body.appliedSetId! });
    expect(list.body.items).toMatchObject([{ id: 'b1', stakes: '100.00' }]);
    expect(list.body.totals).toEqual(body.totals);
    expect(list.body.meta).toMatchObject({
      filtersText: ['Channel is retail', ...body.querySummary],
      noActivity: false,
    });
  });

  test('without filters everything is applied', async () => {
    await givenTickets(app.store);

    const { body } = await apply();

    expect(body).toMatchObject({ querySummary: [], matchCount: { branches: 4, terminals: 4, tickets: 4 } });
    expect((await figures({ appliedSetId: body.appliedSetId! })).body.totals).toEqual(
      (await figures({})).body.totals,
    );
  });

  test('filters can be applied without being active, and an unknown branch is refused', async () => {
    await givenTickets(app.store);
    const { filterId } = await given({ criteria: paidOut });

    const { body } = await apply({ filterIds: [filterId] });
    const wrong = await apply({ branchState: { selected: ['b1', 'b9'], expanded: [] } });

    expect(body.querySummary).toEqual(['Ticket status is Paid']);
    expect((await load()).activeIds).toEqual([]);
    expect(wrong.body.errors).toMatchObject([{ field: 'branchState.selected.1', code: 'UNKNOWN_BRANCH' }]);
  });

  test('a set belongs to its brand', async () => {
    const { body } = await apply();

    expect((await figures({ appliedSetId: body.appliedSetId! }, reporter, 'elm')).status).toBe(404);
    expect((await figures({ appliedSetId: 'fas_none' })).status).toBe(404);
    expect((await figures({ appliedSetId: body.appliedSetId! }, viewer)).status).toBe(200);
  });

  test('a place without tickets stays where a ticket of it could match, and goes where none could', async () => {
    await givenTickets(app.store);
    const { filterId } = await given({
      criteria: {
        any: [
          { field: 'region', op: 'eq', value: 'Arusha' },
          {
            all: [
              { field: 'branchName', op: 'startsWith', value: 'mbe' },
              { field: 'stake', op: 'gt', value: '1' },
            ],
          },
        ],
      },
    });

    const { body } = await apply({ filterIds: [filterId] });
    const list = await figures({ appliedSetId: body.appliedSetId! });

    expect(list.body.items.map(({ id }) => id)).toEqual(['b2', 'b3']);
    expect(list.body.totals).toMatchObject({ stakes: '0.00' });
  });

  test('a preview tells the effect of criteria that are not kept', async () => {
    await givenTickets(app.store);

    const { status, body } = await call(viewer, 'POST', '/previewFilter', {
      body: { criteria: paidOut, period: march },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({
      querySummary: ['Ticket status is Paid'],
      matchCount: { branches: 4, terminals: 4, tickets: 1 },
      totals: { stakes: '100.00' },
    });
    expect((await load()).items).toEqual([]);
  });

  test('a filter and its opposite are everything, whatever has no value', async () => {
    await givenTickets(app.store);
    // Its bet never arrived.
    await givenSettlement(app.store, { ...shop('b3'), bet_record_id: 'unheard-of', stake: '5', payout: '7' });
    const preview = async (criteria: unknown) =>
      (await call(reporter, 'POST', '/previewFilter', { body: { criteria, period: march } })).body.totals;
    const all = (await figures({})).body.totals;
    const values = {
      odds: '1.5',
      legs: 0,
      stake: '100',
      cashier: 'cashier-1',
      ticketStatus: 'PAID',
      won: '150',
    };

    expect(all).toMatchObject({ stakes: '330.00', ggr: '68.00' });
    for (const [field, value] of Object.entries(values)) {
      const is = await preview({ all: [{ field, op: 'eq', value }] });
      const isNot = await preview({ all: [{ field, op: 'ne', value }] });
      for (const measure of ['stakes', 'winnings', 'ggr']) {
        const sum = Number(is[measure]) + Number(isNot[measure]);
        expect([field, measure, sum]).toEqual([field, measure, Number(all[measure])]);
      }
    }
    const parts = [
      { field: 'stake', op: 'ge', value: '100' },
      { field: 'ticketStatus', op: 'ne', value: 'PAID' },
    ];
    expect(await preview({ all: parts })).toEqual(await preview({ all: [...parts].reverse() }));
    expect(await preview({ all: parts })).toMatchObject({ stakes: '200.00' });
  });
});

describe('giving up', () => {
  test('a deleted filter is gone, its name is free, and it comes back within 30 days', async () => {
    const { filterId } = await given();
    await activate([filterId]);

    expect((await remove(filterId)).status).toBe(204);

    expect(await load()).toMatchObject({ items: [], activeIds: [] });
    expect((await remove(filterId)).status).toBe(404);
    expect((await activate([filterId])).status).toBe(400);
    expect((await load(reporter, { deleted: 'true' })).items).toMatchObject([
      { filterId, state: 'DELETED', restorableUntil: '2026-05-10T08:00:00.000Z' },
    ]);
    app.advance(30 * dayMs - 1000);
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'], id: 'u_reporter2' });
    expect((await restore(filterId)).status).toBe(404);
  });

  test('restored, it is inactive and as it was; after 30 days it cannot be', async () => {
    const { filterId } = await given();
    await remove(filterId);

    const back = await restore(filterId);

    expect(back.body).toMatchObject({ filterId, state: 'INACTIVE', name: 'Dar', restorableUntil: null });
    await remove(filterId);
    await app.store.query("update retail_filter set deleted_at = '2026-03-11T08:00:00Z'");
    expect((await restore(filterId)).status).toBe(404);
    expect((await load(reporter, { deleted: 'true' })).items).toEqual([]);
  });

  test('it cannot come back under a name that was given away', async () => {
    const { filterId } = await given();
    await remove(filterId);
    await given();

    const answer = await restore(filterId);

    expect([answer.status, answer.body.code]).toEqual([409, 'NAME_TAKEN']);
  });

  test('what others have active cannot be deleted, and the answer says who', async () => {
    const { filterId } = await given({ shared: true });
    await activate([filterId]);
    await activate([filterId], viewer);

    const refused = await remove(filterId);

    expect([refused.status, refused.body.code]).toEqual([409, 'FILTER_IN_USE']);
    expect(refused.body.detail).toBe('It cannot be deleted: u_viewer (u_viewer@example.test) has it active.');
    expect(refused.body.errors).toEqual([
      { field: 'filterId', code: 'ACTIVE', message: 'u_viewer (u_viewer@example.test) has it active' },
    ]);
    await activate([], viewer);
    expect((await remove(filterId)).status).toBe(204);
  });

  test('B9: what a report on its way was made with cannot be deleted', async () => {
    const { filterId } = await given({ criteria: paidOut });
    const { appliedSetId } = (await apply({ filterIds: [filterId] })).body;
    const report = await call(reporter, 'POST', '', {
      body: { type: 'RETAIL_DAILY_PACK', period: march, appliedSetId, title: 'March' },
    });
    expect(report.status).toBe(201);
    await app.store.query("update report set state = 'PENDING_CONFIRMATION'");

    const refused = await remove(filterId);

    expect(refused.body).toMatchObject({
      code: 'FILTER_IN_USE',
      errors: [
        {
          code: 'REPORT',
          message: 'the report "March" of u_reporter (u_reporter@example.test) is on its way with it',
        },
      ],
    });
    await app.store.query("update report set state = 'ACCEPTED'");
    expect((await remove(filterId)).status).toBe(204);
  });
});
