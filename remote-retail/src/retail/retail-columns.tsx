import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { countText } from '@tallyhouse/shared/format/count';
import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { Tooltip } from '@tallyhouse/shared/kit/modal';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import type { ReactNode } from 'react';
import type { RetailText } from '../i18n/use-retail-text';
import { OverShort } from './over-short';
import { PlaceName } from './place-name';
import { sortableFields, type RetailView } from './retail-view';

/** Figures of a row in the order of reading: sold, settled, counted in the drawer, paid. */
export const figureFields = [
  'ticketsSold',
  'stakes',
  'voids',
  'winnings',
  'ggr',
  'hold',
  'overShort',
  'paid',
  'unpaid',
  'expired',
] as const;
export type FigureField = (typeof figureFields)[number];

interface ColumnSource {
  readonly view: RetailView;
  readonly currency: string;
  readonly text: RetailText;
  readonly open: (row: RetailRow) => void;
}

/** Columns of the table; the region stands in it only where rows of several regions are mixed. */
export function retailColumns({ view, currency, text, open }: ColumnSource): TableColumnType<RetailRow>[] {
  const order = (field: string) => {
    if (!sortableFields.some((sortable) => sortable === field)) return {};
    const direction = view.sort.direction === 'asc' ? ('ascend' as const) : ('descend' as const);
    return { sorter: true, sortOrder: view.sort.field === field ? direction : null };
  };
  return [
    {
      key: 'name',
      title: text('columns.name'),
      ...order('name'),
      fixed: 'start',
      rowScope: 'row',
      render: (_, row) => <PlaceName row={row} onOpen={row.hasChildren ? () => open(row) : undefined} />,
    },
    ...(view.level === 'branch' && view.region === undefined
      ? [
          {
            key: 'region',
            title: text('columns.region'),
            render: (_: unknown, row: RetailRow) => row.region ?? <NoData />,
          },
        ]
      : []),
    ...figureFields.map((field) => ({
      key: field,
      title: (
        <Tooltip title={text(`columnHelp.${field}`)}>
          <span>
            {isMoney(field) ? `${text(`columns.${field}`)}, ${currency}` : text(`columns.${field}`)}
          </span>
        </Tooltip>
      ),
      align: 'end' as const,
      ...order(field),
      // Blank, not zero: a place that did not open has no figures.
      render: (_: unknown, row: RetailRow) =>
        row.state === 'CLOSED' && isBlankWhenClosed(row, field) ? (
          <NoData />
        ) : (
          figure(field, row[field], currency)
        ),
    })),
  ];
}

/** One figure as text; also for the totals row, whose values may be missing. */
export function figure(
  field: FigureField,
  value: string | number | null | undefined,
  currency: string,
): ReactNode {
  if (value === null || value === undefined) return <NoData />;
  if (field === 'overShort') return <OverShort amount={String(value)} currency={currency} />;
  if (field === 'hold') return percentText(String(value));
  if (field === 'ticketsSold') return countText(Number(value));
  return moneyText(String(value), currency);
}

function isMoney(field: FigureField): boolean {
  return field !== 'ticketsSold' && field !== 'hold';
}

/** A closed shop's tickets may still settle or be paid elsewhere: what is not zero is shown. */
function isBlankWhenClosed(row: RetailRow, field: FigureField): boolean {
  return !/[1-9]/.test(String(row[field] ?? 0));
}
