/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

/** Rows of the tables of a page whose first cell begins with an id: the id, and the paths between `ticks` or brackets. */
function rowsOf(/** @type {string} */ page, /** @type {RegExp} */ id) {
  return page.split('\n').flatMap((line) => {
    const found = id.exec(line)?.[1];
    if (found === undefined) return [];
    const paths = [...line.matchAll(/\]\((?:\.\.\/)+([^)]+)\)/g)].map(([, path]) => String(path));
    return [{ id: found, paths }];
  });
}

const behaviours = rowsOf(read('docs/behaviours.md'), /^\| (B\d+) /);

test('the table of behaviours has each of them once', () => {
  expect(behaviours.map(({ id }) => id)).toEqual(Array.from({ length: 15 }, (_, index) => `B${index + 1}`));
});

test.each(behaviours)('$id is a title of every test that its row names', ({ id, paths }) => {
  expect(paths.length).toBeGreaterThan(0);
  const silent = paths.filter((path) => !new RegExp(`'(check \\d+ )?\\(?${id}(:|\\))`).test(read(path)));
  expect(silent).toEqual([]);
});

const laws = rowsOf(read('docs/domain/invariants.md'), /^\| (INV-\d+) /);

test('the table of invariants has each of them once', () => {
  const numbers = Array.from({ length: 31 }, (_, index) => `INV-${String(index + 1).padStart(2, '0')}`);
  expect(laws.map(({ id }) => id)).toEqual(numbers);
});
