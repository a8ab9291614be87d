import Big from 'big.js';
import type { Cell, Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { Basis } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../../domain/measures/basis';
import { holdOf } from '../../domain/measures/hold';
import { revenueOf, type Revenue } from '../../domain/measures/revenue';
import { addMoney, formatMoney } from '../../domain/money/money';
import { ProblemError } from '../../platform/http/problems';
import { valuesOf } from './conditions';
import type { FigureRow } from './queries/sum-figures';
import type { OwnMeasure } from './report-family';

/** A row of a report; `dimensions` in the order of the plan's. */
export interface ContentRow extends Revenue {
  readonly dimensions: readonly (string | null)[];
  readonly bets: number;
  readonly rounds: number;
  /** The family's own measures by field; null where nothing is known. */
  readonly own: Readonly<Record<string, Cell>>;
}

export const mostRows = 1_000_000;

/** Collects the figures of slices; the same combination in two slices is one row. */
export interface RowCollector {
  /** Errors: `TOO_MANY_ROWS` past a million rows. */
  add(figures: readonly FigureRow[]): void;
  /** Rows in their canonical order: by dimension from left to right, by code point, nothing last. */
  rows(): ContentRow[];
}

export function createRowCollector(own: readonly OwnMeasure[], basis: Basis): RowCollector {
  const byKey = new Map<string, FigureRow>();
  return {
    add(figures) {
      for (const row of figures) {
        const key = JSON.stringify(row.dimensions);
        const earlier = byKey.get(key);
        byKey.set(key, earlier === undefined ? row : addFigures(earlier, row));
      }
      if (byKey.size > mostRows) throw tooManyRows();
    },
    rows: () => [...byKey.values()].sort(compareDimensions).map((row) => toContentRow(row, own, basis)),
  };
}

export function tooManyRows(): ProblemError {
  return new ProblemError(413, 'TOO_MANY_ROWS', 'The report has more than 1,000,000 rows', {
    detail: 'Choose a shorter period, fewer columns or a narrower filter.',
  });
}

/** Sums over `rows`, every measure; null where the basis does not define it. */
export function totalsOf(
  rows: readonly ContentRow[],
  ownMeasures: readonly OwnMeasure[],
  basis: Basis,
): Record<string, Cell> {
  const zero: FigureRow = {
    dimensions: [],
    bets: 0,
    rounds: 0,
    stakesCash: '0',
    stakesBonus: '0',
    voids: '0',
    winnings: '0',
    own: {},
  };
  const empty = toContentRow(zero, ownMeasures, basis);
  const sum = (pick: (row: ContentRow) => Cell) => sumCells(rows.map(pick), 'money');
  const count = (field: 'bets' | 'rounds') => rows.reduce((all, row) => all + row[field], 0);
  const totalOf = (field: keyof Revenue) =>
    empty[field] === null ? null : (sum((row) => row[field]) ?? '0.00');
  const totals: Record<string, Cell> = {
    ...{ bets: count('bets'), rounds: count('rounds') },
    ...Object.fromEntries(revenueFields.map((field) => [field, totalOf(field)])),
  };
  const own = ownMeasures.map(({ field, type }): [string, Cell] => [
    field,
    sumCells(
      rows.map((row) => row.own[field] ?? null),
      type,
    ) ??
      empty.own[field] ??
      null,
  ]);
  const amount = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : null);
  const hold = holdOf(amount(totals['ggr']), amount(totals['netStakes']));
  return { ...totals, ...Object.fromEntries(own), hold };
}

const revenueFields = [
  'stakesCash',
  'stakesBonus',
  'stakes',
  'voids',
  'netStakes',
  'winnings',
  'ggr',
] as const;

/** Sum of the cells that have a value; null when none has. */
function sumCells(cells: readonly Cell[], type: 'money' | 'count'): Cell {
  const known = cells.filter((cell) => cell !== null);
  if (known.length === 0) return null;
  const total = known.reduce((sum, cell) => sum.plus(cell), new Big(0));
  return type === 'count' ? total.toNumber() : formatMoney(total);
}

/** Whether a row of the report meets conditions on its measures. */
export function meetsConditions(row: ContentRow, conditions: readonly Condition[]): boolean {
  return conditions.every((condition) => {
    const cell = measureCell(row, condition.field);
    return cell === null
      ? ['ne', 'nin', 'isNull'].includes(condition.op)
      : compares(new Big(cell), condition);
  });
}

/** Cell of the measure `field`; null where it is not defined. */
export function measureCell(row: ContentRow, field: string): Cell {
  if (field === 'hold') return holdOf(row.ggr, row.netStakes);
  const cell = (row as unknown as Readonly<Record<string, Cell | undefined>>)[field];
  return cell ?? row.own[field] ?? null;
}

function compares(cell: Big, condition: Condition): boolean {
  const values = valuesOf(condition).map((value) => new Big(value));
  const [first = new Big(0), second = first] = values;
  switch (condition.op) {
    case 'ne':
      return !cell.eq(first);
    case 'in':
      return values.some((value) => cell.eq(value));
    case 'nin':
      return !values.some((value) => cell.eq(value));
    case 'lt':
      return cell.lt(first);
    case 'le':
      return cell.lte(first);
    case 'gt':
      return cell.gt(first);
    case 'ge':
      return cell.gte(first);
    case 'between':
      return cell.gte(first) && cell.lte(second);
    case 'isNull':
      return false;
    default:
      return cell.eq(first);
  }
}

function toContentRow(row: FigureRow, ownMeasures: readonly OwnMeasure[], basis: Basis): ContentRow {
  const { stakes, voids, winnings } = basisSources[basis];
  return {
    dimensions: row.dimensions,
    bets: row.bets,
    rounds: row.rounds,
    ...revenueOf({
      stakesCash: stakes === null ? null : formatMoney(row.stakesCash),
      stakesBonus: stakes === null ? null : formatMoney(row.stakesBonus),
      voids: voids === null ? null : formatMoney(row.voids),
      winnings: winnings === null ? null : formatMoney(row.winnings),
    }),
    own: Object.fromEntries(
      ownMeasures.map((measure) => [measure.field, ownCell(measure, row.own[measure.field] ?? null)]),
    ),
  };
}

function ownCell({ type, without }: OwnMeasure, value: string | number | null): Cell {
  if (value === null && without === 'null') return null;
  return type === 'count' ? Number(value ?? 0) : formatMoney(String(value ?? 0));
}

function addFigures(left: FigureRow, right: FigureRow): FigureRow {
  return {
    dimensions: left.dimensions,
    bets: left.bets + right.bets,
    rounds: left.rounds + right.rounds,
    stakesCash: addMoney(left.stakesCash, right.stakesCash),
    stakesBonus: addMoney(left.stakesBonus, right.stakesBonus),
    voids: addMoney(left.voids, right.voids),
    winnings: addMoney(left.winnings, right.winnings),
    own: Object.fromEntries(
      Object.entries(left.own).map(([field, value]) => [field, addOwn(value, right.own[field] ?? null)]),
    ),
  };
}

function addOwn(left: string | number | null, right: string | number | null): string | number | null {
  if (left === null || right === null) return left ?? right;
  return typeof left === 'number' ? left + Number(right) : addMoney(left, String(right));
}

function compareDimensions(left: FigureRow, right: FigureRow): number {
  for (const [index, leftValue] of left.dimensions.entries()) {
    const rightValue = right.dimensions[index] ?? null;
    if (leftValue === rightValue) continue;
    if (leftValue === null) return 1;
    if (rightValue === null) return -1;
    return leftValue < rightValue ? -1 : 1;
  }
  return 0;
}
