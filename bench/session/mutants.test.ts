import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparedScenarios, furtherScenarios } from '../../shared/src/testing/scenarios/all-scenarios';
import { changed } from './build-program';
import { mutants } from './mutants';

const root = join(__dirname, '../..');
const ids = [...comparedScenarios, ...furtherScenarios].map(({ id }) => id);

test.each(mutants)('$file still has, once, what keeps that $guards', async (mutant) => {
  const source = await readFile(join(root, mutant.file), 'utf8');

  expect(changed(source, mutant)).not.toBe(source);
});

test('every broken guard names the scenarios that ought to notice', () => {
  const unheard = mutants.filter(({ noticedBy }) => !noticedBy.some((id) => ids.includes(id)));

  expect(mutants.length).toBeGreaterThanOrEqual(35);
  expect(unheard).toEqual([]);
});

test('a text that is not there exactly once is an error', () => {
  const change = { file: 'a.ts', find: 'guard()', replace: '' };

  expect(() => changed('no guard', change)).toThrow('0 times');
  expect(() => changed('guard(); guard();', change)).toThrow('2 times');
  expect(changed('if (guard()) {}', change)).toBe('if () {}');
});
