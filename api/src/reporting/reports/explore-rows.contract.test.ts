import { givenRow } from '../../monitoring/alerts/engine/testing/given-rows';
import { alder, givenBrands } from '../../figures/testing/given-facts';
import type { Store } from '../../store/store';
import type { RowPlace } from '../../platform/auth/page-cursor';
import { exploreRows, placeOf, type RowView, type ViewRow } from './queries/explore-rows';
import { bothEngines } from '../../store/testing/on-engines';

const view: RowView = {
  contentId: 'c1',
  dimensions: ['day', 'provider'],
  measures: ['bets', 'stakes', 'netStakes', 'ggr'],
  groupBy: [],
  filters: [],
  sort: [],
};
const asc = (field: string) => ({ field, dir: 'asc' as const });
const desc = (field: string) => ({ field, dir: 'desc' as const });

describe.each(bothEngines())('rows of a content on %s', (_engine, open) => {
  let store: Store;

  beforeAll(async () => {
    store = await open();
    await givenBrands(store, [alder]);
    // Days, providers and amounts repeat, some are blank, and some rows have no hold.
    for (let rowNo = 1; rowNo <= 60; rowNo += 1) {
      const stakes = rowNo % 9 === 0 ? null : `${(rowNo * 7) % 5}.25`;
      await givenRow(store, 'report_row', {
        content_id: 'c1',
        brand_id: 'alder',
        row_no: rowNo,
        gaming_day: `2026-03-0${1 + ((rowNo * 13) % 4)}`,
        provider: rowNo % 6 === 0 ? null : `P${(rowNo * 5) % 7}`,
        bets: (rowNo * 11) % 6,
        stakes,
        net_stakes: rowNo % 8 === 0 ? '0' : stakes,
        ggr: `${((rowNo * 3) % 4) - 1}.5`,
      });
    }
  });
  afterAll(() => store.close());

  async function pagesOf(asked: RowView, limit: number): Promise<ViewRow[]> {
    const rows: ViewRow[] = [];
    let after: RowPlace | undefined;
    for (;;) {
      const page = await exploreRows(store, asked, { limit, after });
      rows.push(...page);
      const last = page.at(-1);
      if (last === undefined) return rows;
      after = placeOf(asked, last);
    }
  }

  test.each<[string, Partial<RowView>]>([
    ['as they are kept', {}],
    ['by one column', { sort: [asc('day')] }],
    ['backwards by an amount with blanks', { sort: [desc('stakes')] }],
    ['by a word with blanks, then backwards by another', { sort: [asc('provider'), desc('day')] }],
    ['by three columns up and down', { sort: [desc('bets'), asc('stakes'), desc('provider')] }],
    ['by hold, which some have not', { sort: [desc('hold')] }],
    ['filtered', { sort: [asc('ggr')], filters: [{ field: 'bets', op: 'gt', value: 2 }] }],
    ['in groups', { groupBy: ['provider'] }],
    ['in groups by their sums', { groupBy: ['provider', 'day'], sort: [desc('ggr'), asc('stakes')] }],
    ['in groups by their hold', { groupBy: ['day', 'provider'], sort: [asc('hold'), desc('day')] }],
    [
      'in groups filtered, by their name',
      {
        groupBy: ['provider'],
        sort: [desc('provider')],
        filters: [{ field: 'day', op: 'ne', value: '2026-03-02' }],
      },
    ],
  ])('%s: pages that go on behind a row are the whole, without gap or repetition', async (_title, asked) => {
    const whole = await exploreRows(store, { ...view, ...asked }, { limit: 1000 });

    for (const limit of [1, 7, 100]) {
      expect(await pagesOf({ ...view, ...asked }, limit)).toEqual(whole);
    }
    expect(whole.length).toBeGreaterThan(5);
  });
});
