import type { RowPlace } from '../../platform/auth/page-cursor';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { rowDeltaSchema } from '@tallyhouse/shared/contracts/report-calls';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { addMoney, subtractMoney } from '../../domain/money/money';
import type { Queryable, QueryOptions } from '../../store/store';
import { explainedMeasures } from './difference/explained-measures';
import { readRowCauses, type RowCauses } from './difference/row-causes';
import type { ExplorePlan } from './explore-report';
import { exploreRows, placeOf, type RowView, type ViewRow } from './queries/explore-rows';
import { readGoneRows } from './queries/gone-rows';
import type { StoredContent } from './queries/read-content';
import { cellOf, type FieldRow } from './row-cells';

/**
 * By how much each measure of a row differs from an earlier version, and why; a row that this did not have differs by all
 * of itself.
 */
export type RowDelta = Parsed<typeof rowDeltaSchema>;

/** Rows of a version beside those of the one before. */
export interface ComparedRows {
  /** In the order of the rows. */
  readonly deltas: readonly RowDelta[];
  /** Rows of the version before that this one does not have, added up; null without any. */
  readonly gone: { readonly rows: number; readonly delta: RowDelta } | null;
}

const pageRows = 5000;

/** Two contents and the rows of the newer one that are compared, as they are looked at. */
interface Comparison {
  readonly plan: ExplorePlan;
  readonly before: StoredContent;
  readonly after: StoredContent;
  readonly brand: ActiveBrand;
  readonly rows: readonly ViewRow[];
}

/**
 * How rows of a view differ from the same rows, or groups, of an earlier content; null where that was not laid out by the
 * same columns.
 *
 * The differences of all rows of the view, with those of the rows that are gone, add up to that of its totals, and so do
 * their causes.
 */
export async function compareRows(
  store: Queryable,
  { plan, before, after, brand, rows }: Comparison,
  options: QueryOptions = {},
): Promise<ComparedRows | null> {
  const { view, columns } = plan;
  const names = view.groupBy.length > 0 ? view.groupBy : view.dimensions;
  const known = new Set(before.columns.map(({ field }) => field));
  if (!names.every((name) => known.has(name))) return null;
  const contents = { before: before.id, after: after.id };
  const goneRows = names.length === 0 ? [] : await readGoneRows(store, { ...view, names }, contents, options);
  const earlier = await readEarlier(
    store,
    { ...view, contentId: before.id, sort: [] },
    { names, rows: [...rows, ...goneRows] },
    options,
  );
  const compared = { before, after, brand, dimensions: names, filters: view.filters };
  const causes = await readRowCauses(store, compared, options);
  const measures = columns.filter(({ field }) => view.measures.includes(field));
  const deltaOf = (row: FieldRow, now: FieldRow): RowDelta => {
    const was = earlier.get(nameOf(row, names)) ?? {};
    const delta = Object.fromEntries(
      measures.map((column) => [column.field, differenceOf(cellOf(now, column), cellOf(was, column))]),
    );
    const lines = causes === null ? null : causesOf(causes, valuesOf(row, names), delta);
    return Object.assign({}, delta, { causes: lines });
  };
  const gone = goneRows.map((row) => deltaOf(row, {}));
  return {
    deltas: rows.map((row) => deltaOf(row, row)),
    gone: gone.length === 0 ? null : { rows: gone.length, delta: addDeltas(gone) },
  };
}

function causesOf(
  causes: RowCauses,
  dimensions: readonly (string | null)[],
  delta: Readonly<Record<string, Cell>>,
): Cause[] {
  return explainedMeasures.flatMap((measure) => {
    const amount = delta[measure];
    if (typeof amount !== 'string') return [];
    return causes.of(dimensions, measure, amount).map((line) => ({ measure, ...line }));
  });
}

type Cause = NonNullable<RowDelta['causes']>[number];

function addDeltas(deltas: readonly RowDelta[]): RowDelta {
  return deltas.reduce((left, right): RowDelta => {
    const { causes: leftCauses, ...sums } = left;
    const { causes: rightCauses, ...others } = right;
    const measures = Object.keys(sums).map((field): [string, Cell] => [
      field,
      addCells(sums[field] ?? null, others[field] ?? null),
    ]);
    const causes =
      leftCauses === null || rightCauses === null ? null : addCauses([...leftCauses, ...rightCauses]);
    return Object.assign({}, Object.fromEntries(measures), { causes });
  });
}

function addCauses(causes: readonly Cause[]): Cause[] {
  const sums = new Map<string, Cause>();
  for (const line of causes) {
    const key = `${line.measure} ${line.cause}`;
    const amount = addMoney(sums.get(key)?.amount ?? '0', line.amount);
    sums.set(key, { ...line, amount });
  }
  return [...sums.values()].filter(({ amount }) => amount !== '0.00');
}

/** Rows of the earlier view by what names them: only those asked for are kept, however many there are. */
async function readEarlier(
  store: Queryable,
  view: RowView,
  { names, rows }: { readonly names: readonly string[]; readonly rows: readonly FieldRow[] },
  options: QueryOptions,
): Promise<Map<string, FieldRow>> {
  const wanted = new Set(rows.map((row) => nameOf(row, names)));
  const found = new Map<string, FieldRow>();
  let after: RowPlace | undefined;
  while (found.size < wanted.size) {
    const page = await exploreRows(store, view, { limit: pageRows, after }, options);
    for (const row of page) {
      const name = nameOf(row, names);
      if (wanted.has(name)) found.set(name, row);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < pageRows) break;
    after = placeOf(view, last);
  }
  return found;
}

function valuesOf(row: FieldRow, names: readonly string[]): (string | null)[] {
  return names.map((name) => (row[name] ?? null) as string | null);
}

function nameOf(row: FieldRow, names: readonly string[]): string {
  return JSON.stringify(valuesOf(row, names));
}

/** Null where neither version defines the measure. */
function differenceOf(now: Cell, was: Cell): Cell {
  if (now === null && was === null) return null;
  if (typeof now === 'number' || typeof was === 'number') return Number(now ?? 0) - Number(was ?? 0);
  return subtractMoney(now ?? '0.00', was ?? '0.00');
}

function addCells(left: Cell, right: Cell): Cell {
  if (left === null || right === null) return left ?? right;
  return typeof left === 'number' ? left + Number(right) : addMoney(left, String(right));
}
