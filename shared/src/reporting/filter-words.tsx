import { useStore } from 'zustand';
import { verticalSchema } from '../contracts/scalars';
import { localeStore } from '../i18n/locale';
import { useGridText } from '../ui/grid/use-grid-text';
import { conditionsInSwahili } from './condition-words';
import { useDrillText } from './drill/use-drill-text';
import { classOfPlay } from './tax/tax-words';
import { useTaxText } from './tax/use-tax-text';
import { useReportingText, type ReportingText } from './use-reporting-text';

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
  const text = useReportingText();
  const names = { drill: useDrillText(), tax: useTaxText() };
  const gridText = useGridText();
  const { locale } = useStore(localeStore);
  if (words.length === 0) return none;
  return words.map((sentence, at) => {
    const own =
      ownWords(sentence, text, names) ?? (locale === 'sw' ? conditionsInSwahili(sentence, gridText) : null);
    const lead = at === 0 ? '' : '; ';
    return own === null ? (
      <span key={sentence} lang="en">
        {lead + sentence}
      </span>
    ) : (
      lead + own
    );
  });
}

/** Names of the codes that stand in sentences. */
interface Names {
  readonly drill: ReturnType<typeof useDrillText>;
  readonly tax: ReturnType<typeof useTaxText>;
}

/** What a sentence of one condition is about, and its values: `Vertical is CRASH or BINGO`. */
const condition = /^(Vertical|Licence|Jurisdiction|Region|Branch|Tax class) is ((?:(?! and ).)+)$/;
type Subject = 'Vertical' | 'Licence' | 'Jurisdiction' | 'Region' | 'Branch';

/** What a list of retail figures or tickets is of, one value each. */
const retail = [
  ['place', /^Branch, terminal or cashier is (.+)$/],
  ['anyPlace', /^Region, branch, terminal or cashier is (.+)$/],
  ['contains', /^(?:Name or id|Text) contains (.+)$/],
] as const;

/** `Channel is retail` in the reader's words; null for a sentence that is not known here. */
function ownWords(sentence: string, text: ReportingText, names: Names): string | null {
  switch (sentence) {
    case 'Channel is online':
      return text('filter.online');
    case 'Channel is retail':
      return text('filter.retail');
    case 'Channel is online or retail':
      return text('filter.both');
    case 'What-if: not by the rules in force':
      return text('filter.whatIf');
    case 'Tickets sold in the period, with all that is known':
      return text('filter.sold');
    case 'Tickets settled in the period, with all that is known':
      return text('filter.settled');
    case 'Tickets paid in the period, with all that is known':
      return text('filter.paid');
    case 'Payments stand with the branch that sold':
      return text('filter.selling');
    default:
      return conditionWords(sentence, text, names) ?? retailWords(sentence, text);
  }
}

function conditionWords(sentence: string, text: ReportingText, names: Names): string | null {
  const [, subject, values] = condition.exec(sentence) ?? [];
  if (subject === undefined || values === undefined) return null;
  const written = values.split(' or ').map((value) => valueName(subject, value, names));
  const key = subject === 'Tax class' ? 'TaxClass' : (subject as Subject);
  return text(`filter.${key}`, { value: written.join(` ${text('filter.or')} `) });
}

function valueName(subject: string, value: string, { drill, tax }: Names): string {
  if (subject === 'Vertical') return verticalName(value, drill);
  return subject === 'Tax class' ? classOfPlay(value, tax) : value;
}

function retailWords(sentence: string, text: ReportingText): string | null {
  for (const [name, pattern] of retail) {
    const value = pattern.exec(sentence)?.[1];
    if (value !== undefined) return text(`filter.${name}`, { value });
  }
  return null;
}

/** A vertical by its code; a code without a name stays one. */
function verticalName(code: string, names: Names['drill']): string {
  const parsed = verticalSchema.safeParse(code);
  return parsed.success ? names(`vertical.${parsed.data}`) : code;
}
