// What is left of acknowledged writes after kills: of the server over DuckDB, of the server and of the database over PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../api/src/store/testing/start-postgres';
import { killAgainAndAgain, type KillOrder } from '../api/src/app/testing/kills/kill-server';

const [duckdbKills = '50', postgresKills = '20', seed = '1'] = process.argv.slice(2);

async function tell(name: string, order: Omit<KillOrder, 'dataDir' | 'seed'>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-kills-'));
  try {
    const outcome = await killAgainAndAgain({ ...order, dataDir, seed: Number(seed) });
    const { kills, writes, acknowledged, faults } = outcome;
    console.log(
      `${name}: ${kills} kills, ${writes} writes, ${acknowledged} acknowledged, ${faults.length} faults`,
    );
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

await tell('the server, DuckDB', { kills: Number(duckdbKills) });
for (const what of ['the server, PostgreSQL', 'PostgreSQL itself']) {
  const database = await startPostgres({ isDurable: true });
  const killInstead = what === 'PostgreSQL itself' ? { killInstead: () => database.killAndRestart() } : {};
  try {
    await tell(what, { kills: Number(postgresKills), databaseUrl: database.url, ...killInstead });
  } finally {
    await database.stop();
  }
}
