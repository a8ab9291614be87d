import type { Column, FieldType } from '../../contracts/report-fields';
import { termOfFigure } from '../../contracts/terms/column-terms';
import type { GridColumn } from '../../ui/report-grid';
import type { SpokenField } from '../use-report-fields';

interface GridColumnContext {
  readonly currency: string;
  /** Why a column cannot be hidden. */
  readonly lockOf?: (field: string) => string | undefined;
  /** Whether there is something behind the figures of a column. */
  readonly isLink?: (field: string) => boolean;
}

/** A column of reports as the grid draws it: with unit, meaning, words for codes, and what can be done with it. */
export function gridColumnOf(field: SpokenField, context: GridColumnContext): GridColumn {
  return {
    field: field.field,
    title: field.title,
    type: field.type,
    unit: field.type === 'money' ? context.currency : undefined,
    ...meaningOf(field),
    group: field.group,
    isSortable: field.sortable,
    isGroupable: field.groupable,
    filter: field.filterable ? filterKindOf(field) : undefined,
    isLink: context.isLink?.(field.field) ?? false,
    isSummable: field.aggregation === 'sum',
    lockedBecause: context.lockOf?.(field.field),
    valueLabels: labelsOf(field),
  };
}

interface PlainColumnContext {
  readonly currency: string;
  /** Why the cells of a column are masks. */
  readonly maskOf?: (field: string) => string | undefined;
}

/** Columns of an answer that are only looked at. A column that the brand does not know keeps the answer's title. */
export function plainColumnsOf(
  columns: readonly Column[],
  fields: readonly SpokenField[],
  { currency, maskOf = () => undefined }: PlainColumnContext,
): GridColumn[] {
  return columns.map((column) => {
    const field = fields.find((one) => one.field === column.field);
    return {
      field: column.field,
      title: field?.title ?? column.title,
      type: column.type,
      unit: column.type === 'money' ? currency : undefined,
      ...(field !== undefined && meaningOf(field)),
      maskedBecause: maskOf(column.field),
      valueLabels: field === undefined ? undefined : labelsOf(field),
    };
  });
}

/** Figures have a way to their explanation, what splits them says in a few words what it is. */
function meaningOf(field: SpokenField): Pick<GridColumn, 'term' | 'help'> {
  const term = field.ownTerm ?? termOfFigure(field);
  return term === undefined ? { help: field.help } : { term };
}

const kinds: Readonly<Record<FieldType, GridColumn['filter']>> = {
  text: 'text',
  date: 'date',
  month: 'month',
  count: 'number',
  money: 'number',
  rate: 'number',
};

function filterKindOf({ options, type }: SpokenField): GridColumn['filter'] {
  return options === undefined ? kinds[type] : 'choice';
}

function labelsOf({ options }: SpokenField): ReadonlyMap<string, string> | undefined {
  return options === undefined ? undefined : new Map(options.map(({ value, label }) => [value, label]));
}
