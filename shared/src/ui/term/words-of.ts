import type { TermKey, TermWords } from '../../contracts/terms/term';
import { terms } from '../../contracts/terms/terms';
import { termWords as english } from '../../contracts/terms/words.en';
import { termWords as swahili } from '../../contracts/terms/words.sw';

/** Words of a pair in the page’s language: the answer of `useSpoken`. */
export type Spoken = (words: { readonly en: string; readonly sw: string }) => string;

/** What is said of a term in the page’s language. */
export function wordsOf(key: TermKey, spoken: Spoken): TermWords {
  const en: TermWords = english[key];
  const sw: TermWords = swahili[key];
  const { law } = en;
  return {
    label: spoken({ en: en.label, sw: sw.label }),
    definition: spoken({ en: en.definition, sw: sw.definition }),
    ...(law !== undefined && { law: spoken({ en: law, sw: sw.law ?? law }) }),
  };
}

/** A term as it is found: by its names, by what is said of it in both languages, and by its law. */
export interface TermEntry {
  readonly key: TermKey;
  readonly label: string;
  readonly definition: string;
  /** As it is called in either language, and in the trade. */
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
      const both: readonly TermWords[] = [english[key], swahili[key]];
      const names = [...both.map((one) => one.label), ...(otherNames[key] ?? [])];
      const words = [key, ...both.flatMap((one) => [one.definition, one.law])].join(' ');
      return { key, label, definition, names, words };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
