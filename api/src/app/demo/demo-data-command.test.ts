import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../store/open-store';
import { runDemoDataCommand } from './demo-data-command';
import { beginDemo, completeDemo, readDemoState } from './store-meta';
import { smallBook } from './testing/small-book';

let folder: string;
const lines: string[] = [];
const never = new Promise<void>(() => undefined);

function run(args: string[], stopped = never): Promise<number> {
  lines.length = 0;
  return runDemoDataCommand(args, {
    place: { dataDir: folder },
    print: (line) => void lines.push(line),
    stopped,
    now: () => new Date('2026-04-11T12:00:00Z'),
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyhouse-demo-test-'));
});

afterEach(() => rm(folder, { recursive: true }));

const small = ['--bets', '600', '--months', '1', '--until', '2026-04-02'];

test('makes a checked store with accounts and the truth beside it, in place of another one where it is told to @deep', async () => {
  const before = await openStore({ dataDir: folder });
  await beginDemo(before, smallBook());
  await completeDemo(before, smallBook());
  await before.close();
  await expect(run(small)).rejects.toThrow('--force replaces it');

  expect(await run([...small, '--force', '--check'])).toBe(0);

  expect(lines.join('\n')).toContain('every invariant holds');
  expect((await readdir(folder)).sort()).toEqual(['tallyhouse.duckdb', 'truth.json']);
  const truth = JSON.parse(await readFile(join(folder, 'truth.json'), 'utf8')) as { format: string };
  expect(truth.format).toBe('tallyhouse-truth/1');
  const store = await openStore({ dataDir: folder });
  expect(await readDemoState(store)).toBe('complete');
  expect(await store.query('select count(*) as count from app_user where is_demo')).toEqual([{ count: 5 }]);
  await store.close();
});

test('never touches data that is not demo data', async () => {
  const store = await openStore({ dataDir: folder });
  await store.query(
    `insert into brand values ('real', 'Real', 'MT', 'EUR', 'Europe/Malta', '00:00', 'ONLINE', '2026-01-01T00:00:00Z')`,
  );
  await store.close();

  await expect(run([...small, '--force'])).rejects.toThrow('not demo data');
});

test('stopped half-way, it leaves the folder as it was @deep', async () => {
  await expect(run(['--bets', '20000'], Promise.resolve())).rejects.toThrow('Stopped');

  expect(await readdir(folder)).toEqual([]);
});

test('writes the files in place of loading them @deep', async () => {
  const target = join(folder, 'files');

  expect(await run([...small, '--files', target])).toBe(0);

  const names = await readdir(target);
  expect(names).toContain('0-reference.json');
  expect(names.length).toBeGreaterThan(200);
  expect(await readdir(`${target}-truth`)).toEqual(['truth.json']);
  expect(await readdir(folder)).not.toContain('tallyhouse.duckdb');
});

test.each([
  [['--bets', 'many'], '--bets must be a whole number'],
  [['--months', '0'], '--months must be a whole number'],
  [['--until', '2026-02-30'], '--until must be a day'],
  [['--until', '2026-04-11'], '--until must be a day that is over'],
  [['--from', '2026-05-01'], '--from lies after'],
])('%j is refused in words', async (args, words) => {
  await expect(run(args)).rejects.toThrow(words);
});

test('--help prints how to call it', async () => {
  expect(await run(['--help'])).toBe(0);
  expect(lines.join()).toContain('--bets N');
});
