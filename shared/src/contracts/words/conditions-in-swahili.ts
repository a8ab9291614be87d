import type { FilterOp } from '../report-fields';
import type { Vertical } from '../scalars';
import { conditionForms } from './condition-forms.sw';
import { conditionVerbs } from './condition-sentences';
import { conditionTitles, conditionValues } from './condition-translations';
import { fillPlaces } from './said';
import { verticals as verticalsInEnglish } from './verticals.en';
import { verticals } from './verticals.sw';

const verbs = new Map(Object.entries(conditionVerbs).map(([op, verb]) => [verb, op as FilterOp]));
const joints: Readonly<Record<string, string>> = { '': '', ' and ': ' na ', ' or ': ' au ' };

/** The longest first: `is` begins others. */
const oneOf = (texts: readonly string[]) =>
  texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
const beginning = new RegExp(
  `(^| and | or )(\\(*)(${oneOf(Object.keys(conditionTitles))}) (${oneOf(Object.values(conditionVerbs))})(?=[ )]|$)`,
  'gi',
);
const knownValues: Readonly<Record<string, string>> = {
  ...conditionValues,
  ...Object.fromEntries(
    Object.entries(verticalsInEnglish).map(([code, words]) => [words, verticals[code as Vertical]]),
  ),
};
const value = new RegExp(`^(${oneOf(Object.keys(knownValues))}|[^,]*)(, |$)`);
const titles = new Map(Object.entries(conditionTitles).map(([en, sw]) => [en.toLowerCase(), sw]));

/**
 * A sentence of one or more conditions in Swahili: `Region is Dar es Salaam and (terminal type is SSBT or stake is more
 * than 500)`. Null for one that does not begin with a condition. What is no word of the server's stays as it is.
 */
export function conditionsInSwahili(sentence: string): string | null {
  const found = [...sentence.matchAll(beginning)];
  if (found[0]?.index !== 0) return null;
  return found
    .map(({ 0: whole, 1: joint = '', 2: opening = '', 3: title = '', 4: verb = '', index }, at) => {
      const rest = sentence.slice(index + whole.length, found[at + 1]?.index).trim();
      const closing = /\)*$/.exec(rest)?.[0].slice(0, opened(sentence, index + whole.length)) ?? '';
      const op = verbs.get(verb.toLowerCase()) ?? 'eq';
      const column = titles.get(title.toLowerCase()) ?? title;
      const written = valuesInSwahili(rest.slice(0, rest.length - closing.length), op);
      const said = fillPlaces(conditionForms[op], { column, ...written });
      const joined = joint === '' ? said : said.charAt(0).toLowerCase() + said.slice(1);
      return (joints[joint.toLowerCase()] ?? joint) + opening + joined + closing;
    })
    .join('');
}

/** How many brackets stand open at `end`; more than these do not close any. */
function opened(sentence: string, end: number): number {
  const before = sentence.slice(0, end);
  return before.split('(').length - before.split(')').length;
}

function valuesInSwahili(words: string, op: FilterOp): { value: string; other: string } {
  if (op === 'between') {
    const [first = '', other = ''] = words.split(' and ');
    return { value: first, other };
  }
  const values: string[] = [];
  for (let rest = words; rest !== '';) {
    const [whole, one = ''] = value.exec(rest) ?? [rest, rest];
    values.push(knownValues[one] ?? one);
    rest = rest.slice(whole.length);
  }
  return { value: values.join(', '), other: '' };
}
