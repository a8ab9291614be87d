import { filterInWords } from '../contracts/words/filters-in-words';
import { pseudoText } from '../i18n/pseudo';
import { useLocaleState } from '../i18n/use-locale';

interface FilterWordsProps {
  /** Filters as the server words them, in English in every language: documents carry them so. */
  readonly words: readonly string[];
  /** What is said where there is none. */
  readonly none: string;
}

/**
 * The filters behind figures, a sentence each, in the reader's language where the sentence is one of those that the
 * server makes; others are marked as English for those who listen.
 */
export function FilterWords({ words, none }: FilterWordsProps) {
  const { locale, trial } = useLocaleState();
  if (words.length === 0) return none;
  return words.map((sentence, at) => {
    const own = filterInWords(sentence, locale);
    const lead = at === 0 ? '' : locale === 'ar' ? '؛ ' : '; ';
    if (own !== null) return lead + (trial === 'pseudo' ? pseudoText(own) : own);
    return (
      <span key={sentence} lang="en">
        {lead + sentence}
      </span>
    );
  });
}
