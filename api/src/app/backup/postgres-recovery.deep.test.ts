import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openCheckpoints } from '../../house/audit/checkpoints';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { verifyAudit } from '../../house/audit/verify-audit';
import { ingestFiles } from '../../facts/loads/ingest';
import { loadReferenceData } from '../../facts/loads/reference-data';
import { givenBet, givenFile, oakReference } from '../../facts/loads/testing/given-load';
import { actForAllBrands } from '../../store/brand-scope';
import { openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { blockOf } from './testing/guide-block';

// The one of npm has no pg_basebackup.
const packaged = '/usr/lib/postgresql';
const newest = existsSync(packaged)
  ? readdirSync(packaged).toSorted((a, b) => Number(b) - Number(a))[0]
  : undefined;
const bin = `${packaged}/${newest ?? ''}/bin`;
const isThere = existsSync(join(bin, 'pg_basebackup'));
if (!isThere) console.warn('Skipped: there is no PostgreSQL of Debian on this machine.');

/** PostgreSQL refuses to run as root; this is the id of `nobody` on Linux. */
const account = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

let folder: string;
let port: number;
let environment: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-recovery-'));
  for (const each of ['.', 'wal']) {
    mkdirSync(join(folder, each), { recursive: true });
    if (account.uid !== undefined) chownSync(join(folder, each), account.uid, account.gid);
  }
  mkdirSync(join(folder, 'data'));
  port = await freePort();
  environment = {
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    LC_ALL: 'C',
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    PGUSER: 'tallyhouse',
    PGDATA: join(folder, 'pg'),
    ARCHIVE: join(folder, 'wal'),
    BASE: join(folder, 'base'),
    DATA_DIR: join(folder, 'data'),
  };
});
afterAll(() => {
  if (isThere) sh('pg_ctl -D "$PGDATA" -m immediate stop || true');
  rmSync(folder, { recursive: true, force: true });
});

interface Running {
  /** The account that runs it; left out: the database's. */
  readonly as?: typeof account;
  readonly more?: Record<string, string>;
}

/** What the server's own account runs. */
const own = {};

function sh(script: string, { as = account, more = {} }: Running = {}): void {
  execFileSync('sh', ['-ec', script], {
    ...as,
    cwd: folder,
    env: { ...environment, ...more },
    // Output of a server that goes on would keep the command open.
    stdio: 'ignore',
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address() as AddressInfo;
      probe.close(() => resolve(address.port));
    });
  });
}

const open = () =>
  openStore({
    dataDir: environment['DATA_DIR'] ?? '',
    databaseUrl: `postgres://tallyhouse@127.0.0.1:${port}/postgres`,
  });

/** Loads a file, and notes it in the audit and its checkpoints, as a server does. */
async function load(store: Store, seq: number): Promise<void> {
  await ingestFiles(store, [givenFile({ seq, records: [givenBet({ recordId: `b${seq}` })] })]);
  const object = { kind: 'load-batch', id: String(seq) } as const;
  await store.tx((tx) => appendAuditEvent(tx, { at: new Date(), action: 'BATCH_LOADED', object }));
  const [head] = await store.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
  const checkpoints = await openCheckpoints(join(folder, 'data/audit'), store.secrets);
  await checkpoints.add(head!, new Date());
}

async function untilArchived(store: Store): Promise<void> {
  const [{ file } = { file: '' }] = await store.query<{ file: string }>(
    'select pg_walfile_name(pg_switch_wal()) as file',
  );
  for (;;) {
    if (existsSync(join(folder, 'wal', file))) return;
    await pause(100);
  }
}

(isThere ? test : test.skip)(
  'a lost database is recovered to an instant between two loads by the commands of the guide',
  () =>
    actForAllBrands(async () => {
      const conf = blockOf('Keeping the log of writes', 'conf').replaceAll(
        '/mnt/backups/wal',
        join(folder, 'wal'),
      );
      sh(
        `initdb -D "$PGDATA" -U tallyhouse -A trust -E UTF8 --locale=C
         cat >> "$PGDATA/postgresql.conf" <<'SETTINGS'
port = ${port}
listen_addresses = '127.0.0.1'
unix_socket_directories = '${folder}'
${conf}
SETTINGS
         pg_ctl -D "$PGDATA" -w -l "${folder}/log" start`,
      );
      const store = await open();
      await loadReferenceData(store, oakReference);
      await load(store, 1);
      sh(blockOf('A base backup', 'sh'), { as: own });
      sh(blockOf('A base backup', 'sh', 1));
      await load(store, 2);
      const [{ now } = { now: '' }] = await store.query<{ now: string }>(
        'select clock_timestamp()::text as now',
      );
      await pause(1_100);
      await load(store, 3);
      await untilArchived(store);
      await store.close();

      sh(blockOf('Recovery to an instant', 'sh'), { more: { INSTANT: now } });

      const recovered = await openWhenRecovered();
      const checkpoints = await openCheckpoints(join(folder, 'data/audit'), recovered.secrets);
      const batches = await recovered.query('select seq from load_batch order by seq');
      const young = await verifyAudit(recovered, await checkpoints.read());
      rmSync(join(folder, 'data'), { recursive: true });
      mkdirSync(join(folder, 'data'));
      const [putBack = ''] = blockOf('Recovery to an instant', 'sh', 1).split('\n');
      sh(putBack, { as: own });
      const old = await openCheckpoints(join(folder, 'data/audit'), recovered.secrets);
      const kept = await old.read();
      const verdict = await verifyAudit(recovered, kept);
      await recovered.close();
      expect(batches).toEqual([{ seq: 1 }, { seq: 2 }]);
      expect(young.faults).toContainEqual(expect.objectContaining({ kind: 'CUT' }));
      expect(kept).toHaveLength(1);
      expect(verdict).toMatchObject({ rows: 2, faults: [] });
    }),
);

/** It answers before it may be written to. */
async function openWhenRecovered(): Promise<Store> {
  for (let tries = 0; ; tries += 1) {
    const store = await open().catch((error: unknown) => {
      if (tries === 100) throw error;
    });
    if (store !== undefined) {
      const [row] = await store.query<{ is: boolean }>('select pg_is_in_recovery() as "is"');
      if (row?.is === false) return store;
      await store.close();
    }
    await pause(100);
  }
}
