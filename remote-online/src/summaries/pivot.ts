import type { Period } from '@tallyhouse/shared/contracts/scalars';
import type { SummaryRow, TotalDimension, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import type { MeasureName } from '../totals/statement/statement-lines';

export interface PivotRow {
  /** `brand` and the value of the dimension; null for all together. */
  readonly key: string;
  readonly brandName: string;
  readonly brandId: string;
  readonly currency: string;
  readonly value: string | null;
  /** By bucket, in order; null where nothing was reported or the measure is not defined. */
  readonly cells: readonly (string | number | null)[];
}

export interface Pivot {
  /** Buckets from left to right. */
  readonly buckets: readonly Period[];
  readonly rows: readonly PivotRow[];
}

type KeyedMeasures = TotalMeasures & Pick<SummaryRow, 'brandId' | 'channel' | 'licenceId' | 'vertical'>;

/** One measure with buckets as columns: a row for each brand and value of the dimension, in the server's order. */
export function pivotOf(
  items: readonly SummaryRow[],
  by: TotalDimension | null,
  measure: MeasureName,
): Pivot {
  const buckets = [...new Map(items.map(({ from, to }) => [from, { from, to }])).values()].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  const byKey = new Map<string, SummaryRow[]>();
  for (const item of items) {
    const key = pivotKey(item, by);
    const own = byKey.get(key) ?? [];
    own.push(item);
    byKey.set(key, own);
  }
  const rows = [...byKey].map(([key, own]): PivotRow => {
    const found = new Map(own.map((item) => [item.from, item]));
    const [first] = own;
    return {
      key,
      brandId: first?.brandId ?? '',
      brandName: first?.brandName ?? '',
      currency: first?.currency ?? '',
      value: first === undefined ? null : valueOf(first, by),
      cells: buckets.map(({ from }) => {
        const item = found.get(from);
        return item?.hasData === true ? item[measure] : null;
      }),
    };
  });
  // A dimension that is there in some buckets only leaves empty rows for buckets without any fact.
  return { buckets, rows: by === null ? rows : rows.filter(({ value }) => value !== null) };
}

/** Tells a row of a pivot; the same for rows of totals, so that the server's totals find theirs. */
export function pivotKey(row: KeyedMeasures, by: TotalDimension | null): string {
  return JSON.stringify([row.brandId, valueOf(row, by)]);
}

/** What a row is of a dimension. */
export function valueOf(row: KeyedMeasures, by: TotalDimension | null): string | null {
  switch (by) {
    case 'channel':
      return row.channel;
    case 'licence':
      return row.licenceId;
    case 'vertical':
      return row.vertical;
    case null:
      return null;
  }
}
