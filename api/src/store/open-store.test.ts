import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './open-store';

let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tallyhouse-open-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('what was committed is there when the file is opened again', async () => {
  const first = await openStore({ dataDir });
  await first.query("insert into store_meta values ('colour', 'green')");
  await first.close();

  const second = await openStore({ dataDir });

  expect(await second.query("select value from store_meta where key = 'colour'")).toEqual([
    { value: 'green' },
  ]);
  await second.close();
});

test('a file that is no data file is refused in one sentence with a remedy', async () => {
  writeFileSync(join(dataDir, 'tallyhouse.duckdb'), 'scrambled '.repeat(2000));

  await expect(openStore({ dataDir })).rejects.toMatchObject({
    name: 'StoreUnreadable',
    message: expect.stringMatching(/cannot be read/) as string,
    remedy: expect.stringMatching(/backup/) as string,
  });
});

test('a data file of a newer Tallyhouse is refused and left as it is', async () => {
  const store = await openStore({ dataDir });
  await store.query("insert into schema_migration values (9000, 'future', '2030-01-01')");
  await store.close();

  await expect(openStore({ dataDir })).rejects.toMatchObject({
    name: 'StoreTooNew',
    message: expect.stringMatching(/newer Tallyhouse.*9000/) as string,
  });
});

test('a data folder that cannot be made is refused', async () => {
  writeFileSync(join(dataDir, 'file'), '');

  await expect(openStore({ dataDir: join(dataDir, 'file', 'below') })).rejects.toMatchObject({
    name: 'StoreNotWritable',
  });
});

test('a file that another process holds is refused', async () => {
  const api = join(__dirname, '../..');
  const holder = spawn(
    process.execPath,
    [
      '-e',
      `require('@duckdb/node-api').DuckDBInstance.create(process.argv[1]).then((instance) => { globalThis.held = instance; console.log('held'); setInterval(() => {}, 1000); })`,
      join(dataDir, 'tallyhouse.duckdb'),
    ],
    { cwd: api },
  );
  await new Promise((resolve) => holder.stdout.once('data', resolve));

  const outcome = await openStore({ dataDir }).then(
    () => 'opened',
    (error: unknown) => (error as Error).name,
  );

  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  expect(outcome).toBe('StoreLocked');
});

test('a PostgreSQL that does not answer is named without its password', async () => {
  await expect(
    openStore({ dataDir, databaseUrl: 'postgres://tally:secret@127.0.0.1:1/tally' }),
  ).rejects.toMatchObject({
    name: 'StoreUnreachable',
    message: 'PostgreSQL at 127.0.0.1:1/tally does not answer or refuses the connection.',
  });
});
