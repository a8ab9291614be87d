import { packListSchema, readRetailPack } from '@tallyhouse/shared/contracts/retail-pack';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { listTotals } from '@tallyhouse/shared/contracts/total-reports';
import { changeFacts, givenBet, givenPayment, givenShift } from '../../../figures/testing/given-facts';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import type { PackAnswer } from './read-pack-list';
import { shop } from '../retail-reports/testing/given-shops';
import { givenPackBook } from './testing/given-pack-book';
import { bothEngines } from '../../../store/testing/on-engines';

const march = { from: '2026-03-01', to: '2026-03-31' };

/** Which figure of retail reports each total of a list equals. */
const equals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  intake: { drawerExpected: 'drawerExpected', drawerCounted: 'drawerCounted', overShort: 'overShort' },
  results: { winnings: 'winnings', ggr: 'ggr', hold: 'hold' },
  unpaid: { unpaid: 'unpaid' },
  paid: { gross: 'paid' },
  expired: { expired: 'expired' },
  voided: { returned: 'voids' },
  cancelled: { returned: 'cancelled' },
  vouchers: { vouchersIssued: 'vouchersIssued' },
};

describe.each(bothEngines())('the retail pack on %s', (_engine, open) => {
  let app: TestApp;
  let reporter: TestCaller;

  beforeAll(async () => {
    const store = await open();
    await givenPackBook(store);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    reporter = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  });
  afterAll(() => app.close());

  async function ask<T>(path: string, query: Record<string, string>): Promise<T> {
    const answer = await reporter('GET', path, { brand: 'alder', query: { ...march, ...query } });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<T>();
  }
  const pack = (list: string, query: Record<string, string> = {}) =>
    ask<PackAnswer>(readRetailPack.path, { list, ...query });
  const tickets = async (list: string, query?: Record<string, string>) =>
    (await pack(list, query)).items.map(({ values }) => values['ticket']);

  async function appliedSet(field: string, value: string): Promise<string> {
    const criteria = { all: [{ field, op: 'eq', value }] };
    const body = { name: `${field} ${value}`, criteria };
    const made = await reporter('POST', '/api/RetailReports/createFilter', { brand: 'alder', body });
    const { filterId } = made.json<{ filterId: string }>();
    const active = { body: { filterIds: [filterId] }, brand: 'alder' };
    await reporter('POST', '/api/RetailReports/activateFilters', active);
    const applied = await reporter('POST', '/api/RetailReports/Apply', {
      ...{ brand: 'alder', body: { period: march } },
    });
    return applied.json<{ appliedSetId: string }>().appliedSetId;
  }

  describe.each<[string, Record<string, string>, string]>([
    ['everywhere', {}, 'region'],
    ['in a region', { parentId: 'Dar es Salaam' }, 'branch'],
    ['of a branch', { parentId: 'b1' }, 'cashier'],
    ['by who sold', { payouts: 'selling', parentId: 'Dar es Salaam' }, 'branch'],
  ])('%s', (_where, query, level) => {
    test.each(Object.keys(equals))('the list %s adds up to the figures of the report', async (list) => {
      const { totals } = await pack(list, query);
      const report = await ask<{ totals: Record<string, string> }>(listRetailReports.path, {
        ...query,
        level,
      });

      for (const [field, figure] of Object.entries(equals[list]!)) {
        // A branch's vouchers stand with no cashier.
        if (list === 'vouchers' && level === 'cashier') continue;
        expect([field, totals[field]]).toEqual([field, report.totals[figure]]);
      }
    });
  });

  test('so it does where a filter picks tickets or places', async () => {
    for (const [field, value] of [
      ['ticketStatus', 'PAID'],
      ['region', 'Dar es Salaam'],
    ] as const) {
      const appliedSetId = await appliedSet(field, value);
      for (const [list, fields] of Object.entries(equals)) {
        const { totals, meta } = await pack(list, { appliedSetId });
        const report = await ask<{ totals: Record<string, string | null> }>(listRetailReports.path, {
          appliedSetId,
        });
        expect(meta.filtersText).toHaveLength(2);
        for (const [own, figure] of Object.entries(fields)) {
          const expected = list === 'intake' ? (report.totals[figure] ?? '0.00') : report.totals[figure];
          expect([value, list, own, totals[own]]).toEqual([value, list, own, expected]);
        }
      }
    }
  });

  test('stakes of results are those settled, and voids hold the cancelled ones too', async () => {
    const { items, totals } = await pack('results');

    expect(totals).toMatchObject({ stakes: '665.00', voids: '160.00', netStakes: '505.00' });
    expect(items.map(({ values }) => values)).toMatchObject([
      { vertical: 'CASINO_SLOTS', product: 'Golden Reef', ticketsSettled: 8, hold: expect.any(String) },
      { vertical: 'SPORTS_LIVE', ticketsSettled: 1, stakes: '70.00', voids: '70.00', hold: null },
    ]);
  });

  test('open tickets are what totals say is open, whenever they were sold', async () => {
    const { items, totals } = await pack('open');
    const { brands } = await ask<{ brands: Record<string, string>[] }>(listTotals.path, {
      channel: 'RETAIL',
    });
    const byTicket = Object.fromEntries(
      items.map(({ values }): [string, object] => [String(values['ticket']), values]),
    );

    expect(Object.keys(byTicket).sort()).toEqual(['t4', 't5']);
    expect(byTicket['t4']).toMatchObject({
      ...{ stake: '40.00', openStake: '40.00', odds: '7.25', legs: 3, possibleReturn: '290.00' },
      ...{ region: 'Dar es Salaam', branchName: 'Kariakoo', cashier: 'Asha', terminal: 'b1-t1' },
    });
    expect(byTicket['t5']).toMatchObject({ stake: '50.00', openStake: '30.00', possibleReturn: null });
    expect(totals).toMatchObject({ openStake: '70.00', possibleReturn: '290.00' });
    expect(brands[0]).toMatchObject({
      openBets: totals['openStake'],
      unpaidWinnings: (await pack('unpaid')).totals['unpaid'],
    });
  });

  test('not collected is what is due at the end of the period, not of today', async () => {
    expect((await tickets('unpaid')).sort()).toEqual(['lost', 't10', 't2', 't5']);
    expect((await tickets('unpaid', { to: '2026-03-30' })).sort()).toEqual(['lost', 't2', 't5']);
    const { items } = await pack('unpaid', { text: 't2' });
    expect(items[0]).toMatchObject({
      ticketId: 'alder-shops/t2',
      values: { winnings: '80.00', paid: '50.00', expired: '0.00', unpaid: '30.00', claimUntil: null },
    });
  });

  test('payouts tell the shop that sold from the one that paid', async () => {
    const { items } = await pack('paid', { sort: 'gross:desc' });

    expect(items.map(({ ticketId, values }) => ({ ticketId, ...values }))).toMatchObject([
      {
        ...{
          ticketId: 'alder-shops/t8',
          sellingBranch: 'Kariakoo',
          payingBranch: 'Mbezi',
          isCrossShop: 'YES',
        },
        ...{ method: 'VOUCHER', gross: '200.00', withholding: '18.00', net: '182.00' },
      },
      { ticketId: 'alder-shops/t1', payingBranch: 'Kariakoo', isCrossShop: 'NO', cashier: 'Asha' },
      { ticketId: 'alder-shops/t9', sellingBranch: 'Njiro', payingBranch: null, isCrossShop: 'NO' },
      { ticketId: 'alder-shops/t2', isCrossShop: 'YES', cashier: 'Juma' },
    ]);
    expect(await tickets('paid', { parentId: 'ELSEWHERE' })).toEqual(['t9']);
    expect((await tickets('paid', { parentId: 'b2' })).sort()).toEqual(['t2', 't8']);
    expect(await tickets('paid', { parentId: 'b3', payouts: 'selling' })).toEqual(['t9']);
  });

  test('returned stakes stand in one list or the other, late ones marked', async () => {
    const { items } = await pack('voided', { sort: 'voidedAt:asc' });

    expect(items.map(({ values }) => values)).toMatchObject([
      { ticket: 't6', result: 'VOID', stake: '60.00', returned: '60.00', reason: null },
      { ticket: 't7', result: 'LATE_VOID', voidedAt: '2026-03-20T10:00:00.000Z' },
    ]);
    expect(await tickets('cancelled')).toEqual(['t3']);
    expect(await tickets('expired')).toEqual(['t0']);
  });

  test('a drawer is exact, within what is tolerated, over or short', async () => {
    const { items, totals } = await pack('intake', { sort: 'branchName:asc,day:asc' });

    expect(items.map(({ values }) => values)).toMatchObject([
      {
        ...{ day: '2026-03-10', cashierName: 'Asha', drawerExpected: '1270.00', overShort: '0.00' },
        // Sold between opening and closing by this cashier: t1, t2, t3, t5, t6, t7, t8 and t10.
        ...{ drawerState: 'EXACT', tolerance: '100.00', ticketsSold: 8, vouchersRedeemed: null },
      },
      { day: '2026-03-11', overShort: '-100.00', drawerState: 'WITHIN', ticketsSold: 0 },
      { day: '2026-03-12', overShort: '100.50', drawerState: 'OVER' },
      { branchName: 'Mbezi', drawerExpected: '450.00', overShort: '-51.00', drawerState: 'SHORT' },
    ]);
    expect(totals).toMatchObject({ ticketsSold: 8, float: '3500.00', vouchersRedeemed: null });
    expect(totals).not.toHaveProperty('tolerance');
  });

  test('each ticket stands in one shift: the last that its cashier had opened, also when sold after it closed', async () => {
    const day = '2026-03-25';
    const at = shop('b2', 'cashier-2');
    const own = { branch_id: 'b2', cashier_id: 'cashier-2', float_amount: '500', counted: '500', day };
    const late = { opened_at: `${day}T13:55:00Z`, closed_at: `${day}T20:00:00Z` };
    await givenShift(app.store, { ...own, record_id: 'early' });
    await givenShift(app.store, { ...own, ...late, record_id: 'late' });
    for (const time of [`${day}T09:00:00Z`, `${day}T13:57:00Z`, `${day}T20:00:30Z`]) {
      await givenBet(app.store, { ...at, day, record_id: `shift ${time}`, accepted_at: time });
    }
    await givenBet(app.store, { ...at, day: '2026-03-26', record_id: 'shift next day' });
    const { terminal_id: _terminal, ...counter } = at;
    const paid = { ...counter, day, method: 'VOUCHER', gross: '7', record_id: 'shift voucher' };
    await givenPayment(app.store, { ...paid, selling_branch_id: 'b2', paid_at: `${day}T13:58:00Z` });

    const { items, totals } = await pack('intake', { from: day, to: day, sort: 'openedAt:asc' });
    const report = { from: day, to: day, level: 'cashier' };
    const { totals: reported } = await ask<{ totals: Record<string, number> }>(
      listRetailReports.path,
      report,
    );

    expect(items.map(({ values }) => values)).toMatchObject([
      { shiftId: 'early', ticketsSold: 1, vouchersIssued: '0.00' },
      { shiftId: 'late', ticketsSold: 2, vouchersIssued: '7.00' },
    ]);
    expect(totals).toMatchObject({ ticketsSold: reported['ticketsSold'] });
    for (const table of ['bet', 'payment', 'drawer_shift']) {
      await changeFacts(
        app.store,
        `delete from ${table} where record_id like 'shift %' or record_id in ('early', 'late')`,
      );
    }
  });

  test('what the brand tolerates decides, once it has decided', async () => {
    const settings = JSON.stringify({
      tolerances: { drawer: '60.00', clockSkewSeconds: 60, duplicatePercent: 1 },
    });
    await app.store.query(
      `insert into brand_settings (brand_id, settings, version, updated_at, updated_by)
       values ('alder', '${settings}', 1, timestamp '2026-03-01 00:00:00', 'u_admin')`,
    );

    const { items } = await pack('intake', { sort: 'branchName:asc,day:asc' });

    expect(items.map(({ values }) => values['drawerState'])).toEqual(['EXACT', 'SHORT', 'OVER', 'WITHIN']);
    expect(items[0]!.values['tolerance']).toBe('60.00');
    await app.store.query("delete from brand_settings where brand_id = 'alder'");
  });

  test('a branch that issued no voucher owes none; what no source tells is not zero', async () => {
    const { items } = await pack('vouchers', { sort: 'vouchersIssued:desc,branch:asc' });

    expect(items.map(({ key, values }) => [key, values['vouchersIssued'], values['liability']])).toEqual([
      ['b2', '200.00', null],
      ['b1', '0.00', null],
      ['b3', '0.00', null],
    ]);
  });

  test('an instant before now knows no more than was known then', async () => {
    const early = await pack('paid', { asOf: '2026-02-28T00:00:00Z' });

    expect(early).toMatchObject({ items: [], totalCount: 0, totals: { gross: '0.00' } });
    expect(early.meta.asOf).toBe('2026-02-28T00:00:00Z');
  });

  test.each(packListSchema.options)(
    'the list %s is sorted, searched and paged by every column',
    async (list) => {
      const whole = await pack(list);
      const sort = whole.columns.map(({ field }) => `${field}:desc`).join(',');
      const sorted = await pack(list, { sort, pageSize: '1', page: '2', text: '' });
      expect(sorted).toMatchObject({ totalCount: whole.totalCount, totals: whole.totals });
      expect(sorted.items.length).toBe(Math.min(1, Math.max(0, whole.totalCount - 1)));
      const fields = whole.columns.map(({ field }) => field).sort();
      for (const { values } of whole.items) expect(Object.keys(values).sort()).toEqual(fields);
      expect(new Set(whole.items.map(({ key }) => key)).size).toBe(whole.totalCount);
      expect(await pack(list, { text: 'no such text %_' })).toMatchObject({ items: [], totalCount: 0 });
    },
  );

  test('an administrator gets the lists that name no ticket, shift or cashier', async () => {
    const admin = await app.signIn({ role: 'admin', brandIds: ['alder'] });
    const statuses = await Promise.all(
      packListSchema.options.map(async (list) => {
        const query = { ...march, list };
        const answer = await admin('GET', readRetailPack.path, { brand: 'alder', query });
        return [list, answer.statusCode];
      }),
    );

    expect(statuses.filter(([, status]) => status === 200).map(([list]) => list)).toEqual([
      'results',
      'vouchers',
    ]);
    expect(statuses.filter(([, status]) => status === 403)).toHaveLength(7);
  });

  test.each([
    ['region', 'b1'],
    ['branch', 'b1'],
    ['branch', 'NOPE'],
    ['terminal', 'Dar es Salaam'],
    ['cashier', 'b1-t1'],
    ['ticket', 'NOPE'],
  ])('the report refuses %ss of %s, where there is no such place above them', async (level, parentId) => {
    const query = { ...march, level, parentId };
    const answer = await reporter('GET', listRetailReports.path, { brand: 'alder', query });

    expect(answer.json()).toMatchObject({
      status: 400,
      errors: [{ field: 'parentId', code: 'UNKNOWN_PLACE', message: expect.stringContaining('choose') }],
    });
  });

  test.each([
    ['branch', 'Arusha'],
    ['branch', 'ELSEWHERE'],
    ['terminal', 'b4'],
    // A cashier that no register names.
    ['ticket', 'nobody'],
  ])('%ss of %s are told, whether or not there are any', async (level, parentId) => {
    const query = { ...march, level, parentId };
    const answer = await reporter('GET', listRetailReports.path, { brand: 'alder', query });

    expect(answer.statusCode).toBe(200);
  });

  test.each<[Record<string, string>, object]>([
    [{ to: '2026-02-01' }, { field: 'to', code: 'BEFORE_FROM' }],
    [{ sort: 'stakeCash:asc' }, { field: 'sort', code: 'UNKNOWN_FIELD' }],
    [{ parentId: 'NOPE' }, { field: 'parentId', code: 'UNKNOWN_PLACE' }],
  ])('%p is refused', async (query, error) => {
    const answer = await reporter('GET', readRetailPack.path, {
      brand: 'alder',
      query: { ...march, ...query },
    });

    expect(answer.json()).toMatchObject({ status: 400, errors: [error] });
  });
});
