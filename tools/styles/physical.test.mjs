/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { webFiles } from '../texts/catalogues.mjs';
import { physicalSides } from './physical.mjs';

const root = resolve(import.meta.dirname, '../..');

test('no look names a side of the page: they follow the direction that it is read in', () => {
  const files = webFiles(root).filter(
    (path) => /\.(css|tsx?)$/.test(path) && !/\.(test|stories)\.tsx?$|\/i18n\//.test(path),
  );
  expect(files.length).toBeGreaterThan(800);
  const found = files.flatMap((path) =>
    physicalSides(path, readFileSync(join(root, path), 'utf8')).map((place) => `${path}:${place}`),
  );
  expect(found).toEqual([]);
});

test('sides are found in sheets, in rules of components and in styles of elements; logical ones and those of a direction are not', () => {
  const sheet =
    '.a { margin-left: 4px; inset-inline-start: 0; }\n.a:dir(rtl) { text-align: right; }\n.b { left: 0; }';
  expect(physicalSides('a.css', sheet)).toEqual(['1: margin-left:', '3: left: 0;']);

  const component = [
    'const styles = `.c { padding-right: 8px; padding-inline: 8px; }`;',
    "const option = { grid: { left: 8 }, text: 'left' };",
    "const d = <p style={{ marginInline: 4, textAlign: 'left', marginRight: 4 }} />;",
    'const e = <p style={{ left: 4 }} />;',
  ].join('\n');
  expect(physicalSides('a.tsx', component)).toEqual([
    '1: padding-right:',
    "3: textAlign: 'left'",
    '3: marginRight:',
    '4: style={{ left:',
  ]);
});
