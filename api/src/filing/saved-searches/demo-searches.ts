import type { SavedSearchText } from '@tallyhouse/shared/contracts/saved-searches';
import { readUser } from '../../platform/auth/read-session';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { createSearch } from './change-searches';
import { scheduleSearch } from './schedule-search';

const shared: readonly SavedSearchText[] = [
  {
    name: 'Reports of last month',
    screen: '/online',
    query: { version: 'latest' },
    periodRule: 'LAST_MONTH',
    columns: [],
    shared: true,
  },
  {
    name: 'Incomplete files of the last seven days',
    screen: '/load-data',
    query: { state: ['PARTIAL', 'REJECTED', 'MISSING'] },
    periodRule: 'LAST_7_DAYS',
    columns: [],
    shared: true,
  },
];

const ofShops: SavedSearchText = {
  name: 'Branches of last week by revenue',
  screen: '/retail',
  query: { level: 'branch', sort: 'ggr:desc' },
  periodRule: 'LAST_WEEK',
  columns: [],
  shared: true,
};

/** Gives the demo's reporter some searches in each brand, one of which runs every Monday morning. */
export function createDemoSearches(
  store: Store,
  { brandIds, now }: { readonly brandIds: readonly string[]; readonly now: Date },
): Promise<void> {
  return actForAllBrands(async () => {
    const user = await readUser(store, 'u_demo_reporter', now);
    if (user === undefined) throw new Error('the demo has no reporter');
    for (const brand of user.brands.filter(({ id }) => brandIds.includes(id))) {
      const editor = { brand, user, now, address: '127.0.0.1' };
      for (const text of shared) await createSearch(store, editor, text);
      if (!brand.channels.includes('RETAIL')) continue;
      const id = await createSearch(store, editor, ofShops);
      await scheduleSearch(store, editor, { id, schedule: { cron: '0 7 * * 1', format: 'xlsx' } });
    }
  });
}
