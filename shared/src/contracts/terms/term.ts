import type { stories } from './words/stories.en';
import type { termWords } from './words.en';

/** Names a term of the glossary. */
export type TermKey = keyof typeof termWords;

/** What is said of a term in one language. */
export interface TermWords {
  readonly label: string;
  readonly definition: string;
  /** Where a law defines it, with what is known of the text. */
  readonly law?: string;
}

/** Addresses of the screens that terms stand on. */
export type TermScreen =
  | '/authorities'
  | '/dashboard'
  | '/double-confirmation'
  | '/load-data'
  | '/online'
  | '/reports-log'
  | '/retail'
  | '/summary-report'
  | '/summary-report-tanzania'
  | '/tax-reporting'
  | '/total-report'
  | '/total-report-tanzania';

/** How a value of a term is written; `words` has none, `day` is a calendar day, an `amount` is in a currency. */
export type TermKind = 'words' | 'day' | 'count' | 'rate' | 'amount';

/** A formula or a story with figures. The domain's own functions prove every result: `api/src/domain/term-examples.test.ts`. */
export interface TermExample {
  readonly story: keyof typeof stories;
  readonly currency?: 'EUR' | 'GBP' | 'TZS';
  /** By term of the formula, or by place of the story: a decimal string, or several that are added. */
  readonly given: Readonly<Record<string, string | readonly string[]>>;
  readonly result: string;
}

/** What is known of a term besides its words. */
export interface Term {
  readonly kind: TermKind;
  /** Other terms in braces, as in `{stakes} − {voids}`; left out for what is counted or decided. */
  readonly formula?: string;
  readonly example?: TermExample;
  readonly related: readonly TermKey[];
  /** Screens that show it. */
  readonly screens: readonly TermScreen[];
}
