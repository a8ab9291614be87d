import { alder, givenBet, givenBrands, givenPayment } from '../../figures/testing/given-facts';
import { retailReports } from './families/retail-family';
import { givenShops, givenTickets, shop } from '../retail/retail-reports/testing/given-shops';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { compareRows } from './compare-rows';
import { planExploration } from './explore-report';
import { exploreRows } from './queries/explore-rows';
import { readSimulation } from './queries/read-content';
import { planReport, type ReportOrder } from './report-definition';
import { simulateReport } from '../simulations/simulate-report';
import { bothEngines } from '../../store/testing/on-engines';

const late = { known_at: '2026-04-05T00:00:00Z' };
const places = ['day', 'region', 'branch', 'terminal', 'terminalType'];
const order: ReportOrder = {
  type: 'RETAIL_DAILY_PACK',
  period: { from: '2026-03-01', to: '2026-03-31' },
  basis: 'PLACED_PAID',
  fields: places,
  filters: [{ field: 'terminal', op: 'ne', value: 'b3-t1' }],
};

async function contentAt(store: Store, now: Date) {
  const plan = planReport(retailReports, alder, order, now);
  const { simulationId } = await simulateReport(store, plan, { brand: alder, userId: 'u', now });
  return (await readSimulation(store, 'alder', { id: simulationId, now }))!.content;
}

/** A day that is told anew, one that only the older version has, and one that only the newer has. */
async function givenChanges(store: Store): Promise<void> {
  await store.query(`update bet set superseded_at = '2026-04-05T00:00:00Z' where record_id = 't3'`);
  const corrected = { ...shop('b1'), record_id: 't3', record_version: 2, ...late };
  await givenBet(store, { ...corrected, stake: '45' });
  await store.query(`update bet set superseded_at = '2026-04-05T00:00:00Z' where record_id = 'gone'`);
  await givenPayment(store, {
    ...{ channel: 'RETAIL', source_id: 'alder-shops', selling_branch_id: 'b1', branch_id: 'b2' },
    ...{ bet_record_id: 't2', day: '2026-03-12', gross: '30', ...late },
  });
}

describe.each(bothEngines({ isGuarded: true }))(
  'rows of shops beside those of the version before, on %s',
  (_, open) => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
      await actForAllBrands(async () => {
        await givenBrands(store, [alder]);
        await givenShops(store);
        await givenTickets(store);
        await givenBet(store, { ...shop('b2'), record_id: 'gone', day: '2026-03-05', stake: '70' });
      });
    });
    afterAll(() => store.close());

    const comparing = (asked: Partial<Parameters<typeof planExploration>[2]>) =>
      actForAllBrands(async () => {
        const before = await contentAt(store, new Date('2026-04-02T08:00:00Z'));
        const after = await contentAt(store, new Date('2026-04-09T08:00:00Z'));
        const question = { groupBy: [], filters: [], sort: [], ...asked };
        const plan = planExploration(retailReports, after, question, { hidden: [], forced: [] });
        const rows = await exploreRows(store, plan.view, { limit: 500 });
        const compared = await compareRows(store, { plan, before, after, brand: alder, rows });
        return { rows, ...compared! };
      });

    test('each place of a day has its causes, and what is gone is told with its own', async () => {
      await actForAllBrands(() => givenChanges(store));

      const { rows, deltas, gone } = await comparing({});

      const told = rows.map((row, place) => [row['day'], row['terminal'], deltas[place]!.causes]);
      expect(told).toEqual([
        [
          '2026-03-10',
          'b1-t1',
          ['stakes', 'netStakes', 'ggr'].map((measure) => ({
            measure,
            cause: 'SOURCE_CORRECTION',
            amount: '15.00',
          })),
        ],
        [
          '2026-03-12',
          'b1-t1',
          [
            { measure: 'winnings', cause: 'LATE_SETTLEMENT', amount: '30.00' },
            { measure: 'ggr', cause: 'LATE_SETTLEMENT', amount: '-30.00' },
          ],
        ],
      ]);
      expect(gone).toMatchObject({ rows: 1, delta: { stakes: '-70.00', ggr: '-70.00' } });
      expect(gone!.delta.causes).toEqual(
        ['stakes', 'netStakes', 'ggr'].map((measure) => ({
          measure,
          cause: 'SOURCE_CORRECTION',
          amount: '-70.00',
        })),
      );
    });

    test('groups bear the causes of their rows; a filter leaves those of the rows that it leaves', async () => {
      const { rows, deltas, gone } = await comparing({
        groupBy: ['region'],
        filters: [{ field: 'branch', op: 'eq', value: 'b1' }],
      });

      expect(rows).toHaveLength(1);
      expect(gone).toBeNull();
      expect(deltas[0]!.causes!.filter(({ measure }) => measure === 'ggr')).toEqual([
        { measure: 'ggr', cause: 'LATE_SETTLEMENT', amount: '-30.00' },
        { measure: 'ggr', cause: 'SOURCE_CORRECTION', amount: '15.00' },
      ]);
    });

    test('where rows are let in by their amounts no causes are told, but the differences are', async () => {
      const { deltas } = await comparing({ filters: [{ field: 'stakes', op: 'gt', value: '1' }] });

      expect(deltas.length).toBeGreaterThan(0);
      for (const { causes, ggr } of deltas) expect([causes, typeof ggr]).toEqual([null, 'string']);
    });
  },
);
