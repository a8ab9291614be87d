import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import type { ReportTypeRule } from './report-family';

/** What is said of a column by hand; the rest follows from its role. */
type Part = Pick<ReportField, 'field' | 'title' | 'type' | 'group' | 'help'> &
  Partial<Pick<ReportField, 'formula' | 'sensitivity' | 'options' | 'basisDependent' | 'aggregation'>>;

/** Builders of columns that know which of `types` demand them. */
export function createFieldBuilders(types: readonly ReportTypeRule[]) {
  const demandedIn = (field: string) =>
    types.filter(({ mandatory }) => mandatory.includes(field)).map(({ type }) => type);

  const dimension = (part: Part): ReportField => ({
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

  const measure = (part: Part): ReportField => ({
    ...part,
    role: 'measure',
    aggregation: part.aggregation ?? 'sum',
    formula: part.formula ?? null,
    basisDependent: part.basisDependent ?? true,
    filterable: true,
    groupable: false,
    sortable: true,
    mandatoryIn: demandedIn(part.field),
    sensitivity: 'NONE',
  });

  return { dimension, measure };
}
