import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { owes } from '../../taxes/obligations/plan-deadlines';
import { readObligations } from '../../taxes/obligations/read-obligations';
import type { Config } from '../../platform/config/config';
import { isDemoStore } from '../../store/is-demo-store';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { buildSimulator } from './build-simulator';
import { ensureSigningKeys } from './ensure-signing-keys';
import { rememberPast } from './past-submissions';
import { openSubmissionBook } from './submission-book';

interface DemoSimulatorOptions {
  readonly store: Store;
  readonly config: Config;
  readonly clock: () => Date;
}

interface DemoSimulator {
  /** The port that it has; another than asked for when that one is taken. */
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts the simulator beside a demo, on the loopback alone, and makes the keys that the demo's brands sign with.
 *
 * Errors: `Error` over a store with real data: what is sent to it would reach nobody.
 */
export async function startDemoSimulator({
  store,
  config,
  clock,
}: DemoSimulatorOptions): Promise<DemoSimulator> {
  if (!(await isDemoStore(store))) throw new Error('the simulator of authorities is for demo data only');
  const { keysDir, simulatorPort } = config.authorities;
  const { pairs, licenceNumbers, id } = await actForAllBrands(() => readDemo(store));
  const keys = { keysDir, secrets: store.secrets };
  for (const pair of pairs) ensureSigningKeys(keys, pair);
  const file = join(config.dataDir, 'authority-simulator', `${id}.jsonl`);
  await actForAllBrands(() => rememberPast(store, openSubmissionBook(file)));
  const server = await listenNear(simulatorPort, () => buildSimulator({ file, keys, licenceNumbers, clock }));
  return { port: (server.server.address() as AddressInfo).port, stop: () => server.close() };
}

async function readDemo(store: Store) {
  const brands = await store.query<{ id: string }>('select id from brand order by id');
  const { register, licences } = await readObligations(
    store,
    brands.map(({ id }) => id),
  );
  const pairs = licences.flatMap((licence) =>
    register
      .filter((authority) => authority.obligations.some((obligation) => owes(licence, authority, obligation)))
      .map((authority) => ({ brandId: licence.brandId, authorityId: authority.id })),
  );
  return { pairs, licenceNumbers: new Set(licences.map(({ number }) => number)), id: await bookId(store) };
}

/** Other demo data has other submissions: its reports must not meet those of the data before. */
async function bookId(store: Store): Promise<string> {
  await store.query(
    `insert into store_meta (key, value) values ('simulator', $1) on conflict (key) do nothing`,
    [randomUUID()],
  );
  const [row] = await store.query<{ value: string }>(`select value from store_meta where key = 'simulator'`);
  if (row === undefined) throw new Error('the store keeps no name for the simulator');
  return row.value;
}

/** Listens on `port`, or, beside another demo that has it, on any free one. */
async function listenNear(port: number, build: () => FastifyInstance): Promise<FastifyInstance> {
  const server = build();
  // It must not keep a process alive that has nothing else to do.
  server.server.unref();
  try {
    await server.listen({ host: '127.0.0.1', port });
    return server;
  } catch (error) {
    await server.close();
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port === 0) throw error;
    return listenNear(0, build);
  }
}
