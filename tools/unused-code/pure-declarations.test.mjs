/// <reference types="jest" />
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { compile } from '../web-build/compile.mjs';
import { PureDeclarationsPlugin } from '../web-build/pure-declarations-plugin.mjs';

/** Of a package that says that its files do nothing but declare. */
const calls = `import { make } from '../make.js';
const answers = { one: make('answer of one'), other: make('answer of other') };
const other = make('schema of other');
export const readOne = make({ path: 'path of one' });
export const readOther = make({ ...other, path: 'path of other', answer: answers.other });
`;
const kinds = `import { make } from '../make.js';
export const fields = { ...make({ field: 'a field' }) };
export const rows = [...make(['an array'])];
export const table = new Map([['a list', make('a row')]]);
export const length = make('a member').length;
make('a statement');
export const kept = make('kept');
`;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tallyhouse-unused-'));
  await mkdir(join(folder, 'package'));
  await writeFile(join(folder, 'package.json'), '{ "sideEffects": true, "type": "module" }');
  await writeFile(
    join(folder, 'make.js'),
    'export const make = (value) => { globalThis.made?.(value); return value; };',
  );
  await writeFile(join(folder, 'package/calls.js'), calls);
  await writeFile(join(folder, 'package/kinds.js'), kinds);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** @param {string} source @param {string} pure folder of which declarations do nothing */
async function built(source, pure) {
  await writeFile(join(folder, 'main.js'), source);
  await compile({
    name: 'unused code',
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'out'), filename: 'main.js' },
    plugins: [new PureDeclarationsPlugin(join(folder, pure))],
    optimization: { minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false })] },
  });
  return readFile(join(folder, 'out/main.js'), 'utf8');
}

const usesOne = `import { readOne } from './package/calls.js'; globalThis.told = readOne;`;

test('a call that nobody makes goes, and what only it uses', async () => {
  const code = await built(usesOne, 'package');
  expect(code).toContain('path of one');
  for (const gone of ['path of other', 'schema of other', 'answer of one', 'answer of other'])
    expect(code).not.toContain(gone);
});

test('lists and members go too; a statement stays', async () => {
  const code = await built(`import { kept } from './package/kinds.js'; globalThis.told = kept;`, 'package');
  expect(code).toContain('"kept"');
  expect(code).toContain('a statement');
  for (const gone of ['a list', 'a row', 'a member', 'an array', 'a field']) expect(code).not.toContain(gone);
});

test('files of others are left as they are', async () => {
  expect(await built(usesOne, 'elsewhere')).toContain('path of other');
});
