import type { TermKey, TermWords } from '../../contracts/terms/term';
import type { SpokenWords } from '../../i18n/use-text';
import { terms } from '../../contracts/terms/terms';
import { termWords as arabic } from '../../contracts/terms/words.ar';
import { termWords as english } from '../../contracts/terms/words.en';
import { termWords as swahili } from '../../contracts/terms/words.sw';

/** Words that are said in the page’s language: the answer of `useSpoken`. */
export type Spoken = (words: SpokenWords) => string;

/** What is said of a term in the page’s language. */
export function wordsOf(key: TermKey, spoken: Spoken): TermWords {
  const en: TermWords = english[key];
  const sw: TermWords = swahili[key];
  const ar: TermWords = arabic[key];
  const { law } = en;
  return {
    label: spoken({ en: en.label, sw: sw.label, ar: ar.label }),
    definition: spoken({ en: en.definition, sw: sw.definition, ar: ar.definition }),
    ...(law !== undefined && { law: spoken({ en: law, sw: sw.law ?? law, ar: ar.law }) }),
  };
}

/** A term as it is found: by its names, by what is said of it in every language, and by its law. */
export interface TermEntry {
  readonly key: TermKey;
  readonly label: string;
  readonly definition: string;
  /** As it is called in each language, and in the trade. */
  readonly names: readonly string[];
  /** Further words under which it is found. */
  readonly words: string;
}

/** What people type for a term that goes by another name here. */
const otherNames: Partial<Record<TermKey, readonly string[]>> = {
  cashier: ['teller'],
  ggr: ['GGR'],
  ggy: ['GGY'],
  hold: ['margin'],
  legs: ['accumulator', 'acca'],
  ngr: ['NGR'],
  odds: ['price'],
  overShort: ['cash variance'],
  owedToGbt: ['GBT'],
  owedToTra: ['TRA'],
  possibleReturn: ['potential win'],
  ratePublished: ['exchange rate', 'FX'],
  rtp: ['RTP'],
  stakes: ['turnover', 'handle', 'wagers'],
  terminalType: ['SSBT'],
  withholding: ['WHT'],
};

/** Every term by its name in the page’s language, in alphabetical order. */
export function termEntries(spoken: Spoken): readonly TermEntry[] {
  return (Object.keys(terms) as TermKey[])
    .map((key) => {
      const { label, definition } = wordsOf(key, spoken);
      const all: readonly TermWords[] = [english[key], swahili[key], arabic[key]];
      const names = [...all.map((one) => one.label), ...(otherNames[key] ?? [])];
      const words = [key, ...all.flatMap((one) => [one.definition, one.law])].join(' ');
      return { key, label, definition, names, words };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
