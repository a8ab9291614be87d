/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webFiles } from '../texts/catalogues.mjs';
import { saidByClasses } from './said-by-classes.mjs';

const root = resolve(import.meta.dirname, '../..');
/** @type {Promise<{ layoutClasses: Readonly<Record<string, string>> }>} */
const kit = import(join(root, 'shared/src/ui/layout-classes.ts'));

test('no element has a style of its own that classes say, nor a class of a step that they lack', async () => {
  const { layoutClasses } = await kit;
  const files = webFiles(root).filter((path) => /\.tsx$/.test(path) && !/\.(test|stories)\.tsx$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    saidByClasses(readFileSync(join(root, path), 'utf8'), layoutClasses).map((place) => `${path}:${place}`),
  );
  expect(found).toEqual([]);
});

test('styles that classes say as a whole are found; computed ones and those that say more are not', async () => {
  const { layoutClasses } = await kit;
  const source = [
    '<p style={{ marginBlockEnd: 12 }} />',
    "<p style={{ fontSize: 12, marginBlock: '0 8px', minWidth: 150 }} />",
    '<p style={{ marginBlockEnd: 13 }} /><p style={{ marginBlockEnd: 12, insetBlockEnd: 8 }} />',
    '<p style={{ width }} /><p style={{ opacity: isOld ? 0.6 : 1 }} /><p style={variables} />',
    '<p className="th-after-12" /><p className="th-after-13 th-place-13" />',
  ].join('\n');
  expect(saidByClasses(source, layoutClasses)).toEqual([
    '1: style={{ marginBlockEnd: 12 }}',
    "2: style={{ fontSize: 12, marginBlock: '0 8px', minWidth: 150 }}",
    '5: th-after-13',
  ]);
});
