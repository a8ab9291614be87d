/// <reference types="jest" />
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  arabicFiles,
  englishFiles,
  englishOf,
  faultsBetween,
  faultsOfArabic,
  orphans,
  swahiliOf,
  webFiles,
} from './catalogues.mjs';
import { hardCodedTexts } from './hard-coded.mjs';
import { namedAlone } from './named-people.mjs';

const root = resolve(import.meta.dirname, '../..');
const sources = webFiles(root);

/**
 * Words that stay as they are in every language, by file: names and codes. None so far.
 *
 * @type {ReadonlyMap<string, readonly string[]>}
 */
const allowed = new Map();

test.each(englishFiles(sources))('%s has the same texts in Swahili', async (path) => {
  const beside = swahiliOf(path);
  expect(sources).toContain(beside);
  const [english, swahili] = await Promise.all([import(join(root, path)), import(join(root, beside))]);
  expect(faultsBetween(...pair(english, swahili))).toEqual([]);
});

test.each(arabicFiles(sources))('%s has the places of its English', async (path) => {
  const [english, arabic] = await Promise.all([
    import(join(root, englishOf(path))),
    import(join(root, path)),
  ]);
  expect(faultsOfArabic(english['en'] ?? { ...english }, arabic['ar'] ?? { ...arabic })).toEqual([]);
});

/**
 * The texts of two files: what they call `en` and `sw`, else all that they export.
 *
 * @typedef {import('./catalogues.mjs').Texts} Texts
 * @param {Record<string, Texts>} english
 * @param {Record<string, Texts>} swahili
 * @returns {[Texts, Texts]}
 */
function pair(english, swahili) {
  return [english['en'] ?? { ...english }, swahili['sw'] ?? { ...swahili }];
}

test('no Swahili stands without its English', () => {
  expect(englishFiles(sources).length).toBeGreaterThan(20);
  expect(orphans(sources)).toEqual([]);
});

test('no component has words of its own: texts come from catalogues', () => {
  const files = sources.filter(
    (path) => path.endsWith('.tsx') && !/\.(test|stories)\.tsx$|\/(testing|dev|stories)\//.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) =>
    hardCodedTexts(path, readFileSync(join(root, path), 'utf8'))
      .filter((text) => !(allowed.get(path) ?? []).includes(text.replace(/^\d+: /, '')))
      .map((text) => `${path}:${text}`),
  );
  expect(found).toEqual([]);
});

test('no screen names somebody without the account beside the name', () => {
  const files = sources.filter(
    (path) =>
      /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$|\/(testing|dev|stories|contracts)\//.test(path),
  );
  const found = files.flatMap((path) =>
    namedAlone(readFileSync(join(root, path), 'utf8')).map((place) => `${path}:${place}`),
  );
  expect(found).toEqual([]);
});

test('a name that is shown alone is found, and one with its account is not', () => {
  const alone =
    "a\n text('by', { name: change.proposedBy.name, by: report.preparedBy }), step.actor?.name ?? ''";
  const beside = `personInWords(change.proposedBy.name, change.proposedBy.account)
    <Person name={step.actor} account={step.actorAccount} /> <Person {...step.actor} />
    report.confirmedBy === null || change.proposedBy.id`;

  expect(namedAlone(alone)).toEqual([
    '2: change.proposedBy.name',
    '2: report.preparedBy',
    '2: step.actor?.name',
  ]);
  expect(namedAlone(beside)).toEqual([]);
});

test('the comparison finds keys, places and sentences that differ', () => {
  const en = { a: 'One file', rows_one: '{{count}} row', deep: { b: 'of {{brand}}', c: 'Stay as you are' } };
  const sw = { rows_one: 'mstari mmoja', deep: { b: 'ya {{chapa}}', c: 'Stay as you are', d: 'zaidi' } };
  expect(faultsBetween(en, sw)).toEqual([
    'a: no Swahili',
    'deep.d: no English',
    'deep.b: “brand” became “chapa”',
    'deep.c: “Stay as you are” is not translated',
  ]);
});

test('the comparison with Arabic takes the plural for each of its forms', () => {
  const en = {
    rows_one: '{{count}} row of {{brand}}',
    rows_other: '{{count}} rows of {{brand}}',
    a: 'Two words',
  };
  const ar = {
    rows_two: 'صفان من {{brand}}',
    rows_few: '{{count}} صفوف من {{chapa}}',
    rows_many: '{{count}} صفًا من {{brand}}',
    a: 'Two words',
    more: 'أكثر',
  };
  expect(faultsOfArabic(en, ar)).toEqual([
    'rows_few: “brand, count” became “chapa, count”',
    'a: “Two words” is not translated',
    'more: no English',
  ]);
});

test('the scan finds words between tags, in attributes and in conditions, and nothing else', () => {
  const source = `const a = <p className="wide" title="Said">
    Hello {text('key')} · {isOpen ? 'Open' : text('shut')} {count}
    <i aria-label={name ?? \`No \${what}\`} title="part.levy">—</i>
  </p>;`;
  expect(hardCodedTexts('a.tsx', source)).toEqual(['1: Said', '2: Hello', '2: Open', '3: No']);
});
