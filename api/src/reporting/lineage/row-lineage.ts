import type { Input } from '@tallyhouse/shared/contracts/endpoint';
import type { DrillMeasure } from '@tallyhouse/shared/contracts/lineage';
import type { exploredRowsSchema } from '@tallyhouse/shared/contracts/report-calls';
import type { Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { createSqlParams } from '../../store/sql-params';
import type { RowView, ViewRow } from '../reports/queries/explore-rows';
import type { StoredContent } from '../reports/queries/read-content';
import { rowColumns } from '../reports/row-columns';
import type { Queryable, QueryOptions } from '../../store/store';
import { conditionOf } from './drill-levels';
import { isDefinedOn } from './drill-measures';
import type { DrillScope } from './drill-scope';
import type { DrillTokens } from '../../platform/auth/drill-token';
import { withDrilled } from './fact-rows';
import { scopeOfCell } from './resolve-cell';

type RowLineage = NonNullable<Input<typeof exploredRowsSchema>['items'][number]['lineage']>;

/** Rows of a view whose reader wants to know what is behind them. */
interface ViewedRows {
  readonly content: StoredContent;
  readonly view: RowView;
  readonly rows: readonly ViewRow[];
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly tokens: DrillTokens;
}

/**
 * What is behind each of `rows`, in their order.
 *
 * A group of which a filter on measures left rows out has no token: facts do not know which row they were left out with.
 */
export async function lineageOfRows(
  store: Queryable,
  { content, view, rows, brand, user, tokens }: ViewedRows,
  options: QueryOptions = {},
): Promise<RowLineage[]> {
  const ruleIds = [...new Set(content.tax.map(({ ruleId }) => ruleId))];
  const fields = view.groupBy.length > 0 ? view.groupBy : view.dimensions;
  const shared = view.groupBy.length > 0 ? view.filters.filter(isOnDimension(view)) : [];
  const filters = [...content.definition.filters, ...view.filters];
  const isWhole = view.groupBy.length === 0 || filters.every(isOnDimension(view));
  const sealed = { userId: user.id, brandId: brand.id, snapshotId: content.meta.snapshotId };
  const cell = { contentId: content.id, conditions: shared };
  const { scope } = await scopeOfCell(store, brand, cell);
  const counts = await countBatches(store, scope, fields, options);
  return rows.map((row) => {
    const conditions = [...shared, ...fields.map((field) => conditionOf(field, keyText(row[field])))];
    const token = isWhole ? tokens.seal({ ...sealed, cell: { ...cell, conditions } }) : null;
    const batchCount = counts.get(JSON.stringify(fields.map((field) => keyText(row[field])))) ?? 0;
    return { ruleIds, batchCount, drillToken: token?.token ?? null };
  });
}

/** Opens the facts behind the totals of a view; null where a filter on measures left rows out. */
export function sealTotals({ content, view, brand, user, tokens }: Omit<ViewedRows, 'rows'>): string | null {
  const conditions = [...content.definition.filters, ...view.filters];
  if (!conditions.every(isOnDimension(view))) return null;
  const cell = { contentId: content.id, conditions: [...view.filters] };
  const sealed = { userId: user.id, brandId: brand.id, snapshotId: content.meta.snapshotId, cell };
  return tokens.seal(sealed)?.token ?? null;
}

function isOnDimension({ measures }: RowView): (condition: Condition) => boolean {
  return ({ field }) => !measures.includes(field) && field !== 'hold';
}

const counted: readonly DrillMeasure[] = ['ggr', 'stakes', 'winnings', 'paid'];

/** Number of batches behind every combination of `fields`, by their values. */
async function countBatches(
  store: Queryable,
  scope: DrillScope,
  fields: readonly string[],
  options: QueryOptions,
): Promise<Map<string, number>> {
  const params = createSqlParams();
  const measure = counted.find((one) => isDefinedOn(one, scope.basis));
  const drilled = measure === undefined ? null : withDrilled(scope, measure, params);
  if (drilled === null) return new Map();
  const columns = fields.map((field) => rowColumns.get(field)?.sql ?? 'null');
  const rows = await store.query<Record<string, unknown>>(
    `${drilled} select ${columns.map((sql, index) => `${sql} as d${index}, `).join('')}
       count(distinct batch_id) as batches
     from drilled ${columns.length === 0 ? '' : `group by ${columns.join(', ')}`}`,
    params.values,
    options,
  );
  return new Map(
    rows.map((row) => [
      JSON.stringify(columns.map((_, index) => keyText(row[`d${index}`]))),
      Number(row['batches']),
    ]),
  );
}

function keyText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
