import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDataFolder } from './close-data-folder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('a store that every account could read is this account’s alone afterwards, whatever lies in it', async () => {
  mkdirSync(join(folder, 'audit'));
  for (const [file, mode] of [
    ['tallyhouse.duckdb', 0o644],
    ['audit/checkpoint-key.pem', 0o640],
  ] as const) {
    writeFileSync(join(folder, file), '');
    chmodSync(join(folder, file), mode);
  }
  for (const one of ['audit', '.']) chmodSync(join(folder, one), 0o755);

  expect(await closeDataFolder(folder)).toBe(true);
  expect(
    ['.', 'audit', 'tallyhouse.duckdb', 'audit/checkpoint-key.pem'].map((one) => modeOf(join(folder, one))),
  ).toEqual(['700', '700', '600', '600']);
  expect(await closeDataFolder(folder)).toBe(false);
});

test('a folder that is not there yet is made for this account alone', async () => {
  await closeDataFolder(join(folder, 'new/data'));
  expect(modeOf(join(folder, 'new/data'))).toBe('700');
});

test.each([tmpdir(), homedir(), '/'])('%s is refused and left as it is', async (shared) => {
  const before = statSync(shared).mode;
  await expect(closeDataFolder(shared)).rejects.toMatchObject({
    name: 'DataFolderOpen',
    remedy: 'Set DATA_DIR to a folder of its own.',
  });
  expect(statSync(shared).mode).toBe(before);
});
