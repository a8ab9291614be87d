import type { Cell, FieldType } from '@tallyhouse/shared/contracts/report-fields';
import type { PackColumn, PackColumnType } from '@tallyhouse/shared/contracts/retail-pack';
import { instantText } from '@tallyhouse/shared/format/instant';
import { termOfFigure } from '@tallyhouse/shared/contracts/terms/column-terms';
import type { GridColumn } from '@tallyhouse/shared/ui/report-grid';
import type { PackAnswer } from './pack-query';

interface PackContext {
  readonly currency: string;
  readonly titleOf: (title: { readonly en: string; readonly sw: string }) => string;
  readonly wordOf: (field: string, code: string) => string;
}

/** Instants are written with the zone of the gaming day, odds as the source has them: both are text to the grid. */
const typeOf: Readonly<Record<PackColumnType, FieldType>> = {
  date: 'date',
  instant: 'text',
  text: 'text',
  count: 'count',
  money: 'money',
  rate: 'rate',
  odds: 'text',
};

/** Shapes beside the words of a state: it must not be told by words in a crowd alone. */
const marks: Readonly<Record<string, string>> = {
  EXACT: '✓ ',
  WITHIN: '≈ ',
  OVER: '▲ ',
  SHORT: '▼ ',
  YES: '⇄ ',
};

/** Columns of a list as the grid draws them. */
export function packColumns(columns: readonly PackColumn[], context: PackContext): readonly GridColumn[] {
  const { currency, titleOf, wordOf } = context;
  return columns.map((column): GridColumn => {
    const { field, type, title, help, options } = column;
    const term = termOfFigure(column);
    return {
      field,
      title: titleOf(title),
      type: typeOf[type],
      ...(term === undefined ? { help: titleOf(help) } : { term }),
      unit: type === 'money' ? currency : undefined,
      isSortable: true,
      isLink: field === 'ticket',
      valueLabels:
        options === undefined
          ? undefined
          : new Map(
              options.map(({ value, label }) => {
                const word = wordOf(field, value);
                return [value, `${marks[value] ?? ''}${word === value ? titleOf(label) : word}`];
              }),
            ),
    };
  });
}

/** A row's cells, instants in words. */
export function packCells(
  values: PackAnswer['items'][number]['values'],
  columns: readonly PackColumn[],
  zone: string,
): Readonly<Record<string, Cell>> {
  const instants = columns.filter(({ type }) => type === 'instant').map(({ field }) => field);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      instants.includes(field) && typeof value === 'string' ? instantText(value, zone) : value,
    ]),
  );
}
