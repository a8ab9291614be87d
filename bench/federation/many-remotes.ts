import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const filesEach = 4;
/** One that the user of the measurement lacks: what is measured are registered remotes, not a menu of 400 entries. */
const furtherPermission = 'confirmation.view';

/** A copy of the built product with `count` further remotes, published by the product's own tool. */
export async function withManyRemotes(webDir: string, folder: string, count: number): Promise<void> {
  const target = join(folder, 'web');
  await cp(webDir, target, { recursive: true });
  const folders = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      writeRemote(join(folder, 'made'), `remote-made-${index + 1}`),
    ),
  );
  const tool = ['dist/remote-tool.mjs', 'publish', ...folders, '--at', target, '--by', 'bench'];
  const { status } = spawnSync(process.execPath, tool, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`publishing ${count} remotes ended with ${String(status)}`);
}

/** A remote of one screen and four small files. Gives its folder. */
async function writeRemote(place: string, name: string): Promise<string> {
  const folder = join(place, name);
  await mkdir(folder, { recursive: true });
  const path = name.replace('remote-', '/');
  const names = ['entry.js', ...Array.from({ length: filesEach - 1 }, (_, index) => `chunk-${index + 1}.js`)];
  const files: Record<string, string> = {};
  for (const file of names) {
    const text = `/* ${name} ${file} */`;
    await writeFile(join(folder, file), text);
    files[file] = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  }
  const title = { en: `Screen of ${name}`, sw: `Ukurasa wa ${name}` };
  const manifest = {
    ...{ format: 1, name, version: '1.0.0', owner: `Team of ${name}`, contract: 1 },
    ...{ container: `tallyhouse_${name.replaceAll('-', '_')}_1_0_0`, entry: 'entry.js', paths: [path] },
    navigation: [{ path, title, group: 'reports', icon: 'table', order: 90, permission: furtherPermission }],
    ...{ consumes: ['react'], calls: ['GET /api/Jobs'], preload: { [path]: names }, files },
  };
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
