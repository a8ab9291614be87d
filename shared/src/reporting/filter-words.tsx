import { filterInWords } from '../contracts/words/filters-in-words';
import { dayText } from '../format/day';
import { pseudoText } from '../i18n/pseudo';
import { useLocaleState } from '../i18n/use-locale';

interface FilterWordsProps {
  /** Filters as the server words them, in English in every language: documents carry them so. */
  readonly words: readonly string[];
  /** What is said where there is none. */
  readonly none: string;
}

/** A day by itself, as the server writes it; part of no identifier. */
const isoDay = /(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g;

/**
 * The filters behind figures, a sentence each, in the reader's language where the sentence is one of those that the
 * server makes, and days as it writes them; others are marked as English for those who listen.
 */
export function FilterWords({ words, none }: FilterWordsProps) {
  const { locale, trial } = useLocaleState();
  if (words.length === 0) return none;
  return words.map((sentence, at) => {
    const own = filterInWords(sentence, locale)?.replaceAll(isoDay, dayText);
    const lead = at === 0 ? '' : locale === 'ar' ? '؛ ' : '; ';
    if (own !== undefined) return lead + (trial === 'pseudo' ? pseudoText(own) : own);
    return (
      <span key={sentence} lang="en">
        {lead + sentence.replaceAll(isoDay, dayText)}
      </span>
    );
  });
}
