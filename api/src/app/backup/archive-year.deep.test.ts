import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildDailySums } from '../../figures/daily-sums/rebuild-daily-sums';
import {
  givenBet,
  givenBrands,
  givenPayment,
  givenSettlement,
  alder,
} from '../../figures/testing/given-facts';
import { actForAllBrands } from '../../store/brand-scope';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { startPostgres, type TestPostgres } from '../../store/testing/start-postgres';
import { blockOf } from './testing/guide-block';

const heading = 'An old year in files';
const isThere = existsSync('/usr/bin/psql');
if (!isThere) console.warn('Skipped: there is no psql on this machine.');

let folder: string;
let server: TestPostgres;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-year-'));
  mkdirSync(join(folder, 'out'));
  server = await startPostgres();
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = (database: string) => server.url.replace(/postgres$/, database);
const open = (database: string) => openStore({ dataDir: folder, databaseUrl: urlOf(database) });

function sh(script: string): void {
  const env = {
    ...process.env,
    ...{ DATABASE_URL: urlOf('postgres'), TRIAL_URL: urlOf('trial') },
    ...{ OUT: join(folder, 'out'), YEAR: '2025' },
  };
  // What the last line runs needs a build; the test does the same by its function.
  execFileSync('sh', ['-ec', script.replace(/^DATABASE_URL=.* rebuild-sums$/m, '')], { env, stdio: 'pipe' });
}

async function givenYears(store: Store): Promise<void> {
  await givenBrands(store, [alder]);
  for (const day of ['2024-12-31', '2025-01-01', '2025-06-30', '2025-12-31', '2026-01-01']) {
    await givenBet(store, { day, stake: '100.5', branch_id: null });
    await givenSettlement(store, { day, stake: '100.5', payout: '20' });
    await givenPayment(store, { day, gross: '20' });
  }
  await rebuildDailySums(store);
}

const ofYear = (store: Store, table: string, columns = '*') =>
  store.query(
    `select ${columns} from ${table} where extract(year from gaming_day) = 2025 order by 1, 2, 3, 4`,
  );
const sums = 'gaming_day, brand_id, channel, licence_id, bets, placed_cash, settled_cash, won_cash, paid';

(isThere ? test : test.skip)('the files of a year give the figures of the year in another store', () =>
  actForAllBrands(async () => {
    const store = await open('postgres');
    await givenYears(store);
    await store.query('create database trial');
    const trial = await open('trial');
    await givenBrands(trial, [alder]);

    sh(blockOf(heading, 'sh'));
    sh(blockOf(heading, 'sh', 1));

    await rebuildDailySums(trial);
    for (const table of ['bet', 'settlement', 'payment']) {
      const kept = await ofYear(store, table);
      expect(kept).toHaveLength(3);
      expect(await ofYear(trial, table)).toEqual(kept);
      expect(await trial.query(`select 1 from ${table}`)).toHaveLength(3);
    }
    expect(await ofYear(trial, 'daily_sum', sums)).toEqual(await ofYear(store, 'daily_sum', sums));

    // A file that was changed is not read.
    const [file = ''] = readdirSync(join(folder, 'out')).filter((name) => name.startsWith('bet'));
    writeFileSync(join(folder, 'out', file), 'other');
    expect(() => sh(blockOf(heading, 'sh', 1))).toThrow('Command failed');
    await trial.close();
    await store.close();
  }),
);
