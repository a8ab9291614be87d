// What row-level security costs on PostgreSQL: the same totals as a role that it holds and as one that passes it.
import { openStore } from '../api/src/store/open-store';
import { actForAllBrands } from '../api/src/store/brand-scope';
import { givenRoles } from '../api/src/store/testing/open-guarded-store';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import type { Store } from '../api/src/store/store';
import { alder, elm, givenBet, givenBrands, givenSettlement } from '../api/src/figures/testing/given-facts';
import { startTestApp, type TestCaller } from '../api/src/app/testing/test-app';

const [betsText = '500000', roundsText = '25'] = process.argv.slice(2);
const totals = '/api/TotalReports';
/** Next to no work: what is left is the cost of a call. */
const small = '/api/User/brands';
const query = { from: '2026-03-01', to: '2026-03-31' };

/** Bets of both brands, over a month, made from one of each by the database itself. */
async function fill(store: Store): Promise<void> {
  await givenBrands(store, [alder, elm]);
  for (const brandId of ['alder', 'elm']) {
    await givenBet(store, { day: '2026-03-01', stake: '10', brand_id: brandId, record_id: 'b' });
    await givenSettlement(store, { day: '2026-03-01', stake: '10', brand_id: brandId, bet_record_id: 'b' });
  }
  for (const table of ['bet', 'settlement']) {
    const columns = await store.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = '${table}' order by ordinal_position`,
    );
    const values = columns.map(({ name }) => {
      if (name.endsWith('record_id')) return `t.${name} || '-' || n`;
      if (name === 'gaming_day') return `date '2026-03-01' + (n % 31)::int`;
      return `t.${name}`;
    });
    await store.query(
      `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
       select ${values.join(', ')} from ${table} t, generate_series(1, ${Number(betsText) / 2}) n`,
    );
    await store.query(`vacuum analyze ${table}`);
  }
}

async function timed(caller: TestCaller, path: string): Promise<number> {
  const before = performance.now();
  const answer = await caller('GET', path, path === totals ? { brand: 'alder', query } : {});
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return performance.now() - before;
}

const middle = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;

const postgres = await startPostgres();
const { ownerUrl, appUrl } = await givenRoles(postgres, 'rows');
const superuserUrl = new URL(postgres.url);
superuserUrl.pathname = '/rows';
const guarded = await openStore({ dataDir: ':memory:', databaseUrl: appUrl, databaseOwnerUrl: ownerUrl });
const open = await openStore({ dataDir: ':memory:', databaseUrl: superuserUrl.href });
await fill(open);
const now = '2026-04-10T08:00:00Z';
const [guardedApp, openApp] = [await startTestApp(guarded, { now }), await startTestApp(open, { now })];
const callers = await actForAllBrands(async () => [
  await openApp.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_open' }),
  await guardedApp.signIn({ role: 'viewer', brandIds: ['alder'], id: 'u_guarded' }),
]);
console.log(`${betsText} bets and as many settlements of two brands; middle of ${roundsText} calls`);
for (const path of [totals, small]) {
  const times: number[][] = [[], []];
  for (let round = 0; round < Number(roundsText); round += 1) {
    for (const [index, caller] of callers.entries()) times[index]?.push(await timed(caller, path));
  }
  const [without = 0, within = 0] = times.map(middle);
  const ratio = (within / without).toFixed(2);
  console.log(
    `${path}: ${without.toFixed(1)} ms, under row-level security ${within.toFixed(1)} ms, ${ratio} : 1`,
  );
}
await guardedApp.close();
await openApp.close();
await postgres.stop();
