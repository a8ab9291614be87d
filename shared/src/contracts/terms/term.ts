import type { parts } from './words/parts.en';
import type { stories } from './words/stories.en';
import type { termWords } from './words.en';

/** Names a term of the glossary. */
export type TermKey = keyof typeof termWords;

/** Names what formulas are made of besides terms: single records and balances. */
export type PartKey = keyof typeof parts;

/** What is said of a term in one language. */
export interface TermWords {
  readonly label: string;
  readonly definition: string;
  /** Where a law or an authority’s text has it; left out where the word is a convention of the product, which is said. */
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
export type TermKind = 'words' | 'day' | 'count' | 'rate' | 'odds' | 'amount';

/** Where a figure comes from that no formula makes: counted record by record, told by the sources, or set by rule or choice. */
export type TermOrigin = 'counted' | 'stated' | 'set';

/**
 * A formula or a story with figures. `api/src/domain/term-examples.test.ts` proves every result: by the domain's own
 * functions, and by working out the formula.
 */
export interface WorkedExample {
  readonly story: keyof typeof stories;
  readonly currency?: 'EUR' | 'GBP' | 'TZS';
  /** By operand of the formula, or by place of the story: a decimal string, or several that `Σ` adds and `Π` multiplies. */
  readonly given: Readonly<Record<string, string | readonly string[]>>;
  readonly result: string;
  /** Unit that the result is rounded to; left out: a hundredth, a millionth of what is divided. */
  readonly unit?: string;
}

/** A sentence with the word in it, for what is no figure. */
export interface UseExample {
  readonly story: keyof typeof stories;
}

export type TermExample = WorkedExample | UseExample;

/** Whether an example has figures. */
export function isWorked(example: TermExample): example is WorkedExample {
  return 'given' in example;
}

/** What is known of a term besides its words. */
export interface Term {
  readonly kind: TermKind;
  /** Other terms in braces, parts in brackets, as in `{stakes} − {voids}` and `Σ [stake]`. */
  readonly formula?: string;
  /** Every figure has a formula or this. */
  readonly origin?: TermOrigin;
  readonly example: TermExample;
  readonly related: readonly TermKey[];
  /** Screens that show it. */
  readonly screens: readonly TermScreen[];
}
