import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeTemporaryFolder, removeLeftFolders, temporaryPrefix } from './temporary-folder';

test('what a killed program left is removed, and nothing of one that runs or of another machine', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-left-'));
  const made = await makeTemporaryFolder('load');
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  const of = (pid: number) => (purpose: string) =>
    temporaryPrefix(purpose).replace(`-${process.pid}-`, `-${pid}-`);
  const started = new Date('2026-03-15T10:00:00Z');
  const given = (name: string, at = '2026-03-15T09:00:00Z') => {
    mkdirSync(join(folder, name));
    utimesSync(join(folder, name), new Date(at), new Date(at));
  };
  try {
    const kept = [
      `${of(process.ppid)('spill')}aaaaaa`,
      `${temporaryPrefix('load')}bbbbbb`,
      `tallyhouse-spill-elsewhere.example-${gone}-cccccc`,
      'tallyhouse-demo',
    ];
    given(kept[0] ?? '');
    given(kept[1] ?? '', '2026-03-15T10:00:01Z');
    given(kept[2] ?? '');
    given(kept[3] ?? '');
    given(`${of(gone)('spill')}dddddd`);
    given(`${of(gone)('upload')}eeeeee`, '2026-03-15T10:00:01Z');
    given(basename(made));

    await removeLeftFolders(folder, started.getTime());

    expect(readdirSync(folder).toSorted()).toEqual(kept.toSorted());
  } finally {
    rmSync(folder, { recursive: true });
    rmSync(made, { recursive: true });
  }
});
