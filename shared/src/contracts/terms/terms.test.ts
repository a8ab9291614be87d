import { termWords as english } from './words.en';
import { termWords as swahili } from './words.sw';
import { termsOfFormula } from './formula';
import type { Term, TermKey, TermWords } from './term';
import { terms } from './terms';

const all = Object.entries(terms) as [TermKey, Term][];
const languages = [
  ['en', english],
  ['sw', swahili],
] as const satisfies readonly (readonly [string, Readonly<Record<TermKey, TermWords>>])[];

test.each(languages)('every term has a name and a definition of its own (%s)', (_, words) => {
  const labels = Object.values<TermWords>(words).map(({ label }) => label);

  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label, place) => labels.indexOf(label) !== place)).toEqual([]);
  expect(Object.values<TermWords>(words).filter(({ definition }) => !definition.endsWith('.'))).toEqual([]);
});

test('a formula is made of other terms, each with a figure in the example', () => {
  const wrong = all.flatMap(([key, { formula, example }]) => {
    if (formula === undefined) return [];
    const parts = termsOfFormula(formula);
    const unknown = parts.filter((part) => !(part in terms) || part === key);
    const given = Object.keys(example?.given ?? {}).sort();
    return unknown.length > 0 || given.join() !== parts.toSorted().join() ? [{ key, parts, given }] : [];
  });

  expect(wrong).toEqual([]);
});

test('related terms are others, named once, and what a formula names is not named again', () => {
  const wrong = all.filter(
    ([key, { related, formula = '' }]) =>
      related.length === 0 ||
      new Set([key, ...related, ...termsOfFormula(formula)]).size !==
        1 + related.length + new Set(termsOfFormula(formula)).size,
  );

  expect(wrong.map(([key]) => key)).toEqual([]);
});
