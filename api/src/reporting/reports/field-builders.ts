import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { terms } from '@tallyhouse/shared/contracts/terms/terms';
import { termWords as arabic } from '@tallyhouse/shared/contracts/terms/words.ar';
import { termWords as english } from '@tallyhouse/shared/contracts/terms/words.en';
import { termWords as swahili } from '@tallyhouse/shared/contracts/terms/words.sw';
import type { ReportTypeRule } from './report-family';

/** What is said of a column by hand; the rest follows from its role and from the glossary. */
type Part = Pick<ReportField, 'type' | 'group'> &
  Partial<Pick<ReportField, 'formula' | 'sensitivity' | 'options' | 'basisDependent' | 'aggregation'>> & {
    readonly field: TermKey;
    /** What explains it, where that is called otherwise. */
    readonly term?: TermKey;
  };

/** Title, meaning and formula of a column, as the glossary has them; the formula where it is made of columns, by their names. */
function wordsOf(term: TermKey): Pick<ReportField, 'title' | 'help' | 'formula'> {
  const { formula } = terms[term];
  const isOfColumns = formula !== undefined && !formula.includes('[');
  return {
    title: { en: english[term].label, sw: swahili[term].label, ar: arabic[term].label },
    help: { en: english[term].definition, sw: swahili[term].definition, ar: arabic[term].definition },
    formula: isOfColumns ? formula.replaceAll(/[{}]/g, '').replaceAll('−', '-').replaceAll('÷', '/') : null,
  };
}

/** Builders of columns that know which of `types` demand them. */
export function createFieldBuilders(types: readonly ReportTypeRule[]) {
  const demandedIn = (field: string) =>
    types.filter(({ mandatory }) => mandatory.includes(field)).map(({ type }) => type);

  const dimension = ({ term, ...part }: Part): ReportField => ({
    ...wordsOf(term ?? part.field),
    ...part,
    role: 'dimension',
    aggregation: 'none',
    formula: null,
    basisDependent: part.basisDependent ?? false,
    filterable: true,
    groupable: true,
    sortable: true,
    mandatoryIn: demandedIn(part.field),
    sensitivity: part.sensitivity ?? 'NONE',
  });

  const measure = ({ term, ...part }: Part): ReportField => ({
    ...wordsOf(term ?? part.field),
    ...part,
    role: 'measure',
    aggregation: part.aggregation ?? 'sum',
    basisDependent: part.basisDependent ?? true,
    filterable: true,
    groupable: false,
    sortable: true,
    mandatoryIn: demandedIn(part.field),
    sensitivity: 'NONE',
  });

  return { dimension, measure };
}
