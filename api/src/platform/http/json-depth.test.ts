import { isNestedTooDeep, mostLevels } from './json-depth';

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  ['nothing', '', false],
  ['as many levels as may be', nested(mostLevels), false],
  ['one more', nested(mostLevels + 1), true],
  ['objects count too', `${'{"a":'.repeat(mostLevels + 1)}1${'}'.repeat(mostLevels + 1)}`, true],
  ['lists beside each other do not', `[${'[],'.repeat(1000)}[]]`, false],
  ['brackets in a text do not', JSON.stringify('['.repeat(1000)), false],
  ['nor do those after an escaped quote', JSON.stringify(`"${'{'.repeat(1000)}`), false],
  ['those after a text do', `"a\\\\"${'['.repeat(mostLevels + 1)}`, true],
  ['what is never closed is deep as well', '['.repeat(10_000), true],
])('%s', (_what, text, isTooDeep) => {
  expect(isNestedTooDeep(text)).toBe(isTooDeep);
});
