import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { addressesOf, makeRoles } from './roles';
import { startPostgres, type TestPostgres } from './start-postgres';

/** A coordinator and its workers, on loopback, with an empty database and the roles of an operator. */
export interface TestCluster {
  /** The coordinator's database, as its superuser, as the owner of its schema, and as the server. */
  readonly url: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** Copies the database to one that stays plain; before the first worker, while nobody is connected. */
  copyTo(name: string): Promise<{ readonly ownerUrl: string; readonly appUrl: string }>;
  /** Starts one more worker and tells the coordinator, which becomes one by that. */
  addWorker(): Promise<TestPostgres>;
  /** Moves as many parts of tables to each worker as it is to have. */
  rebalance(): Promise<void>;
  stop(): Promise<void>;
}

const database = 'tallyhouse';

/** Folder of the programs of an installed PostgreSQL that has Citus; undefined where there is none. */
export function citusFolder(): string | undefined {
  return ['/usr/lib/postgresql', '/usr/local/pgsql', '/usr']
    .flatMap((root) => [join(root, 'bin'), ...versionsIn(root)])
    .find((bin) => existsSync(join(bin, 'initdb')) && hasCitus(bin));
}

function versionsIn(root: string): string[] {
  if (!existsSync(root)) return [];
  return readdirSync(root)
    .filter((name) => /^\d+$/.test(name))
    .sort((one, other) => Number(other) - Number(one))
    .map((name) => join(root, name, 'bin'));
}

function hasCitus(bin: string): boolean {
  const program = join(bin, 'pg_config');
  if (!existsSync(program)) return false;
  const folder = execFileSync(program, ['--pkglibdir'], { encoding: 'utf8' }).trim();
  return existsSync(join(folder, 'citus.so'));
}

/** Starts a coordinator without workers, which is a plain PostgreSQL yet, of the programs in `bin`. */
export async function startCluster({
  bin,
  settings = {},
}: {
  readonly bin: string;
  readonly settings?: Readonly<Record<string, string>>;
}): Promise<TestCluster> {
  const nodes: TestPostgres[] = [];
  const startNode = async () => {
    const node = await startPostgres({
      bin,
      // Of a worker that is killed, what it had acknowledged has to be there again.
      isDurable: true,
      settings: { shared_preload_libraries: 'citus', max_connections: '300', ...settings },
    });
    nodes.push(node);
    await onServer(node.url, async (client) => {
      await makeRoles(client);
      await client.query(`create database ${database} owner tallyhouse_owner`);
    });
    return node;
  };
  const coordinator = await startNode();
  const url = inDatabase(coordinator);
  return {
    url,
    ...addressesOf(coordinator.url, database),
    async copyTo(copy) {
      await onServer(coordinator.url, (client) =>
        client.query(`create database ${copy} template ${database} owner tallyhouse_owner`),
      );
      return addressesOf(coordinator.url, copy);
    },
    async addWorker() {
      const worker = await startNode();
      await onServer(inDatabase(worker), (client) => client.query('create extension citus'));
      await onServer(url, async (client) => {
        await client.query('create extension if not exists citus');
        await client.query(`select citus_set_coordinator_host('127.0.0.1', $1)`, [portOf(coordinator)]);
        await client.query(`select citus_add_node('127.0.0.1', $1)`, [portOf(worker)]);
      });
      return worker;
    },
    async rebalance() {
      await onServer(url, (client) =>
        client.query(`select rebalance_table_shards(shard_transfer_mode => 'block_writes')`),
      );
    },
    async stop() {
      for (const node of nodes) await node.stop();
    },
  };
}

function inDatabase({ url }: TestPostgres): string {
  return new URL(`/${database}`, url).href;
}

function portOf({ url }: TestPostgres): number {
  return Number(new URL(url).port);
}

async function onServer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
