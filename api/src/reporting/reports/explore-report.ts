import type { RowPlace } from '../../platform/auth/page-cursor';
import type { Cell, Column, Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import { ValidationFailed } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import { checkConditions, conditionInWords } from './conditions';
import { exploreRows, placeOf, readViewTotals, type RowView, type ViewRow } from './queries/explore-rows';
import type { StoredContent } from './queries/read-content';
import { columnsOf } from './report-definition';
import { findField, measureFields, summedFields, type ReportFamily } from './report-family';
import { cellOf, type FieldRow } from './row-cells';

/** What an explorer asks for. */
export interface Exploration {
  readonly fields?: readonly string[] | undefined;
  readonly groupBy: readonly string[];
  readonly filters: readonly Condition[];
  readonly sort: readonly { readonly field: string; readonly dir: 'asc' | 'desc' }[];
}

/** Columns left out: hidden ones may be asked for by name, forced ones never come. */
export interface Hiding {
  readonly hidden: readonly string[];
  readonly forced: readonly string[];
}

/** An exploration that can be carried out. */
export interface ExplorePlan {
  readonly family: ReportFamily;
  readonly view: RowView;
  readonly columns: readonly Column[];
  /** The content's filters and the explorer's own, in words. */
  readonly filtersText: readonly string[];
}

/**
 * Completes an exploration of `content`: hidden columns leave the columns, never totals, filters or order.
 *
 * Errors: `ValidationFailed` naming every column that the content does not have or that cannot be used so.
 */
export function planExploration(
  family: ReportFamily,
  content: StoredContent,
  asked: Exploration,
  hiding: Hiding,
): ExplorePlan {
  const measures = measuresIn(family, content);
  const dimensions = content.columns.map(({ field }) => field).filter((field) => !measures.includes(field));
  // By what is never shown nobody groups, sorts or filters either: the answers would tell it.
  const nameable = dimensions.filter((field) => !hiding.forced.includes(field));
  const usable = [...nameable, ...measures];
  const errors = [
    ...unknownIn(
      'fields',
      asked.fields ?? [],
      content.columns.map(({ field }) => field),
    ),
    ...unknownIn('groupBy', asked.groupBy, nameable),
    ...unknownIn(
      'sort',
      asked.sort.map(({ field }) => field),
      asked.groupBy.length > 0 ? [...asked.groupBy, ...measures] : usable,
    ),
    ...checkConditions(
      asked.filters,
      family.fields.filter(({ field }) => usable.includes(field)),
    ),
  ];
  if (new Set(asked.groupBy).size < asked.groupBy.length) {
    errors.push({ field: 'groupBy', code: 'TWICE', message: 'A column can be grouped by once' });
  }
  if (errors.length > 0) throw new ValidationFailed(errors);
  return {
    view: {
      contentId: content.id,
      dimensions,
      measures: summedFields(family).filter((field) => measures.includes(field)),
      groupBy: asked.groupBy,
      filters: asked.filters,
      sort: asked.sort,
    },
    family,
    columns: visibleColumns(family, content, { ...asked, ...hiding }),
    filtersText: [
      ...content.meta.filtersText,
      ...asked.filters.map((condition) => conditionInWords(condition, family.fields)),
    ],
  };
}

/** Totals over everything that the view matches: every measure, defined on the basis or null. */
export async function exploreTotals(
  store: Queryable,
  content: StoredContent,
  plan: ExplorePlan,
  options: QueryOptions = {},
): Promise<{ totals: Record<string, Cell>; totalCount: number }> {
  const { sums, count } = await readViewTotals(store, plan.view, options);
  const totals = columnsOf(plan.family, measuresIn(plan.family, content)).map((column): [string, Cell] => {
    const zero = column.type === 'count' ? 0 : '0.00';
    const isDefined = content.totals[column.field] !== null && column.field !== 'hold';
    // A sum over no rows is null in SQL, but zero to people.
    return [column.field, cellOf(sums, column) ?? (isDefined ? zero : null)];
  });
  return { totals: Object.fromEntries(totals), totalCount: count };
}

/** Cells of a row of the view, column by column. */
export function cellsOfView(plan: ExplorePlan, row: FieldRow): Cell[] {
  return plan.columns.map((column) => cellOf(row, column));
}

/** What names the row, whatever is sorted or paged: its number, or the values that make the group, by field. */
export function keyOf(plan: ExplorePlan, row: ViewRow): Record<string, Cell> {
  const { groupBy } = plan.view;
  if (groupBy.length === 0) return { rowNo: row.rowNo };
  return Object.fromEntries(
    columnsOf(plan.family, groupBy).map((column) => [column.field, cellOf(row, column)]),
  );
}

/** Measures that the content has: those of revenue, and of its family's own the wanted ones. */
function measuresIn(family: ReportFamily, content: StoredContent): string[] {
  return measureFields(family).filter((field) => content.totals[field] !== undefined);
}

const pageRows = 5000;

/** Every row of the view, page by page, in constant memory; `onRow` is told each before it is given. */
export async function* exploreAllRows(
  store: Queryable,
  plan: ExplorePlan,
  options: QueryOptions = {},
  onRow: (row: ViewRow) => void = () => undefined,
): AsyncGenerator<Cell[]> {
  let after: RowPlace | undefined;
  for (;;) {
    const rows = await exploreRows(store, plan.view, { limit: pageRows, after }, options);
    for (const row of rows) {
      onRow(row);
      yield cellsOfView(plan, row);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    after = placeOf(plan.view, last);
  }
}

function visibleColumns(
  family: ReportFamily,
  content: StoredContent,
  { fields, groupBy, hidden, forced }: Exploration & Hiding,
): Column[] {
  const left = content.columns.filter(({ field }) =>
    fields === undefined
      ? !hidden.includes(field) && !forced.includes(field)
      : fields.includes(field) && !forced.includes(field),
  );
  if (groupBy.length === 0) return left;
  // A group has the columns it is made by, first, whether asked for or not; other dimensions have no one value.
  const measures = left.filter(({ field }) => findField(family, field)?.role === 'measure');
  return [...columnsOf(family, groupBy), ...measures];
}

function unknownIn(part: string, fields: readonly string[], known: readonly string[]): FieldError[] {
  return fields.flatMap((field, index) =>
    known.includes(field)
      ? []
      : [
          {
            field: `${part}.${index}`,
            code: 'UNKNOWN_FIELD',
            message: `The report has no column "${field}" for this`,
          },
        ],
  );
}
