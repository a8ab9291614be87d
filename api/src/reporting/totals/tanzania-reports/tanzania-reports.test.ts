import {
  listTanzanianSummaries,
  listTanzanianTotals,
  readTanzanianCalendar,
  type TanzaniaRow,
  type TaxDates,
} from '@tallyhouse/shared/contracts/tanzania-reports';
import {
  changeFacts,
  alder,
  elm,
  givenBatch,
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
  insert,
} from '../../../figures/testing/given-facts';
import type { Store } from '../../../store/store';
import { startTestApp, type TestApp, type TestCaller } from '../../../app/testing/test-app';
import { bothEngines } from '../../../store/testing/on-engines';

interface Answer {
  readonly items: readonly TanzaniaRow[];
  readonly totals: { readonly ggr: string };
  readonly payable: readonly { readonly code: string; readonly amount: string }[];
  readonly meta: {
    readonly basis: string;
    readonly noActivity: boolean;
    readonly status: string;
    readonly statusReasons: readonly string[];
    readonly filtersText: readonly string[];
  };
  readonly unclaimed: readonly { readonly prizes: string }[];
  readonly rulePackVersion: string;
}

describe.each(bothEngines())('the Tanzanian totals on %s', (_, open) => {
  let app: TestApp;
  let store: Store;
  let viewer: TestCaller;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder, elm]);
    app = await startTestApp(store, { now: '2026-04-10T08:00:00Z' });
    viewer = await app.signIn({ role: 'viewer', brandIds: ['alder', 'elm'] });
    const sports = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2' };
    // Three winning tickets of 1,000 at the rounding edges of golden example G04, and one that loses the lot.
    for (const [id, won] of [
      ['t1', '1235'],
      ['t2', '999'],
      ['t3', '12345'],
    ] as const) {
      await givenBet(store, { ...sports, record_id: id, stake: '1000' });
      await givenSettlement(store, {
        ...sports,
        bet_record_id: id,
        stake: '1000',
        payout: `${1000 + Number(won)}`,
      });
      await givenPayment(store, { ...sports, bet_record_id: id, gross: `${1000 + Number(won)}` });
    }
    await givenBet(store, { ...sports, record_id: 't4', stake: '100000' });
    await givenBet(store, { ...sports, record_id: 't5', stake: '500' });
    await givenSettlement(store, { ...sports, bet_record_id: 't5', stake: '500', result: 'CANCELLED' });
    const virtual = { vertical: 'VIRTUAL_SPORTS', licence_id: 'lic-3' };
    await givenBet(store, { ...virtual, record_id: 'v1', stake: '12000' });
    await givenBet(store, { vertical: 'CRASH', record_id: 'c1', stake: '70' });
  });
  afterAll(() => app.close());

  async function ask(query: Record<string, string> = {}, brand = 'alder') {
    const period = { from: '2026-03-01', to: '2026-03-31' };
    return viewer('GET', listTanzanianTotals.path, { brand, query: { ...period, ...query } });
  }
  const rows = async (query: Record<string, string> = {}) => (await ask(query)).json<Answer>();
  const rowOf = (answer: Answer, productClass: string | null) =>
    answer.items.find((row) => row.productClass === productClass);
  const lineOf = (row: TanzaniaRow | undefined, code: string) =>
    row?.lines.find((line) => line.code === code);

  test('revenue is stakes placed less refunds less winnings paid, per class of the Act', async () => {
    const answer = await rows();

    expect(answer.items.map(({ productClass }) => productClass)).toEqual(['SPORTS', 'VIRTUAL', null]);
    expect(rowOf(answer, 'SPORTS')).toMatchObject({
      stakesPlaced: '103500.00',
      refunds: '500.00',
      netStakes: '103000.00',
      winningsPaid: '17579.00',
      ggr: '85421.00',
    });
    expect(answer).toMatchObject({
      meta: { basis: 'PLACED_PAID', noActivity: false },
      totals: { ggr: '97491.00' },
      rulePackVersion: expect.stringMatching(/^sha256:/) as unknown,
    });
  });

  test('gaming tax is on revenue, rounded once, and due by the seventh', async () => {
    expect(lineOf(rowOf(await rows(), 'SPORTS'), 'GGT')).toMatchObject({
      ruleId: 'TZ.GGT.SPORTS.2018-07-01',
      authority: 'TRA',
      baseAmount: '85421.00',
      rate: '0.25',
      tax: '21355.00',
      taxedBy: 'MONTH',
      proof: 'SECONDARY',
      status: 'UNVERIFIED_RULE',
      statusReasons: ['RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01'],
      due: { day: '2026-04-07' },
    });
  });

  test('the head says the worst that is said of any class', async () => {
    const { meta, items } = await rows();

    expect(items.find(({ productClass }) => productClass === 'SPORTS')?.status).toBe('UNVERIFIED_RULE');
    expect(meta.status).toBe('UNVERIFIED_RULE');
    expect(meta.statusReasons).toContain('RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01');
    const virtual = await rows({ productClass: 'VIRTUAL' });
    expect(virtual.meta.statusReasons).not.toContain('RULE_UNVERIFIED:TZ.GGT.SPORTS.2018-07-01');
  });

  test('withholding is on each ticket paid, rounded there; the difference is told', async () => {
    // 15 % of 1,235, 999 and 12,345 are 185.25, 149.85 and 1,851.75.
    expect(lineOf(rowOf(await rows(), 'SPORTS'), 'WHT')).toMatchObject({
      ruleId: 'TZ.WHT.SPORTS.2025-07-01',
      baseAmount: '14579.00',
      tax: '2187.00',
      roundingDifference: '0.00',
    });
    const earlier = await rows({ from: '2025-06-01', to: '2025-06-30' });
    expect(earlier.items).toEqual([]);
  });

  test('the Board has its levy where the law names one', async () => {
    const answer = await rows();

    expect(lineOf(rowOf(answer, 'VIRTUAL'), 'LEVY')).toMatchObject({ tax: '600.00', authority: 'GBT' });
    expect(lineOf(rowOf(answer, 'SPORTS'), 'LEVY')).toBeUndefined();
    expect(answer.payable).toContainEqual({
      authority: 'GBT',
      code: 'LEVY',
      currency: 'TZS',
      amount: '600.00',
    });
  });

  test('a rule that nobody has verified is off until it is asked for, and then says so', async () => {
    const july = { from: '2026-07-01', to: '2026-07-31' };
    const virtual = { vertical: 'VIRTUAL_SPORTS', stake: '1010' };
    await givenBet(store, { ...virtual, record_id: 'v2', day: '2026-07-10' });
    await givenBet(store, { ...virtual, record_id: 'v3', day: '2026-07-11' });
    await givenBet(store, { ...virtual, record_id: 'v4', day: '2026-07-12' });
    const cancelled = { ...virtual, record_id: 'v4-1', bet_record_id: 'v4', day: '2026-07-12' };
    await givenSettlement(store, { ...cancelled, result: 'CANCELLED' });

    const off = rowOf(await rows(july), 'VIRTUAL');
    const on = rowOf(await rows({ ...july, includeUnverified: 'true' }), 'VIRTUAL');

    expect(off?.switchedOff).toEqual(['TZ.EXC.ALL_STAKES.2026-07-01']);
    expect(lineOf(off, 'EXC')).toBeUndefined();
    // Five per cent of each stake that was not returned: 50.5 shillings, rounded on each of the two.
    expect(lineOf(on, 'EXC')).toMatchObject({
      baseAmount: '2020.00',
      tax: '102.00',
      roundingDifference: '1.00',
      status: 'UNVERIFIED_RULE',
    });
    expect(on?.missing).toEqual([]);
    const filtersOf = async (query: Record<string, string>) => (await rows(query)).meta.filtersText;
    expect(await filtersOf({ ...july, includeUnverified: 'true' })).toEqual([
      'Unverified rules are included',
    ]);
    expect(await filtersOf(july)).toEqual([]);
    await changeFacts(
      store,
      "delete from bet where record_id in ('v2', 'v3', 'v4')",
      "delete from settlement where record_id = 'v4-1'",
    );
  });

  test('a machine is taxed by the month, played or not', async () => {
    for (const id of ['m1', 'm2', 'm3']) {
      const machine = { id, brand_id: 'alder', licence_id: 'lic-9', product_class: 'SLOT_ROUTE' };
      const to = id === 'm3' ? '2026-02-27' : null;
      await insert(store, 'gaming_machine', { ...machine, licensed_from: '2026-01-01', licensed_to: to });
    }
    const row = rowOf(await rows(), 'SLOT_ROUTE');

    expect(row).toMatchObject({ machines: 2, ggr: '0.00' });
    expect(lineOf(row, 'GGT')).toMatchObject({ base: 'MACHINES', tax: '200000.00', rate: '100000' });
    expect(rowOf(await rows(), 'SPORTS')).toMatchObject({ machines: null });
    await store.query('delete from gaming_machine');
  });

  test('a class is doubted for files of its own channels only, and machines for none', async () => {
    const machine = { id: 'm1', brand_id: 'alder', licence_id: 'lic-9', product_class: 'SLOT_ROUTE' };
    await insert(store, 'gaming_machine', { ...machine, licensed_from: '2026-01-01' });
    await givenBatch(store, { id: 'lost', channel: 'RETAIL', seq: 7, state: 'MISSING' });

    const { items, meta } = (await ask({})).json<Answer>();

    expect(meta.statusReasons).toContain('GAP:lost');
    expect(
      items.map(({ productClass, statusReasons }) => [productClass, statusReasons.includes('GAP:lost')]),
    ).toEqual([
      ['SLOT_ROUTE', false],
      ['SPORTS', true],
      ['VIRTUAL', false],
      [null, false],
    ]);
    await store.query('delete from gaming_machine');
    await store.query("delete from load_batch where id = 'lost'");
  });

  test('a class is doubted for a file of shops also on days of which only play online has come', async () => {
    const online = {
      vertical: 'SPORTS_PREMATCH',
      licence_id: 'lic-2',
      day: '2026-03-20',
      record_id: 'alone',
    };
    await givenBet(store, { ...online, stake: '1000' });
    const hour = { period_from: '2026-03-20T09:00:00Z', period_to: '2026-03-20T10:00:00Z' };
    await givenBatch(store, { id: 'lost', channel: 'RETAIL', seq: 7, state: 'MISSING', ...hour });

    const { items } = await rows({ from: '2026-03-20', to: '2026-03-20' });

    expect(items.map(({ productClass }) => productClass)).toEqual(['SPORTS']);
    expect(items[0]?.statusReasons).toContain('GAP:lost');
    await changeFacts(store, "delete from bet where record_id = 'alone'");
    await store.query("delete from load_batch where id = 'lost'");
  });

  test('a tax over several tax periods is that of each: a loss of one takes nothing off another', async () => {
    const days = { channel: 'RETAIL', vertical: 'CASINO_TABLE', product_id: 'game-1' };
    await givenBet(store, { ...days, record_id: 'p1', day: '2026-02-03', stake: '5000' });
    await givenBet(store, { ...days, record_id: 'p2', day: '2026-03-03', stake: '1000' });
    await givenPayment(store, {
      ...days,
      record_id: 'p3',
      bet_record_id: 'p2',
      day: '2026-03-10',
      gross: '4000',
    });
    const machine = { id: 'm1', brand_id: 'alder', licence_id: 'lic-9', product_class: 'SLOT_ROUTE' };
    await insert(store, 'gaming_machine', { ...machine, licensed_from: '2026-01-01', licensed_to: null });
    const taxesOf = async (from: string, to: string) => {
      const answer = await viewer('GET', listTanzanianTotals.path, { brand: 'alder', query: { from, to } });
      const told = answer.json<Answer>();
      return {
        machines: rowOf(told, 'SLOT_ROUTE')?.machines,
        ofMachines: lineOf(rowOf(told, 'SLOT_ROUTE'), 'GGT')?.tax,
        ofCasino: lineOf(rowOf(told, 'LAND_CASINO'), 'GGT')?.tax,
        lines: rowOf(told, 'LAND_CASINO')?.lines.length,
      };
    };

    // Taxed by weeks, at 18 %: two weeks with stakes, and one of which only winnings were paid.
    expect(await taxesOf('2026-02-01', '2026-03-31')).toMatchObject({
      ...{ machines: 1, ofMachines: '200000.00', ofCasino: '1080.00' },
      lines: (await taxesOf('2026-03-01', '2026-03-31')).lines,
    });
    expect(await taxesOf('2026-03-01', '2026-03-31')).toMatchObject({
      ...{ machines: 1, ofMachines: '100000.00', ofCasino: '180.00' },
    });
    await store.query('delete from gaming_machine');
    await changeFacts(
      store,
      "delete from bet where record_id in ('p1', 'p2')",
      "delete from payment where record_id = 'p3'",
    );
  });

  test('of prizes won online that nobody claimed, a quarter is the Board’s', async () => {
    const lapsed = { vertical: 'CASINO_SLOTS', kind: 'EXPIRED', method: 'NONE', day: '2026-03-20' };
    await givenPayment(store, { ...lapsed, record_id: 'x1', gross: '1001' });
    await givenPayment(store, { ...lapsed, record_id: 'x2', gross: '400', channel: 'RETAIL' });
    const { unclaimed, payable } = await rows();

    expect(unclaimed).toMatchObject([{ prizes: '1001.00', toBoard: '250.00', kept: '751.00' }]);
    expect(payable.map(({ code }) => code)).not.toContain('UNCL');
    await changeFacts(store, "delete from payment where record_id in ('x1', 'x2')");
  });

  test('shops of one region have figures and no taxes', async () => {
    await insert(store, 'branch', {
      ...{ brand_id: 'alder', id: 'b1', name: 'Kariakoo', region: 'Dar', opened_on: '2020-01-01' },
    });
    const sold = { channel: 'RETAIL', vertical: 'SPORTS_PREMATCH', licence_id: 'lic-2' };
    await givenBet(store, { ...sold, record_id: 'r1', stake: '700', branch_id: 'b1' });
    const paid = { ...sold, record_id: 'r2', selling_branch_id: 'b1', branch_id: 'b9', gross: '200' };
    await givenPayment(store, paid);
    const answer = await rows({ region: 'Dar' });

    expect(answer.items).toMatchObject([{ productClass: 'SPORTS', ggr: '500.00', lines: [] }]);
    expect(answer.payable).toEqual([]);
    expect(answer.meta.filtersText).toEqual(['Region is Dar']);
    await changeFacts(
      store,
      "delete from bet where record_id = 'r1'",
      "delete from payment where record_id = 'r2'",
    );
  });

  test('one class can be asked for', async () => {
    const answer = await rows({ productClass: 'VIRTUAL' });

    expect(answer.items.map(({ productClass }) => productClass)).toEqual(['VIRTUAL']);
    expect(answer.totals.ggr).toBe('12000.00');
  });

  test('a class that the licence has to say has figures and no taxes', async () => {
    expect(rowOf(await rows(), null)).toMatchObject({ ggr: '70.00', lines: [] });
  });

  test('a period that is no tax period has no due day, in words', async () => {
    const line = lineOf(rowOf(await rows({ to: '2026-03-15' }), 'SPORTS'), 'GGT');

    expect(line?.due).toEqual({
      day: null,
      lateFrom: null,
      anchorDay: null,
      movedBecause: [],
      words: 'Taxed monthly: there is no due date for other periods.',
      said: { code: 'TAXED_BY_MONTH', params: {} },
    });
  });

  test('weeks run from Monday to Sunday, each with its due day and the month so far', async () => {
    await givenBet(store, {
      channel: 'RETAIL',
      vertical: 'CASINO_TABLE',
      record_id: 'l1',
      stake: '84350000',
    });
    const answer = await viewer('GET', listTanzanianSummaries.path, {
      brand: 'alder',
      query: { from: '2026-03-03', to: '2026-03-17' },
    });
    const { items } = answer.json<{
      items: (TanzaniaRow & { from: string; to: string; monthToDate: { ggr: string; tax: string } })[];
    }>();
    const casino = items.find(({ productClass }) => productClass === 'LAND_CASINO');

    // Golden example G06: 18 % of the week, due on Wednesday.
    expect(casino).toMatchObject({ from: '2026-03-09', to: '2026-03-15', ggr: '84350000.00' });
    expect(lineOf(casino, 'GGT')).toMatchObject({
      tax: '15183000.00',
      taxedBy: 'WEEK',
      due: { day: '2026-03-18' },
    });
    expect(casino?.monthToDate).toEqual({ ggr: '84350000.00', tax: '15183000.00' });
    expect(new Set(items.map(({ from }) => from))).toEqual(new Set(['2026-03-09']));
    await changeFacts(store, "delete from bet where record_id = 'l1'");
  });

  test('the month so far has the gaming tax and levies, as the month has', async () => {
    const play = { channel: 'RETAIL', vertical: 'VIRTUAL_SPORTS', record_id: 'v9', stake: '100000' } as const;
    await givenBet(store, { ...play, day: '2026-03-11' });
    const answer = await viewer('GET', listTanzanianSummaries.path, {
      brand: 'alder',
      query: { from: '2026-03-01', to: '2026-03-31', granularity: 'month' },
    });
    const { items } = answer.json<{ items: (TanzaniaRow & { monthToDate: { tax: string } })[] }>();
    const virtual = items.find(({ productClass }) => productClass === 'VIRTUAL');

    const [gamingTax, levy] = [lineOf(virtual, 'GGT')?.tax, lineOf(virtual, 'LEVY')?.tax];
    expect(Number(levy)).toBeGreaterThan(0);
    expect(Number(virtual?.monthToDate.tax)).toBe(Number(gamingTax) + Number(levy));
    await changeFacts(store, "delete from bet where record_id = 'v9'");
  });

  test('a file that is missing for one week says nothing against another', async () => {
    const lost = { id: 'lost', source_id: 'src', seq: 7, state: 'MISSING' };
    const hour = { period_from: '2026-03-11T09:00:00Z', period_to: '2026-03-11T10:00:00Z' };
    await givenBatch(store, { ...lost, ...hour, loaded_at: '2026-03-11T10:05:00Z' });
    for (const day of ['2026-03-03', '2026-03-11'])
      await givenBet(store, { day, channel: 'RETAIL', record_id: `beside ${day}`, stake: '1000' });
    const ask = async (from: string, to: string) => {
      const query = { from, to, granularity: 'week' };
      const answer = await viewer('GET', listTanzanianSummaries.path, { brand: 'alder', query });
      return answer.json<{ items: (TanzaniaRow & { from: string })[]; meta: { statusReasons: string[] } }>();
    };

    const { items } = await ask('2026-03-02', '2026-03-15');
    const doubted = items.filter(({ statusReasons }) => statusReasons.includes('GAP:lost'));
    const first = await ask('2026-03-02', '2026-03-08');

    expect(new Set(items.map(({ from }) => from))).toEqual(new Set(['2026-03-02', '2026-03-09']));
    expect(new Set(doubted.map(({ from }) => from))).toEqual(new Set(['2026-03-09']));
    expect(first.meta.statusReasons).not.toContain('GAP:lost');
    await changeFacts(store, "delete from bet where record_id like 'beside %'");
    await store.query("delete from load_batch where id = 'lost'");
  });

  test('of a week at the edge only the days asked for count, so that weeks add up to the total', async () => {
    const days = ['2026-03-02', '2026-03-04', '2026-03-11', '2026-03-12'];
    for (const day of days)
      await givenBet(store, {
        ...{ day, channel: 'RETAIL', vertical: 'CASINO_TABLE', record_id: `edge ${day}`, stake: '1000' },
      });
    const query = { from: '2026-03-03', to: '2026-03-11', productClass: 'LAND_CASINO' };
    const answer = await viewer('GET', listTanzanianSummaries.path, { brand: 'alder', query });
    const total = await viewer('GET', listTanzanianTotals.path, { brand: 'alder', query });

    expect(answer.json()).toMatchObject({
      meta: { period: { from: '2026-03-03', to: '2026-03-11' } },
      items: [
        { from: '2026-03-03', to: '2026-03-08', partOf: { from: '2026-03-02', to: '2026-03-08' } },
        { from: '2026-03-09', to: '2026-03-11', partOf: { from: '2026-03-09', to: '2026-03-15' } },
      ].map((days) => ({ ...days, ggr: '1000.00' })),
    });
    expect(total.json()).toMatchObject({ items: [{ ggr: '2000.00' }] });
    await changeFacts(store, "delete from bet where record_id like 'edge %'");
  });

  async function calendar(query: Record<string, string>) {
    const answer = await viewer('GET', readTanzanianCalendar.path, { brand: 'alder', query });
    return answer.json<TaxDates>();
  }

  test('the calendar has whole weeks and months with what is due, moved before a public holiday', async () => {
    const { weeks, months, holidays } = await calendar({ from: '2026-10-06', to: '2026-10-20' });

    // 14 October is a Wednesday and Nyerere Day.
    expect(weeks).toMatchObject([
      { year: 2026, number: 41, from: '2026-10-05', to: '2026-10-11' },
      { number: 42, dues: [{ due: { day: '2026-10-21', anchorDay: '2026-10-21', movedBecause: [] } }] },
      { number: 43, from: '2026-10-19', to: '2026-10-25' },
    ]);
    expect(weeks[0]?.dues).toEqual([
      {
        authority: 'TRA',
        code: 'GGT',
        productClasses: ['LAND_CASINO'],
        ruleIds: ['TZ.GGT.LAND_CASINO.2018-07-01'],
        due: {
          day: '2026-10-13',
          lateFrom: '2026-10-13T21:00:00.000Z',
          zone: 'Africa/Dar_es_Salaam',
          anchorDay: '2026-10-14',
          movedBecause: [{ day: '2026-10-14', name: 'Nyerere Day', code: 'NYERERE', proof: 'SECONDARY' }],
          words: 'Due 2026-10-13 (moved from 2026-10-14: Nyerere Day)',
          said: null,
        },
      },
    ]);
    expect(months).toMatchObject([{ number: 10, from: '2026-10-01', to: '2026-10-31' }]);
    const gamingTax = months[0]?.dues.find(({ code }) => code === 'GGT');
    expect(gamingTax).toMatchObject({ authority: 'TRA', due: { day: '2026-11-07' } });
    expect(gamingTax?.productClasses).toEqual(expect.arrayContaining(['SPORTS', 'VIRTUAL', 'SLOT_ROUTE']));
    expect(holidays).toEqual([expect.objectContaining({ code: 'NYERERE', origin: 'FIXED' })]);
  });

  test('a rule that nobody has verified is in the calendar when asked for only', async () => {
    const asked = { from: '2026-07-01', to: '2026-07-31' };
    const codesOf = ({ months }: TaxDates) => months.flatMap(({ dues }) => dues.map(({ code }) => code));

    expect(codesOf(await calendar(asked))).not.toContain('EXC');
    expect(codesOf(await calendar({ ...asked, includeUnverified: 'true' }))).toContain('EXC');
  });

  test('a holiday that was declared moves the due day, in the calendar and in the figures', async () => {
    await insert(store, 'declared_holiday', {
      ...{ authority_id: 'TRA', holiday: '2026-03-18', name: 'Eid', proof: 'VERIFIED' },
      ...{ source: 'gazette', declared_by: 'u_1', declared_at: '2026-03-01T00:00:00Z' },
    });
    await givenBet(store, { channel: 'RETAIL', vertical: 'CASINO_TABLE', record_id: 'l2', stake: '1000' });
    const week = { from: '2026-03-09', to: '2026-03-15' };
    const moved = {
      day: '2026-03-17',
      anchorDay: '2026-03-18',
      movedBecause: [{ day: '2026-03-18', name: 'Eid', code: null, proof: 'VERIFIED' }],
    };

    expect((await calendar(week)).weeks[0]?.dues[0]?.due).toMatchObject(moved);
    expect(lineOf(rowOf(await rows(week), 'LAND_CASINO'), 'GGT')?.due).toMatchObject(moved);
    await store.query('delete from declared_holiday');
    await changeFacts(store, "delete from bet where record_id = 'l2'");
  });

  test.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 400],
    [{ from: '2024-01-01', to: '2026-03-01' }, 400],
  ])('a calendar of %j is refused with %i', async (query, status) => {
    expect((await viewer('GET', readTanzanianCalendar.path, { brand: 'alder', query })).statusCode).toBe(
      status,
    );
  });

  test('another country’s brand is refused in words', async () => {
    const query = { from: '2026-03-01', to: '2026-03-31' };
    const dates = await viewer('GET', readTanzanianCalendar.path, { brand: 'elm', query });
    expect(dates.json()).toMatchObject({ status: 422, code: 'NOT_TANZANIAN' });

    expect((await ask({}, 'elm')).json()).toMatchObject({
      status: 422,
      code: 'NOT_TANZANIAN',
      title: 'Elm has no Tanzanian licence',
    });
  });
});
