import type { Cell, FieldType } from '../../contracts/report-fields';

/** A column to draw. */
export interface GridColumn {
  readonly field: string;
  readonly title: string;
  readonly type: FieldType;
  /** Unit behind the title, an ISO currency for money. */
  readonly unit?: string | undefined;
  /** What the column means, shown from its menu. */
  readonly help?: string | undefined;
  /** Words for codes in its cells. */
  readonly valueLabels?: ReadonlyMap<string, string> | undefined;
  readonly isSortable?: boolean | undefined;
  /** Why it cannot be hidden; left out where it can. */
  readonly lockedBecause?: string | undefined;
}

export interface GridRow {
  readonly key: string;
  readonly values: Readonly<Record<string, Cell>>;
}

export interface GridSort {
  readonly field: string;
  readonly dir: 'asc' | 'desc';
}

/** Rows `start` … `start + count - 1` in the order of the current sort; rejects when they cannot be had. */
export type LoadBlock = (start: number, count: number, signal: AbortSignal) => Promise<readonly GridRow[]>;

export type GridDensity = 'compact' | 'normal' | 'comfortable';

export const rowPxByDensity: Readonly<Record<GridDensity, number>> = {
  compact: 28,
  normal: 36,
  comfortable: 44,
};

/** Numbers stand on the right, their header with them. */
export function isNumeric(type: FieldType): boolean {
  return type === 'count' || type === 'money' || type === 'rate';
}

export const leastColumnPx = 72;
export const greatestColumnPx = 640;

/** Width a column starts with: room for its values, and for its title on two lines. */
export function startWidthPx(column: GridColumn): number {
  const widthByType: Readonly<Record<FieldType, number>> = {
    date: 116,
    month: 108,
    text: 150,
    count: 88,
    money: 136,
    rate: 88,
  };
  return Math.max(widthByType[column.type], Math.min(200, column.title.length * 4 + 48));
}

/** Sort after a click on a header: descending first for numbers, ascending for words; the third click takes it away. */
export function nextSort(column: GridColumn, sort: readonly GridSort[]): readonly GridSort[] {
  const firstDir = isNumeric(column.type) ? 'desc' : 'asc';
  const current = sort.find((one) => one.field === column.field);
  if (current === undefined) return [{ field: column.field, dir: firstDir }];
  if (current.dir !== firstDir) return [];
  return [{ field: column.field, dir: firstDir === 'asc' ? 'desc' : 'asc' }];
}
