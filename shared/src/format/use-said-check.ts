import type { Check } from '../contracts/reports';
import { checkWords as ar } from '../contracts/words/checks.ar';
import { checkWords as en } from '../contracts/words/checks.en';
import { checkWords as sw } from '../contracts/words/checks.sw';
import { useSaidWords } from './use-said-words';

const catalogue = { en, sw, ar };

/** What a check of a report found, or a submission warns of, in the page's language, instants in `zone`. */
export function useSaidCheck(zone: string): (check: Pick<Check, 'detail' | 'said'>) => string {
  const say = useSaidWords(catalogue, zone);
  return ({ detail, said }) => say(said, detail);
}
