import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '../../platform/auth/passwords';
import { openStore } from '../../store/open-store';
import { NoRoom, spareBytes } from '../../store/room';
import {
  givenBrand,
  givenUser,
  startTestApp,
  type TestApp,
  type TestCaller,
} from '../../app/testing/test-app';

jest.setTimeout(600_000);

const megabyte = 1024 * 1024;
const diskMegabytes = 320;
/** A disk of the test's own, which only root may mount. */
const mountable = process.getuid?.() === 0 && isMountable();

let disk: string;
let app: TestApp;
let caller: TestCaller;
/** Names of the searches that were answered 201. */
let kept: string[];

function mountDisk(folder: string): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m`, 'tmpfs', folder], {
    stdio: 'ignore',
  });
}

function isMountable(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-disk-'));
  try {
    mountDisk(folder);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function freeBytes(): number {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
}

/** Takes what room there is but for `left` bytes. */
function fillDisk(left = 0): void {
  writeFileSync(join(disk, 'ballast'), '');
  for (const piece of [megabyte, 4096]) {
    while (freeBytes() - left >= piece) appendFileSync(join(disk, 'ballast'), Buffer.alloc(piece));
  }
}

function freeDisk(): void {
  rmSync(join(disk, 'ballast'));
}

async function keepSearch(name: string) {
  const answer = await caller('POST', '/api/SavedSearches', {
    brand: 'alder',
    body: { name, screen: '/online', query: {}, columns: [], shared: false },
  });
  if (answer.statusCode === 201) kept.push(name);
  return answer;
}

/** Keeps searches until one is refused, which must not take long; gives the refusal. */
async function keepUntilRefused() {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await keepSearch(`search ${kept.length}`);
    if (answer.statusCode !== 201) return answer;
  }
  throw new Error('the full disk took two hundred searches');
}

async function listedNames(): Promise<string[]> {
  const answer = await caller('GET', '/api/SavedSearches?pageSize=500', { brand: 'alder' });
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.any(String)]);
  return answer.json<{ items: { name: string }[] }>().items.map(({ name }) => name);
}

const signIn = () =>
  app.server.inject({
    method: 'POST',
    url: '/api/Auth/login',
    payload: { email: 'u_other@example.test', password },
  });
const password = 'four words nobody guesses';

const refused = {
  status: 507,
  code: 'DISK_FULL',
  title: 'The server’s disk is full',
  detail: expect.stringContaining('make room where the data lies'),
};

async function startOnDisk(): Promise<void> {
  const store = await openStore({ dataDir: disk });
  app = await startTestApp(store, { config: { dataDir: disk } });
}

const whereMountable = mountable ? describe : describe.skip;
if (!mountable) process.stderr.write('skipped: only root can mount a small disk to fill\n');

whereMountable('a server whose disk is full', () => {
  beforeEach(async () => {
    kept = [];
    disk = mkdtempSync(join(tmpdir(), 'tallyhouse-disk-'));
    mountDisk(disk);
    await startOnDisk();
    await givenBrand(app.store, { id: 'alder' });
    const passwordHash = await hashPassword(password);
    await givenUser(app.store, { id: 'u_other', role: 'viewer', brandIds: ['alder'], passwordHash });
    caller = await app.signIn({ role: 'reporter', brandIds: ['alder'] });
  });
  afterEach(async () => {
    await app.close();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  test('refuses what writes in words, reads on, says so in ready, and goes on by itself once there is room', async () => {
    await keepSearch('before');
    fillDisk();

    expect((await keepUntilRefused()).json()).toMatchObject(refused);
    expect((await signIn()).json()).toMatchObject(refused);
    const ready = await app.server.inject('/api/health/ready');
    expect(ready.json()).toMatchObject({ ...refused, status: 503 });
    expect((await app.server.inject('/api/health/live')).statusCode).toBe(200);
    expect((await listedNames()).sort()).toEqual([...kept].sort());

    freeDisk();
    expect((await app.server.inject('/api/health/ready')).json()).toEqual({ status: 'ready' });
    expect((await keepSearch('after')).statusCode).toBe(201);
    expect((await signIn()).statusCode).toBe(200);

    await app.close();
    await startOnDisk();
    const searches = await app.store.query<{ name: string }>('select name as "name" from saved_search');
    expect(searches.map(({ name }) => name).sort()).toEqual([...kept].sort());
  });

  test('stops writing while there is still room to take a long log into the data file', async () => {
    fillDisk(spareBytes + 28 * megabyte);
    let rows = 0;
    // Each with a text of 96,000 bytes that does not become smaller: the log grows past the 16 MB from which it is taken in.
    const writeRow = () =>
      app.store.tx((tx) =>
        tx.query(
          `insert into store_meta (key, value) select $1, string_agg(md5(cast(random() as varchar)), '') from range(3000)`,
          [`row ${rows}`],
        ),
      );
    await expect(
      (async () => {
        for (; rows < 1000; rows += 1) await writeRow();
      })(),
    ).rejects.toThrow(NoRoom);
    expect(rows * 96_000).toBeGreaterThan(16 * megabyte);

    const count = async () =>
      (await app.store.query<{ n: number }>(`select count(*) as n from store_meta where key like 'row %'`))[0]
        ?.n;
    expect(await count()).toBe(rows);
    expect((await keepUntilRefused()).json()).toMatchObject(refused);

    freeDisk();
    await writeRow();
    expect((await keepSearch('after')).statusCode).toBe(201);
    await app.close();
    await startOnDisk();
    expect(await count()).toBe(rows + 1);
  });
});
