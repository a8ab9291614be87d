import { ruleChangeWords as ar } from '../contracts/words/rule-changes.ar';
import { ruleChangeWords as en } from '../contracts/words/rule-changes.en';
import { ruleChangeWords as sw } from '../contracts/words/rule-changes.sw';
import type { Said } from '../contracts/words/said';
import { useSaidWords } from './use-said-words';

const catalogue = { en, sw, ar };

/** What differs in one rule, a sentence for each thing, in the page's language; the server's own where it has no code. */
export function useSaidRuleChange(): (difference: {
  readonly words: readonly string[];
  readonly said?: readonly Said[] | undefined;
}) => readonly string[] {
  const say = useSaidWords(catalogue);
  return ({ words, said }) => words.map((english, index) => say(said?.[index], english));
}
