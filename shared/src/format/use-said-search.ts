import type { SavedSearch } from '../contracts/saved-searches';
import { searchWords as ar } from '../contracts/words/searches.ar';
import { searchWords as en } from '../contracts/words/searches.en';
import { searchWords as sw } from '../contracts/words/searches.sw';
import { useLocale } from '../i18n/use-locale';
import { filterInWords } from '../contracts/words/filters-in-words';
import { useSaidWords } from './use-said-words';

const catalogue = { en, sw, ar };

/** One condition of a saved search as the page says it. */
export interface SaidCondition {
  readonly words: string;
  /** Whether these are the server's own English words, whatever the language of the page. */
  readonly isServers: boolean;
}

/** What a saved search looks for, a sentence for each condition, in the page's language. */
export function useSaidSearch(): (
  search: Pick<SavedSearch, 'filtersText' | 'filtersSaid'>,
) => readonly SaidCondition[] {
  const say = useSaidWords(catalogue);
  const locale = useLocale();
  return ({ filtersText, filtersSaid }) =>
    filtersText.map((english, index) => {
      const said = filtersSaid?.[index] ?? null;
      const condition = said === null ? filterInWords(english, locale) : null;
      if (condition !== null) return { words: condition, isServers: false };
      return { words: say(said, english), isServers: said === null || !Object.hasOwn(en, said.code) };
    });
}
