import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { SummaryRow, TotalMeasures } from '@tallyhouse/shared/contracts/total-reports';
import { sumMoney } from '../../../domain/money/money';
import type { SourceColumn } from '../../../reporting/export-files/export-document';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import { measureColumns, type SplitColumn } from './measure-columns';

/** One measure with days, weeks or months as columns: what a screen shows as a pivot. */
export interface PivotTable {
  readonly columns: readonly SourceColumn[];
  readonly rows: readonly (readonly Cell[])[];
  /** Of each column; of measures that cannot be added up there are none. */
  readonly totals: readonly Cell[];
}

/** Measures of the end of a bucket, ratios and distinct counts: rows of these do not add up. */
const unaddable: ReadonlySet<keyof TotalMeasures> = new Set([
  'hold',
  'activePlayers',
  'openBets',
  'liability',
]);

/**
 * Rows of a summary as a pivot: one row for each part asked for, empty where nothing was reported. Where it is split by
 * nothing its one row is named by the measure.
 */
export function pivotOf(
  items: readonly SummaryRow[],
  split: readonly SplitColumn[],
  { measure, words }: { readonly measure: keyof TotalMeasures; readonly words: FileWords },
): PivotTable {
  const column = measureColumns.find(({ field }) => field === measure);
  const buckets = [...new Map(items.map(({ from, to }) => [from, { from, to }])).values()].sort((a, b) =>
    a.from < b.from ? -1 : 1,
  );
  const nameOf = (item: SummaryRow) => JSON.stringify(split.map(({ field }) => item[field]));
  const byName = new Map<string, SummaryRow[]>();
  for (const item of items) byName.set(nameOf(item), [...(byName.get(nameOf(item)) ?? []), item]);
  const whole: readonly SourceColumn[] = [{ field: 'measure', title: 'Figure', type: 'text' }];
  const labels = split.length > 0 ? split : whole;
  const title = words.title(column?.title ?? measure);
  const rows = [...byName.values()].map((own): Cell[] => [
    ...(split.length > 0 ? split.map(({ field }) => own[0]?.[field] ?? null) : [title]),
    ...buckets.map(({ from }) => {
      const item = own.find((one) => one.from === from);
      return item?.hasData === true ? item[measure] : null;
    }),
  ]);
  return {
    columns: [
      ...labels,
      ...buckets.map(({ from, to }) => ({
        field: from,
        title: from === to ? from : words.say('{{from}} to {{to}}', { from, to }),
        type: column?.type ?? 'money',
      })),
    ],
    rows,
    totals: [
      ...labels.map(() => null),
      ...buckets.map((_, index) =>
        totalOf(
          rows.map((row) => row[labels.length + index] ?? null),
          measure,
        ),
      ),
    ],
  };
}

function totalOf(cells: readonly Cell[], measure: keyof TotalMeasures): Cell {
  const known = cells.filter((cell) => cell !== null);
  if (known.length === 0 || unaddable.has(measure)) return null;
  if (measure === 'bets') return known.reduce((sum: number, cell) => sum + Number(cell), 0);
  return sumMoney(known.map(String));
}
