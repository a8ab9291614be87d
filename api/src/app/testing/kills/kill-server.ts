import { join } from 'node:path';
import { openStore } from '../../../store/open-store';
import { buildServerProcess } from '../server-process';
import { checkLedger } from './check-ledger';
import { givenWritableStore } from './given-writable-store';
import { startWriters } from './ledger';

const writers = 8;

export interface KillOrder {
  readonly kills: number;
  /** Folder of the store, or of what the server keeps beside a PostgreSQL. */
  readonly dataDir: string;
  readonly databaseUrl?: string;
  /** Seed of the moments. */
  readonly seed: number;
  /** Kills something else than the server's process, the database for one, and starts it again. */
  readonly killInstead?: () => Promise<void>;
}

export interface KillOutcome {
  readonly kills: number;
  readonly writes: number;
  readonly acknowledged: number;
  readonly faults: readonly string[];
}

/** Kills the server, or what it stands on, again and again while eight writers write; tells what became of the writes. */
export async function killAgainAndAgain(order: KillOrder): Promise<KillOutcome> {
  const { dataDir, databaseUrl = '', kills } = order;
  const open = () => openStore({ dataDir, databaseUrl: databaseUrl === '' ? undefined : databaseUrl });
  const store = await open();
  const headers = await givenWritableStore(store, { writers, turns: 150 * Math.max(kills, 10) });
  await store.close();
  const server = buildServerProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const chance = randomFrom(order.seed);
  let address: string | undefined = await server.start();
  const ledger = startWriters(writers, { address: () => address, headers });
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50 + chance() * 1200));
      if (order.killInstead !== undefined) {
        await order.killInstead();
        continue;
      }
      await server.end('SIGKILL');
      address = undefined;
      address = await server.start();
    }
  } finally {
    await ledger.stop();
    await server.remove();
  }
  const left = await open();
  const faults = await checkLedger(left, ledger.entries, join(dataDir, 'audit'));
  await left.close();
  return {
    kills,
    writes: ledger.entries.length,
    acknowledged: ledger.entries.filter(({ isAcknowledged }) => isAcknowledged).length,
    faults: [...ledger.refusals.slice(0, 20), ...faults],
  };
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
