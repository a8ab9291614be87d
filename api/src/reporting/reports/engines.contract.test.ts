import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import { basisSchema } from '@tallyhouse/shared/contracts/scalars';
import { readBlacklists } from '../blacklists/queries/read-blacklists';
import { writeBlacklist } from '../blacklists/queries/write-blacklist';
import { sumDays } from '../../monitoring/dashboard/queries/sum-days';
import { formatMoney } from '../../domain/money/money';
import {
  alder,
  givenBatch,
  givenBet,
  givenBrands,
  givenPayment,
  givenProduct,
  givenSettlement,
  givenShift,
  insert,
} from '../../figures/testing/given-facts';
import { sumPlaces } from '../retail/retail-reports/queries/sum-places';
import { toRetailRow } from '../retail/retail-reports/retail-rows';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { openEmbeddedStore } from '../../store/testing/open-test-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { deleteReport } from './delete-report';
import { cellsOfView, exploreTotals, planExploration, type Exploration } from './explore-report';
import { prepareReport } from './prepare-report';
import { exploreRows } from './queries/explore-rows';
import { listReports } from './queries/list-reports';
import { readSimulation } from './queries/read-content';
import { readHistory } from './queries/read-history';
import { readLastReports } from './queries/read-reports';
import { readRows } from './queries/read-rows';
import { onlineReports } from './families/online-family';
import { planReport, type ReportOrder } from './report-definition';
import { simulateReport } from '../simulations/simulate-report';

const now = new Date('2026-04-10T08:00:00Z');
const march = { from: '2026-03-01', to: '2026-03-31' };
let postgres: GivenPostgres;

beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

async function givenBook(store: Store) {
  await givenBrands(store, [alder]);
  await givenProduct(store, {
    brand_id: 'alder',
    id: 'game-2',
    name: 'Äpfel, "50% _off"!',
    provider: 'ember',
  });
  for (const [day, stake, payout, product] of [
    ['2026-03-01', '100.5', '0', 'game-1'],
    ['2026-03-10', '33.3333', '40.0001', 'game-2'],
    ['2026-03-31', '7', '0', 'unheard-of'],
    ['2026-04-01', '9', '0', 'game-1'],
  ] as const) {
    await givenBet(store, { day, stake, product_id: product, device: 'APP', rounds: 3 });
    await givenSettlement(store, { day, stake, payout, product_id: product, device: 'APP' });
    await givenPayment(store, { day, gross: '5', product_id: product });
  }
  await givenSettlement(store, { stake: '11', result: 'VOID', superseded_at: '2026-04-01T00:00:00Z' });
  await givenBatch(store, { id: 'btc-2', seq: 2, state: 'MISSING', period_from: null, period_to: null });
  const retail = {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    branch_id: 'b1',
    terminal_id: 't1',
    cashier_id: 'c1',
  };
  await insert(store, 'branch', {
    brand_id: 'alder',
    id: 'b1',
    name: 'Kariakoo',
    region: 'Dar',
    opened_on: '2025-01-01',
  });
  await insert(store, 'terminal', { brand_id: 'alder', id: 't1', branch_id: 'b1', kind: 'OTC' });
  await insert(store, 'cashier', { brand_id: 'alder', id: 'c1', branch_id: 'b1', name: 'Asha' });
  await givenBet(store, { ...retail, record_id: 'ticket-1', stake: '20' });
  await givenSettlement(store, { ...retail, bet_record_id: 'ticket-1', stake: '20', payout: '35' });
  await givenPayment(store, {
    channel: 'RETAIL',
    source_id: 'alder-shops',
    bet_record_id: 'ticket-1',
    selling_branch_id: 'b1',
    branch_id: 'b1',
    cashier_id: 'c1',
    gross: '30',
  });
  await givenShift(store, {
    branch_id: 'b1',
    cashier_id: 'c1',
    float_amount: '100',
    sales: '20',
    counted: '119',
  });
}

const everyTicket = { dateBasis: null, payouts: 'paying', criteria: null } as const;
const conditions: Condition[] = [
  { field: 'day', op: 'between', value: ['2026-03-01', '2026-03-10'] },
  { field: 'month', op: 'eq', value: '2026-03' },
  { field: 'product', op: 'contains', value: '% _O' },
  { field: 'product', op: 'startsWith', value: 'gold' },
  { field: 'provider', op: 'nin', value: ['ember'] },
  { field: 'provider', op: 'isNull' },
  { field: 'stakes', op: 'gt', value: '33.3332' },
  { field: 'bets', op: 'in', value: [1, 2] },
  { field: 'hold', op: 'lt', value: '0.5' },
];
const fields = [
  'day',
  'month',
  'product',
  'provider',
  'device',
  'bets',
  'rounds',
  'stakes',
  'voids',
  'winnings',
  'ggr',
  'hold',
];

/** Everything that reports, retail and dashboard ask of a store, without the ids made on the way. */
async function askEverything(store: Store) {
  const simulate = async (order: Partial<ReportOrder>) => {
    const plan = planReport(
      onlineReports,
      alder,
      { type: 'ONLINE_DAILY', period: march, fields, filters: [], ...order },
      now,
    );
    const simulation = await simulateReport(store, plan, { brand: alder, userId: 'u-1', now });
    const kept = await readSimulation(store, 'alder', { id: simulation.simulationId, now });
    return { simulation, content: kept!.content };
  };
  const told = async (order: Partial<ReportOrder>) => {
    const { simulation, content } = await simulate(order);
    return {
      ...simulation,
      simulationId: '',
      rows: await readRows(store, content, { after: 0, count: 100 }),
    };
  };
  const bases = [];
  for (const basis of basisSchema.options) bases.push(await told({ basis }));
  const filtered = [];
  for (const condition of conditions) filtered.push(await told({ filters: [condition] }));

  const { simulation, content } = await simulate({});
  const views = [];
  for (const view of [
    ...conditions.map((condition) => ({ filters: [condition] })),
    { groupBy: ['provider'], sort: [{ field: 'hold', dir: 'desc' as const }] },
    {
      sort: [
        { field: 'winnings', dir: 'desc' as const },
        { field: 'day', dir: 'asc' as const },
      ],
    },
  ]) {
    const asked: Exploration = { groupBy: [], filters: [], sort: [], ...view };
    const plan = planExploration(onlineReports, content, asked, { hidden: ['rounds'], forced: [] });
    const rows = await exploreRows(store, plan.view, { limit: 50, offset: 0 });
    views.push([rows.map((row) => cellsOfView(plan, row)), await exploreTotals(store, content, plan)]);
  }

  const order = { brand: alder, simulationId: simulation.simulationId, userId: 'u-1', now };
  const report = await prepareReport(store, order);
  const again = await prepareReport(store, order);
  const listed = await listReports(
    store,
    { family: 'ONLINE', brandIds: ['alder'] },
    {
      page: 1,
      pageSize: 10,
      version: 'latest',
      text: 'DAY',
      sort: 'ggr:desc',
    },
  );
  const last = await readLastReports(store, 'ONLINE', { brandIds: ['alder'] });
  await deleteReport(store, { family: 'ONLINE', id: report.id, brandIds: ['alder'], userId: 'u-1', now });
  const history = await readHistory(store, report.id);

  const write = {
    brandId: 'alder',
    family: 'ONLINE',
    owner: 'u-1',
    type: '*',
    hidden: ['device'],
    userId: 'u-1',
    now,
    reason: null,
    confirmedBy: null,
  } as const;
  const written = [];
  for (const expected of [0, 0, 1, 1]) written.push(await writeBlacklist(store, { ...write, expected }));

  const asOf = now.toISOString();
  const places = [];
  for (const level of ['region', 'branch', 'terminal', 'cashier'] as const) {
    const sums = await sumPlaces(store, {
      brandId: 'alder',
      ...march,
      asOf,
      level,
      ...everyTicket,
      parentId: null,
    });
    places.push(sums.map((place) => toRetailRow(place, level)));
  }
  const days = await sumDays(store, { brandIds: ['alder'], ...march, asOf });
  return {
    bases,
    filtered,
    views,
    kept: [report.id === again.id, report.version, listed.totalCount, listed.items[0]?.ggr, last.length],
    history: history.map(({ from, to }) => [from, to]),
    written,
    blacklists: await readBlacklists(store, {
      brandId: 'alder',
      family: 'ONLINE',
      owners: ['u-1', '*'],
      type: 'ONLINE_DAILY',
    }),
    places,
    days: days.map((day) => ({
      ...day,
      stakes: formatMoney(day.stakes),
      voids: formatMoney(day.voids),
      winnings: formatMoney(day.winnings),
    })),
  };
}

test('both engines give the same answers, and the same hashes, to everything that is asked of them', async () => {
  const duckdb = await openEmbeddedStore();
  await givenBook(duckdb);
  const expected = await askEverything(duckdb);
  await duckdb.close();

  const store = await openStore({ databaseUrl: postgres.url, dataDir: ':memory:' });
  await givenBook(store);
  const answers = await askEverything(store).finally(() => store.close());

  expect(expected.kept).toEqual([true, 1, 1, '100.8332', 1]);
  expect(expected.written).toEqual([true, false, true, false]);
  expect(expected.places.map(([row]) => [row?.stakes, row?.paid, row?.unpaid])).toEqual(
    Array(4).fill(['20.00', '30.00', '5.00']),
  );
  expect(answers).toEqual(expected);
});
