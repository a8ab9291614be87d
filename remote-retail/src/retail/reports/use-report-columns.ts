import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { Column, FieldType } from '@tallyhouse/shared/contracts/report-fields';
import { termOfFigure } from '@tallyhouse/shared/contracts/terms/column-terms';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { GridColumn } from '@tallyhouse/shared/ui/report-grid';
import { useWordOfCode } from '../in-language';
import { retailFieldsQuery } from './report-queries';

const filterOf: Readonly<Record<FieldType, GridColumn['filter']>> = {
  text: 'text',
  date: 'date',
  month: 'month',
  count: 'number',
  money: 'number',
  rate: 'number',
};

/** Columns of retail reports in the page's language: those that there are, and how the grid draws one of an answer. */
export function useReportColumns(brand: NonNullable<SessionView['brand']>) {
  const { http } = useRemoteHost();
  const titleOf = useSpoken();
  const wordOf = useWordOfCode();
  const fields = useQuery(retailFieldsQuery(http, brand.id)).data?.fields ?? [];
  const columnOf = (column: Column): GridColumn => {
    const field = fields.find((one) => one.field === column.field);
    const options = field?.options;
    // Bets of shops are tickets.
    const term = column.field === 'bets' ? 'tickets' : termOfFigure(column);
    return {
      field: column.field,
      title: field === undefined ? column.title : titleOf(field.title),
      type: column.type,
      unit: column.type === 'money' ? brand.currency : undefined,
      term,
      help: field === undefined || term !== undefined ? undefined : titleOf(field.help),
      group: field?.group,
      isSortable: field?.sortable ?? false,
      isGroupable: field?.groupable ?? false,
      filter:
        field?.filterable !== true ? undefined : options === undefined ? filterOf[column.type] : 'choice',
      valueLabels:
        options === undefined
          ? undefined
          : new Map(
              options.map(({ value, label }) => [value, labelOf(wordOf(column.field, value), value, label)]),
            ),
    };
  };
  return {
    columnOf,
    columns: fields.map(({ field, type, title }) => columnOf({ field, type, title: titleOf(title) })),
  };
}

/** Our word for a code, or the server's where we have none. */
function labelOf(word: string, code: string, label: string): string {
  return word === code ? label : word;
}
