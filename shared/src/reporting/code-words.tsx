import { cellInWords } from '../contracts/words/cells-in-words';
import { reportTypeInWords } from '../contracts/words/report-types';
import { pseudoText } from '../i18n/pseudo';
import { useLocaleState } from '../i18n/use-locale';

/** Names of the codes that reports carry, in the page's language. */
export interface CodeWords {
  /** A cell of the column `field`; as it is where that column has no codes. */
  readonly cell: (field: string, cell: string) => string;
  readonly reportType: (type: string) => string;
}

/** How codes of reports are said; what is no code stays as it is. */
export function useCodeWords(): CodeWords {
  const { locale, trial } = useLocaleState();
  const drawn = (code: string, words: string) =>
    trial === 'pseudo' && words !== code ? pseudoText(words) : words;
  return {
    cell: (field, cell) => drawn(cell, cellInWords(field, cell, locale)),
    reportType: (type) => drawn(type, reportTypeInWords(type, locale)),
  };
}
