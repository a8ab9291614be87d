import type { NamedHoliday, TaxLine } from '../contracts/tax-lines';
import { dueWords as dueWordsAr } from '../contracts/words/dues.ar';
import { dueWords as dueWordsEn } from '../contracts/words/dues.en';
import { dueWords as dueWordsSw } from '../contracts/words/dues.sw';
import { holidayWords as holidayWordsAr } from '../contracts/words/holidays.ar';
import { holidayWords as holidayWordsEn } from '../contracts/words/holidays.en';
import { holidayWords as holidayWordsSw } from '../contracts/words/holidays.sw';
import { useSaidWords } from './use-said-words';

const dueCatalogue = { en: dueWordsEn, sw: dueWordsSw, ar: dueWordsAr };
const holidayCatalogue = { en: holidayWordsEn, sw: holidayWordsSw, ar: holidayWordsAr };

/** Says in the page's language what the server says of due days; its own words where it has no code for them. */
export interface DueSayer {
  holiday(holiday: Pick<NamedHoliday, 'name' | 'code'>): string;
  /** Why there is no due day. */
  noDay(due: Pick<TaxLine['due'], 'words' | 'said'>): string;
}

export function useSaidDue(): DueSayer {
  const sayDue = useSaidWords(dueCatalogue);
  const sayHoliday = useSaidWords(holidayCatalogue);
  return {
    holiday: ({ name, code }) =>
      sayHoliday(code === null || code === undefined ? null : { code, params: {} }, name),
    noDay: ({ words, said }) => sayDue(said, words),
  };
}
