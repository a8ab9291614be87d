import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import fastify from 'fastify';
import { givenBatch } from '../../monitoring/alerts/engine/testing/given-rows';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { openCheckpoints } from '../../house/audit/checkpoints';
import { verifyAudit } from '../../house/audit/verify-audit';
import { runProgram } from '../commands/run-program';
import { readConfig } from '../../platform/config/config';
import { alder, givenBrands } from '../../figures/testing/given-facts';
import { environmentKeys } from '../../store/secrets/given-keys';
import { openDuckdbStore } from '../../store/duckdb-store';
import { migrate } from '../../store/migrate';
import { migrations } from '../../store/migrations/list';
import { dataFileName, openStore } from '../../store/open-store';
import type { Store } from '../../store/store';
import { givenSession } from '../testing/given-session';
import { givenUser } from '../testing/test-app';
import { answerBackups } from './answer-backups';
import { askServer } from './ask-server';
import { backUp } from './back-up';
import { dataOf, manifestName, signedManifest, type Manifest } from './manifest';

const at = new Date('2026-03-15T10:00:00Z');
let folder: string;
let dataDir: string;
let into: string;
let place: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tallyhouse-backup-'));
  dataDir = join(folder, 'data');
  into = join(folder, 'backups');
  place = join(folder, 'restored');
  await onStore(async (store) => {
    await givenBrands(store, [alder]);
    await givenUser(store, { id: 'u_1', role: 'viewer', brandIds: '*' });
    await givenSession(store, { userId: 'u_1', brandId: 'alder' });
    for (let n = 0; n < 3; n += 1) await note(store);
    const [head] = await store.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
    const checkpoints = await openCheckpoints(join(dataDir, 'audit'), store.secrets);
    await checkpoints.add(head!, at);
  });
  mkdirSync(join(dataDir, 'job-files'));
  writeFileSync(join(dataDir, 'job-files/job_1'), 'an export');
  mkdirSync(join(dataDir, 'authority-keys/alder'), { recursive: true });
  writeFileSync(join(dataDir, 'authority-keys/alder/MGA.hmac.sealed'), 'sealed');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function onStore(work: (store: Store) => Promise<unknown>, of = dataDir): Promise<void> {
  const store = await openStore({ dataDir: of });
  await work(store).finally(() => store.close());
}

async function newestStep(store: Store): Promise<number | undefined> {
  const [row] = await store.query<{ number: number }>('select max(number) as number from schema_migration');
  return row?.number;
}

function note(store: Store): Promise<unknown> {
  return store.tx((tx) =>
    appendAuditEvent(tx, { at, action: 'LOGIN', actorId: 'u_1', object: { kind: 'session', id: 's' } }),
  );
}

async function run(args: string[], environment: Record<string, string> = {}, stopped?: Promise<void>) {
  const lines: string[] = [];
  const code = await runProgram(args, {
    environment: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, ...environment },
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(line),
    stopped: stopped ?? new Promise(() => undefined),
  });
  return { code, text: lines.join('\n') };
}

/** Makes a backup and gives its folder. */
async function backedUp(): Promise<string> {
  expect(await run(['backup', '--into', into])).toMatchObject({ code: 0 });
  return join(into, readdirSync(into)[0]!);
}
const restored = (backup: string, more: string[] = [], environment: Record<string, string> = {}) =>
  run(['restore', '--from', backup, ...more], { DATA_DIR: place, ...environment });

const manifestOf = (backup: string) =>
  (JSON.parse(readFileSync(join(backup, manifestName), 'utf8')) as { manifest: Manifest }).manifest;
async function signAnew(backup: string, change: Partial<Record<keyof Manifest, unknown>>): Promise<void> {
  const manifest = { ...manifestOf(backup), ...change } as Manifest;
  writeFileSync(
    join(backup, manifestName),
    await signedManifest(manifest, dataDir, environmentKeys(dataDir)),
  );
}

/** Nothing stands where it was to be restored, and nothing half beside it. */
function expectNothingRestored(): void {
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'data']);
}

test('a backup has all that the data folder has but exports, and is its account’s alone', async () => {
  const backup = await backedUp();

  const { files, tables, audit, ...about } = manifestOf(backup);
  expect(files.map(({ path }) => path)).toEqual([
    'audit/checkpoint-key.pem.sealed',
    'audit/checkpoints.jsonl',
    'authority-keys/alder/MGA.hmac.sealed',
    dataFileName,
  ]);
  expect(tables).toContainEqual({ name: 'app_user', rows: 1 });
  expect(audit).toMatchObject({ seq: 4 });
  expect(about).toMatchObject({
    format: 1,
    engine: { name: 'duckdb', version: expect.any(String) as string },
  });
  const modes = ['.', 'data', 'data/audit', manifestName, ...files.map(({ path }) => `data/${path}`)].map(
    (path) => (statSync(join(backup, path)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '700', '700', '600', ...files.map(() => '600')]);
});

test('what is restored holds, is signed out, and says in its audit of when it is', async () => {
  const backup = await backedUp();

  expect(await restored(backup)).toMatchObject({ code: 0 });

  await onStore(async (store) => {
    const [open] = await store.query('select count(*) as "open" from token_family where revoked_at is null');
    const last = await store.query('select action, detail from audit_event order by seq desc limit 1');
    const { takenAt, audit } = manifestOf(backup);
    expect(open).toEqual({ open: 0 });
    expect(last[0]).toMatchObject({ action: 'STORE_RESTORED' });
    expect(JSON.parse(String(last[0]?.['detail']))).toEqual({ takenAt, ...audit });
    const checkpoints = await openCheckpoints(join(place, 'audit'), store.secrets);
    expect(await verifyAudit(store, await checkpoints.read())).toMatchObject({ rows: 5, faults: [] });
  }, place);
  await onStore(async (store) => {
    const [last] = await store.query('select action from audit_event order by seq desc limit 1');
    expect(last).toEqual({ action: 'BACKUP_MADE' });
  });
  expect((statSync(place).mode & 0o777).toString(8)).toBe('700');
});

test('one changed byte is found in any file, which is named, and nothing is restored', async () => {
  const backup = await backedUp();
  for (const { path } of manifestOf(backup).files) {
    const file = join(dataOf(backup), path);
    const bytes = readFileSync(file);
    const changed = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    changed.writeUInt8(changed.readUInt8(middle) ^ 1, middle);
    writeFileSync(file, changed);

    const { code, text } = await restored(backup);

    expect(code).toBe(1);
    // With another key in it nothing is proved at all.
    expect(text).toContain(path.includes('checkpoint-key') ? 'does not open' : file);
    expectNothingRestored();
    writeFileSync(file, bytes);
  }
  rmSync(join(dataOf(backup), 'audit/checkpoints.jsonl'));

  expect((await restored(backup)).text).toContain('checkpoints.jsonl is missing');
});

test('files that were changed together with their sums are refused: who changed them cannot sign @deep', async () => {
  const backup = await backedUp();
  const file = join(backup, manifestName);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"rows": 1', '"rows": 2'));

  expect(await restored(backup)).toMatchObject({
    code: 1,
    text: expect.stringContaining('manifest.json of the backup') as string,
  });
  expectNothingRestored();
});

test.each([
  ['a newer schema', { schema: 99_999 }, 'its schema is number 99999'],
  ['a newer format', { format: 2 }, 'is of format 2'],
  [
    'a path out of the folder',
    { files: [{ path: '../x', bytes: 1, sha256: '' }] },
    'is not what was written',
  ],
])('a backup of %s is refused @deep', async (_, change, words) => {
  const backup = await backedUp();
  await signAnew(backup, change);

  expect(await restored(backup)).toMatchObject({ code: 1, text: expect.stringContaining(words) as string });
  expectNothingRestored();
});

test('a store of an older schema is backed up as it is, and brought up to date where it is restored @deep', async () => {
  const older = join(folder, 'older');
  mkdirSync(older);
  const open = () => openDuckdbStore({ path: join(older, dataFileName), secrets: environmentKeys(older) });
  const store = await open();
  await migrate(store, { where: 'it', list: migrations.slice(0, -1) });
  await store.close();

  expect(await run(['backup', '--into', into], { DATA_DIR: older })).toMatchObject({ code: 0 });
  const backup = join(into, readdirSync(into)[0]!);
  const kept = await open();
  expect(await newestStep(kept)).toBe(migrations.at(-2)!.number);
  await kept.close();
  expect(manifestOf(backup).schema).toBe(migrations.at(-2)!.number);
  expect(await restored(backup)).toMatchObject({ code: 0 });
  await onStore(async (of) => expect(await newestStep(of)).toBe(migrations.at(-1)!.number), place);
});

test('without the key of its secrets nothing is restored', async () => {
  const backup = await backedUp();

  const { code, text } = await restored(backup, [], { SECRETS_KEY: randomBytes(32).toString('base64') });

  expect(code).toBe(1);
  expect(text).toMatch(/^Secrets are sealed by the key [0-9a-f]{8}/);
  expectNothingRestored();
});

test('a folder that is not empty is left alone, and so is what an earlier restore left @deep', async () => {
  const backup = await backedUp();

  expect((await run(['restore', '--from', backup])).text).toMatch(/is not empty/);
  mkdirSync(place);
  writeFileSync(join(place, 'x'), '');
  expect((await restored(backup)).text).toMatch(/is not empty/);
  rmSync(join(place, 'x'));
  mkdirSync(`${place}.restoring`);
  expect((await restored(backup)).text).toMatch(/was broken off: .*restored\.restoring is there/);
  rmSync(`${place}.restoring`, { recursive: true });
  expect((await restored(backup)).code).toBe(0);
});

test('an audit that does not hold is said when it is backed up, and restored only where that is wanted @deep', async () => {
  await onStore((store) => store.query(`update audit_event set actor_id = 'u_2' where seq = 2`));

  expect(await run(['backup', '--into', into])).toMatchObject({
    code: 1,
    text: expect.stringContaining('The audit of the store does not hold: Row 2 was changed.') as string,
  });
  const backup = join(into, readdirSync(into)[0]!);
  expect(await restored(backup)).toMatchObject({
    code: 1,
    text: expect.stringContaining('nothing was restored. Row 2 was changed.') as string,
  });
  expectNothingRestored();
  expect(await restored(backup, ['--despite-faults'])).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Row 2 was changed\.[^]*Restored /m) as string,
  });
  expect(existsSync(join(place, dataFileName))).toBe(true);
});

test('laws of books that are broken are named, and nothing is restored @deep', async () => {
  await onStore((store) => givenBatch(store, { accepted: 99 }));
  const backup = await backedUp();

  expect((await restored(backup)).text).toMatch(/nothing was restored\. INV-13 is broken/);
  expectNothingRestored();
});

/** Paths that this process holds open, as far as the system tells. */
function openFilesBelow(path: string): string[] {
  const own = '/proc/self/fd';
  if (!existsSync(own)) return [];
  return readdirSync(own).flatMap((descriptor) => {
    try {
      const target = readlinkSync(join(own, descriptor));
      return target.startsWith(path) ? [target] : [];
    } catch {
      // The one that lists them is gone by now.
      return [];
    }
  });
}

test('whoever stops it finds nothing half done', async () => {
  const backup = await backedUp();
  rmSync(into, { recursive: true });
  const stopped = Promise.resolve();

  expect(await run(['backup', '--into', into], {}, stopped)).toEqual({
    code: 1,
    text: 'Stopped: nothing of the backup was kept.',
  });
  expect(readdirSync(into)).toEqual([]);
  rmSync(into, { recursive: true });
  const again = await backedUp();
  expect(again).not.toBe(backup);
  expect(await run(['restore', '--from', again], { DATA_DIR: place }, stopped)).toEqual({
    code: 1,
    text: 'Stopped: nothing was restored.',
  });
  expectNothingRestored();
  expect(openFilesBelow(folder)).toEqual([]);
});

test('of a file that lines are being added to, those that are whole are taken @deep', async () => {
  const file = join(dataDir, 'audit/checkpoints.jsonl');
  const whole = readFileSync(file, 'utf8');
  appendFileSync(file, '{"seq":9,');

  const backup = await backedUp();

  expect(readFileSync(join(dataOf(backup), 'audit/checkpoints.jsonl'), 'utf8')).toBe(whole);
});

test('what cannot be backed up is refused in words', async () => {
  expect((await run(['backup'])).text).toMatch(/^--into is missing/);
  expect((await run(['restore'])).text).toMatch(/^--from is missing/);
  expect((await run(['backup', '--into', join(dataDir, 'b')])).text).toMatch(/lies in the data folder/);
  expect((await run(['backup', '--into', into], { DATA_DIR: place })).text).toMatch(/There is no store in/);
  const elsewhere = { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' };
  for (const args of [
    ['backup', '--into', into],
    ['restore', '--from', into],
  ])
    expect((await run(args, elsewhere)).text).toMatch(/^The data is in PostgreSQL.*docs\/operations/);
});

test('where there is no room, nothing is begun @deep', async () => {
  const backup = await backedUp();
  await signAnew(backup, { files: [{ path: dataFileName, bytes: 1e15, sha256: '' }] });
  // Ten terabytes that take no room.
  writeFileSync(join(dataDir, 'large'), '');
  truncateSync(join(dataDir, 'large'), 1e13);

  expect((await run(['backup', '--into', into])).text).toMatch(/There is no room in .*10,000,/);
  expect((await restored(backup)).text).toMatch(/There is no room in .*1,000,000,135 MB are needed/);
  expect(readdirSync(into)).toHaveLength(1);
  expectNothingRestored();
});

test('a checkpoint that is written meanwhile is of a later store, and not in the backup @deep', async () => {
  await onStore(async (store) => {
    const checkpoints = await openCheckpoints(join(dataDir, 'audit'), store.secrets);
    const busy: Store = {
      ...store,
      async copyTo(path, options) {
        const tables = await store.copyTo(path, options);
        await note(store);
        const [head] = await store.query<{ seq: number; hash: string }>('select seq, hash from audit_head');
        await checkpoints.add(head!, at);
        return tables;
      },
    };

    expect(await backUp({ store: busy, dataDir, into, clock: () => at })).toMatchObject({ auditFaults: [] });
  });
});

test('a server makes one backup at a time, and none that it is stopped in @deep', async () => {
  const store = await openStore({ dataDir });
  const server = fastify();
  const slow: Store = {
    ...store,
    // As long as somebody waits for it.
    copyTo: (_, options) =>
      new Promise((_, reject) => {
        options?.signal?.throwIfAborted();
        options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
      }),
  };
  const config = { ...readConfig({}), dataDir };
  answerBackups(server, { store: slow, config, clock: () => at });
  await server.ready();
  const stopping = new AbortController();
  const ask = ({ signal } = new AbortController()) =>
    askServer({ dataDir, into, signal, onProgress: () => undefined });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const isBegun = () => existsSync(into) && readdirSync(into).length > 0;

  const left = ask(stopping);
  await until(isBegun);
  await expect(ask()).rejects.toThrow('Another backup of this store is being made.');
  stopping.abort(new Error('who asked has left'));
  await expect(left).rejects.toThrow('who asked has left');
  await until(() => !isBegun());
  const first = ask();
  await until(isBegun);
  const closed = server.close();
  await expect(first).rejects.toThrow(/The backup was stopped|ended before/);
  await closed;
  await store.close();
  expect(readdirSync(into)).toEqual([]);
  expect(existsSync(join(dataDir, 'server.sock'))).toBe(false);
  await expect(ask()).resolves.toBeNull();
});
