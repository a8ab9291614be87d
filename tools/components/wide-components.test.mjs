/// <reference types="jest" />
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { webFiles } from '../texts/catalogues.mjs';
import { mostProps, wideComponents } from './wide-components.mjs';

const root = resolve(import.meta.dirname, '../..');
const fields = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, at) => `p${at}: number;`).join(' ');

test('no component takes more than ten props', () => {
  const hosts = readdirSync(join(root, 'hosts'), { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join('hosts', path));
  const files = [...webFiles(root), ...hosts].filter(
    (path) => /\.tsx?$/.test(path) && !/\.(test|d)\./.test(path),
  );
  expect(files.length).toBeGreaterThan(800);
  expect(wideComponents(files.map((path) => join(root, path)))).toEqual([]);
});

test('props count however they are declared: inherited, picked, of another file, within a memo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tallyhouse-components-'));
  try {
    const [kept, drawn] = [join(folder, 'props.ts'), join(folder, 'drawn.tsx')];
    writeFileSync(
      kept,
      `export interface Own { ${fields(mostProps)} }\nexport interface Wide extends Own { more: number }`,
    );
    writeFileSync(
      drawn,
      `import { memo } from 'react';
import type { Own, Wide } from './props';
export function Fits(props: Own) { return null; }
export function useWide(props: Wide) { return null; }
export function Label(text: string) { return null; }
export function Inherits({ p1, ...rest }: Wide) { return null; }
export const Row = memo((props: Own & { readonly more: number }) => null);
export const Cell = memo(function Cell(props: Partial<Omit<Wide, 'p0'>> & { readonly p: 1 }) { return null; });`,
    );

    expect(wideComponents([kept, drawn]).map((words) => words.replace(/:.*/, ''))).toEqual([
      'Inherits takes 11',
      'Row takes 11',
      'Cell takes 11',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
