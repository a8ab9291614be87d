import type { admit, Admission } from '../routes/admit';
import { actForAllBrands } from '../../store/brand-scope';
import { openStore } from '../../store/open-store';
import { openGuardedStore } from '../../store/testing/open-guarded-store';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import type { Store } from '../../store/store';
import { alder } from '../../figures/testing/given-facts';
import { depth } from '../../app/testing/depth';
import { startTestApp } from '../../app/testing/test-app';
import { lookForCanaries, type Search } from './testing/look-for-canaries';
import { givenOwnBrand, givenOwnWork, signInWithEveryRole } from './testing/own-brand';
import { children, foreignBrand, plantCanaries } from './testing/plant-canaries';

// The whole check of brands at the door, taken away: whatever brand is asked for is given, and the group is everybody.
jest.mock('../routes/admit', () => ({
  async admit(...[endpoint, request, gatekeeper]: Parameters<typeof admit>) {
    const user = await gatekeeper.authenticate(request);
    if (endpoint.method !== 'GET') gatekeeper.requireAntiForgery(request, user);
    const asked = endpoint.brand === undefined ? undefined : request.headers['brand'];
    const id = asked === undefined && endpoint.brand === 'required' ? foreignBrand : asked;
    const brand = id === undefined ? null : { ...alder, id: String(id), name: String(id) };
    const brandIds = brand === null ? ['alder', foreignBrand] : [brand.id];
    return { user, brand, brandIds } satisfies Admission;
  },
}));

jest.setTimeout(1_800_000);
let postgres: GivenPostgres;
beforeAll(async () => {
  postgres = await givenPostgres();
});
afterAll(() => postgres.stop());

/** As the program does it: what is not a call of a person acts for the whole house. */
function searchIn(open: () => Promise<Store>): Promise<Search & { readonly changes: readonly string[] }> {
  return actForAllBrands(async () => {
    const store = await open();
    await givenOwnBrand(store);
    const app = await startTestApp(store, {
      now: '2026-04-11T12:00:00.000Z',
      config: { dataDir: ':memory:' },
    });
    try {
      const caller = await signInWithEveryRole(app);
      await givenOwnWork(caller);
      const { tables, ids } = await plantCanaries(store);
      const before = await foreignRows(store, tables);
      const search = await lookForCanaries(app, caller, { ids, later: foreignBrand });
      return { ...search, changes: changesOf(before, await foreignRows(store, tables)) };
    } finally {
      await app.close();
    }
  });
}

/** All that the foreign brand has, table by table; what was tried with it stands in the audit and is not of it. */
async function foreignRows(store: Store, tables: readonly string[]): Promise<Map<string, string>> {
  const rows = new Map<string, string>();
  for (const table of tables.filter((name) => name !== 'audit_event')) {
    const isTheirs = children.includes(table)
      ? `cast(t as varchar) like '%canary_%'`
      : `t.brand_id = '${foreignBrand}'`;
    const found = await store.query<{ row: string }>(
      `select cast(t as varchar) as row from ${table} t where ${isTheirs} order by 1`,
    );
    rows.set(table, found.map(({ row }) => row).join('\n'));
  }
  return rows;
}

function changesOf(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...before].filter(([table, rows]) => after.get(table) !== rows).map(([table]) => table);
}

test('with no check of brands in the program, row-level security alone keeps every foreign row away @deep', async () => {
  const { leaks, changes, answered } = await searchIn(() => openGuardedStore(postgres, 'guarded'));

  expect(leaks).toEqual([]);
  expect(changes).toEqual([]);
  expect(answered).toBeGreaterThan(40);
});

test('without it as well, the same search comes upon foreign rows: it can see them @deep', async () => {
  const { leaks, failed, changes } = await searchIn(() =>
    openStore({ dataDir: ':memory:', databaseUrl: postgres.url }),
  );

  // Some it could read, over others the program stumbled.
  expect(leaks.length).toBeGreaterThan(depth({ quick: 15, deep: 20 }));
  expect(new Set([...leaks, ...failed]).size).toBeGreaterThan(25);
  expect(changes.length).toBeGreaterThan(3);
});
