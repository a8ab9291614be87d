import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actForAllBrands } from '../../store/brand-scope';
import { givenPostgres, type GivenPostgres } from '../../store/testing/given-postgres';
import { openGuardedStore } from '../../store/testing/open-guarded-store';
import type { Store } from '../../store/store';
import { startTestApp } from '../../app/testing/test-app';
import { runLoadCommand } from './load-command';
import { loadReferenceData } from './reference-data';
import { givenBet, givenFile, oakReference } from './testing/given-load';

let postgres: GivenPostgres;
let store: Store;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-analyze-'));
  postgres = await givenPostgres();
  store = await openGuardedStore(postgres, 'analyze');
  await actForAllBrands(() => loadReferenceData(store, oakReference));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(seq: number, count: number): string {
  const records = Array.from({ length: count }, (_, n) => givenBet({ recordId: `b${seq}-${n}` }));
  return givenFile({ seq, records }).text;
}

/** Rows that the planner takes a table for; -1 where it was never told. */
async function plannedRows(table: string): Promise<number | undefined> {
  const [row] = await store.query<{ rows: number }>(
    'select cast(reltuples as integer) as rows from pg_class where oid = cast($1 as regclass)',
    [table],
  );
  return row?.rows;
}

async function load(seq: number, count: number): Promise<void> {
  const path = join(folder, `${seq}.csv`);
  writeFileSync(path, fileOf(seq, count));
  const stdout = { write: () => true };
  expect(await actForAllBrands(() => runLoadCommand([path], { store, stdout }))).toBe(0);
}

test('the few sources of a store are known to the planner once reference data named them', async () => {
  expect(await plannedRows('source')).toBeGreaterThan(0);
});

// The run's PostgreSQL does nothing by itself.
test('after a bulk load PostgreSQL plans for what is there, whoever loaded it, and by a role that owns nothing', async () => {
  await load(1, 100);
  const afterFew = await plannedRows('bet');
  await load(2, 10_000);
  const afterMany = await plannedRows('bet');
  const app = await startTestApp(store);
  const admin = await actForAllBrands(() => app.signIn({ role: 'admin', brandIds: '*' }));
  const answer = await admin('POST', '/api/LoadData/batches', {
    body: fileOf(3, 10_000),
    headers: { 'content-type': 'text/csv' },
  });
  const afterUpload = await plannedRows('bet');
  await app.close();

  expect(answer.json()).toMatchObject({ batch: { state: 'LOADED', accepted: 10_000 } });
  expect([afterFew, afterMany, afterUpload]).toEqual([-1, 10_100, 20_100]);
});
