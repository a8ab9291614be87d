import Big from 'big.js';
import type { Cell, Condition } from '@tallyhouse/shared/contracts/report-fields';
import type { Basis, Money } from '@tallyhouse/shared/contracts/scalars';
import { basisSources } from '../domain/basis';
import { holdOf, revenueOf, type Revenue } from '../domain/measures';
import { addMoney, formatMoney } from '../domain/money';
import { ProblemError } from '../problems';
import { valuesOf } from './conditions';
import type { FigureRow } from './queries/sum-figures';

/** A row of a report; `dimensions` in the order of the plan's. */
export interface ContentRow extends Revenue {
  readonly dimensions: readonly (string | null)[];
  readonly bets: number | null;
  readonly rounds: number | null;
}

export const mostRows = 1_000_000;

/** Collects the figures of slices; the same combination in two slices is one row. */
export interface RowCollector {
  /** Errors: `TOO_MANY_ROWS` past a million rows. */
  add(figures: readonly FigureRow[]): void;
  /** Rows in their canonical order: by dimension from left to right, by code point, nothing last. */
  rows(): ContentRow[];
}

export function createRowCollector(basis: Basis): RowCollector {
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
    rows: () => [...byKey.values()].sort(compareDimensions).map((row) => toContentRow(row, basis)),
  };
}

export function tooManyRows(): ProblemError {
  return new ProblemError(413, 'TOO_MANY_ROWS', 'The report has more than 1,000,000 rows', {
    detail: 'Choose a shorter period, fewer columns or a narrower filter.',
  });
}

/** Sums over `rows`, every measure; null where the basis does not define it. */
export function totalsOf(rows: readonly ContentRow[], basis: Basis): Record<string, Cell> {
  const zero: FigureRow = {
    dimensions: [],
    bets: 0,
    rounds: 0,
    stakesCash: '0',
    stakesBonus: '0',
    voids: '0',
    winnings: '0',
  };
  const empty = toContentRow(zero, basis);
  const sum = (pick: (row: ContentRow) => Money | null) => {
    if (pick(empty) === null) return null;
    return formatMoney(rows.reduce((total, row) => total.plus(pick(row) ?? 0), new Big(0)));
  };
  const count = (pick: (row: ContentRow) => number | null) =>
    pick(empty) === null ? null : rows.reduce((total, row) => total + (pick(row) ?? 0), 0);
  const totals = {
    bets: count((row) => row.bets),
    rounds: count((row) => row.rounds),
    stakesCash: sum((row) => row.stakesCash),
    stakesBonus: sum((row) => row.stakesBonus),
    stakes: sum((row) => row.stakes),
    voids: sum((row) => row.voids),
    netStakes: sum((row) => row.netStakes),
    winnings: sum((row) => row.winnings),
    ggr: sum((row) => row.ggr),
  };
  return { ...totals, hold: holdOf(totals.ggr, totals.netStakes) };
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
  return cell ?? null;
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

function toContentRow(row: FigureRow, basis: Basis): ContentRow {
  const { stakes, voids, winnings } = basisSources[basis];
  return {
    dimensions: row.dimensions,
    bets: stakes === null ? null : row.bets,
    rounds: stakes === null ? null : row.rounds,
    ...revenueOf({
      stakesCash: stakes === null ? null : formatMoney(row.stakesCash),
      stakesBonus: stakes === null ? null : formatMoney(row.stakesBonus),
      voids: voids === null ? null : formatMoney(row.voids),
      winnings: winnings === null ? null : formatMoney(row.winnings),
    }),
  };
}

function addFigures(left: FigureRow, right: FigureRow): FigureRow {
  return {
    dimensions: left.dimensions,
    bets: left.bets + right.bets,
    rounds: left.rounds + right.rounds,
    stakesCash: addMoney(left.stakesCash, right.stakesCash) ?? '0',
    stakesBonus: addMoney(left.stakesBonus, right.stakesBonus) ?? '0',
    voids: addMoney(left.voids, right.voids) ?? '0',
    winnings: addMoney(left.winnings, right.winnings) ?? '0',
  };
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
