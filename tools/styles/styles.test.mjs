/// <reference types="jest" />
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const packages = [
  'shared',
  'shell',
  'remote-online',
  'remote-retail',
  'remote-logs',
  'remote-admin',
  'remote-template',
];

/** Classes that the rules of a component give their look, by the file that holds them. */
async function styledClasses() {
  /** @type {Map<string, Set<string>>} */
  const owners = new Map();
  for (const name of packages) {
    const folder = join(root, name, 'src');
    const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
    for (const file of files) {
      const source = await readFile(join(folder, file), 'utf8');
      for (const [, css = ''] of source.matchAll(/const styles = `(.*?)`;/gs)) {
        for (const [, className = ''] of css.matchAll(/(?:^|[,}])\s*\.([\w-]+)\s*\{/gm)) {
          owners.set(className, (owners.get(className) ?? new Set()).add(`${name}/src/${file}`));
        }
      }
    }
  }
  return owners;
}

test('no class is given its look by two files: whichever came later would win over the other', async () => {
  const owners = await styledClasses();

  expect(owners.size).toBeGreaterThan(50);
  expect([...owners].filter(([, files]) => files.size > 1)).toEqual([]);
});
