import type { FilterOp } from '../report-fields';
import type { Locale } from '../locales';
import { conditionForms as ar } from './condition-forms.ar';
import { conditionForms as sw } from './condition-forms.sw';
import { conditionVerbs } from './condition-sentences';
import { conditionTitles } from './condition-translations';
import { fillPlacesIn } from './said';
import { valueNames } from './values-in-words';

type Translated = Exclude<Locale, 'en'>;

const verbs = new Map(Object.entries(conditionVerbs).map(([op, verb]) => [verb, op as FilterOp]));
const forms: Readonly<Record<Translated, Readonly<Record<FilterOp, string>>>> = { sw, ar };
const joints: Readonly<Record<Translated, Readonly<Record<string, string>>>> = {
  sw: { '': '', ' and ': ' na ', ' or ': ' au ' },
  ar: { '': '', ' and ': ' و', ' or ': ' أو ' },
};
const commas: Readonly<Record<Translated, string>> = { sw: ', ', ar: '، ' };

/** The longest first: `is` begins others. */
const oneOf = (texts: readonly string[]) =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
// English names and values are the same in each table.
const beginning = new RegExp(
  `(^| and | or )(\\(*)(${oneOf(Object.keys(conditionTitles.sw))}) (${oneOf(Object.values(conditionVerbs))})(?=[ )]|$)`,
  'gi',
);
const value = new RegExp(`^(${oneOf(Object.keys(valueNames.sw))}|[^,]*)(, |$)`);
const titles = { sw: byLowerCase(conditionTitles.sw), ar: byLowerCase(conditionTitles.ar) };

function byLowerCase(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names).map(([english, own]) => [english.toLowerCase(), own]));
}

/**
 * A sentence of one or more conditions in another language: `Region is Dar es Salaam and (terminal type is Self-service or
 * stake is more than 500)`. Null for one that does not begin with a condition. What is no word of the server's stays as
 * it is.
 */
export function conditionsInWords(sentence: string, locale: Translated): string | null {
  const found = [...sentence.matchAll(beginning)];
  if (found[0]?.index !== 0) return null;
  return found
    .map(({ 0: whole, 1: joint = '', 2: opening = '', 3: title = '', 4: verb = '', index }, at) => {
      const rest = sentence.slice(index + whole.length, found[at + 1]?.index).trim();
      const closing = /\)*$/.exec(rest)?.[0].slice(0, opened(sentence, index + whole.length)) ?? '';
      const op = verbs.get(verb.toLowerCase()) ?? 'eq';
      const column = titles[locale].get(title.toLowerCase()) ?? title;
      const written = valuesInWords(rest.slice(0, rest.length - closing.length), op, locale);
      const said = fillPlacesIn(locale, forms[locale][op], { column, ...written });
      const joined = joint === '' ? said : said.charAt(0).toLowerCase() + said.slice(1);
      return (joints[locale][joint.toLowerCase()] ?? joint) + opening + joined + closing;
    })
    .join('');
}

/** How many brackets stand open at `end`; more than these do not close any. */
function opened(sentence: string, end: number): number {
  const before = sentence.slice(0, end);
  return before.split('(').length - before.split(')').length;
}

function valuesInWords(words: string, op: FilterOp, locale: Translated): { value: string; other: string } {
  if (op === 'between') {
    const [first = '', other = ''] = words.split(' and ');
    return { value: first, other };
  }
  const values: string[] = [];
  for (let rest = words; rest !== '';) {
    const [whole, one = ''] = value.exec(rest) ?? [rest, rest];
    values.push(valueNames[locale][one] ?? one);
    rest = rest.slice(whole.length);
  }
  return { value: values.join(commas[locale]), other: '' };
}
