import { termWords as english } from './words.en';
import { termWords as swahili } from './words.sw';
import { operandOf, piecesOfFormula, termsOfFormula } from './formula';
import { isWorked, type Term, type TermKey, type TermWords } from './term';
import { terms } from './terms';
import { parts } from './words/parts.en';
import { stories as englishStories } from './words/stories.en';
import { stories as swahiliStories } from './words/stories.sw';

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

test('a formula is made of other terms and of named parts, each with a figure in the example', () => {
  const wrong = all.flatMap(([key, { formula, example }]) => {
    if (formula === undefined) return [];
    const pieces = piecesOfFormula(formula);
    const unknown = pieces.filter(
      (piece) =>
        ('term' in piece && (!(piece.term in terms) || piece.term === key)) ||
        ('part' in piece && !(piece.part in parts)),
    );
    const given: object = isWorked(example) ? example.given : {};
    const without = pieces.map(operandOf).filter((name) => name !== null && !(name in given));
    return unknown.length > 0 || without.length > 0 ? [{ key, unknown, without }] : [];
  });

  expect(wrong).toEqual([]);
});

test('a figure has a formula or says why it has none; what is no figure has neither', () => {
  const wrong = all.filter(([, { kind, formula, origin }]) => {
    const said = Number(formula !== undefined) + Number(origin !== undefined);
    return said !== (kind === 'words' || kind === 'day' ? 0 : 1);
  });

  expect(wrong.map(([key]) => key)).toEqual([]);
});

test.each([
  ['en', englishStories],
  ['sw', swahiliStories],
] as const)(
  'a story has every figure that it names, and no figure is given for nothing (%s)',
  (_, stories) => {
    const wrong = all.flatMap(([key, { formula = '', example }]) => {
      const places = [...stories[example.story].matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
      const given = isWorked(example) ? Object.keys(example.given) : [];
      const known = isWorked(example) ? [...given, 'result'] : [];
      const used: readonly (string | null)[] = [...places, ...piecesOfFormula(formula).map(operandOf)];
      const missing = places.filter((place) => !known.includes(place));
      const idle = given.filter((name) => !used.includes(name));
      return missing.length > 0 || idle.length > 0 ? [{ key, missing, idle }] : [];
    });

    expect(wrong).toEqual([]);
  },
);

test('every story, sentence and part is used', () => {
  const told = new Set(all.map(([, { example }]) => example.story));
  const named = new Set(all.flatMap(([, { formula = '' }]) => piecesOfFormula(formula).map(operandOf)));

  expect(Object.keys(englishStories).filter((name) => !(told as ReadonlySet<string>).has(name))).toEqual([]);
  expect(Object.keys(parts).filter((name) => !named.has(name))).toEqual([]);
});

test('a law in one language is one in the other', () => {
  const lawful = (words: Readonly<Record<TermKey, TermWords>>) =>
    all.flatMap(([key]) => (words[key].law === undefined ? [] : [key]));

  expect(lawful(swahili)).toEqual(lawful(english));
  expect(lawful(english).length).toBeGreaterThan(60);
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
