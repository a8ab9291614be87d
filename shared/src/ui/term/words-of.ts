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

/** A term as it is found: by its name, its definition and its name in the other language. */
export interface TermEntry {
  readonly key: TermKey;
  readonly label: string;
  readonly definition: string;
  /** Further words under which it is found. */
  readonly words: string;
}

/** What people type for a term that spells its name out. */
const abbreviations: Partial<Record<TermKey, string>> = {
  ggr: 'GGR',
  ggy: 'GGY',
  ngr: 'NGR',
  rtp: 'RTP',
  withholding: 'WHT',
};

/** Every term by its name in the page’s language, in alphabetical order. */
export function termEntries(spoken: Spoken): readonly TermEntry[] {
  return (Object.keys(terms) as TermKey[])
    .map((key) => {
      const { label, definition } = wordsOf(key, spoken);
      const words = [key, english[key].label, swahili[key].label, abbreviations[key]].join(' ');
      return { key, label, definition, words };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
}
