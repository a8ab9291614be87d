import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftUploads } from './remove-left-uploads';

test('what a killed server left is removed half an hour after, and nothing of one that runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-left-'));
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const now = new Date('2026-03-15T10:00:00Z');
  const given = (name: string, at: string) => {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), new Date(at), new Date(at));
  };
  try {
    given(`tallyhouse-upload-${gone}-aaaaaa`, '2026-03-15T09:29:00Z');
    given(`tallyhouse-upload-${gone}-bbbbbb`, '2026-03-15T09:31:00Z');
    given(`tallyhouse-upload-${process.pid}-cccccc`, '2026-03-15T09:00:00Z');
    given('tallyhouse-load-dddddd', '2026-03-15T09:00:00Z');

    await removeLeftUploads(folder, now.getTime());

    expect(readdirSync(folder).toSorted()).toEqual(
      [
        'tallyhouse-load-dddddd',
        `tallyhouse-upload-${gone}-bbbbbb`,
        `tallyhouse-upload-${process.pid}-cccccc`,
      ].toSorted(),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
