import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { useDashboardText } from '../i18n/use-dashboard-text';
import type { DailyGgr } from './daily-ggr';

interface DailyRow {
  readonly day: string;
  readonly amounts: readonly (string | null)[];
  readonly total: string | null;
}

/** The numbers of the chart, newest day first. */
export function DailyGgrTable({ model, currency }: { readonly model: DailyGgr; readonly currency: string }) {
  const text = useDashboardText();
  const amount = (value: string | null) => (value === null ? <NoData /> : moneyText(value, currency));
  const columns: TableColumnType<DailyRow>[] = [
    { key: 'day', title: text('day'), rowScope: 'row', render: (_, row) => dayText(row.day) },
    ...model.channels.map(({ channel }, index) => ({
      key: channel,
      title: `${text(`channel.${channel}`)}, ${currency}`,
      align: 'end' as const,
      render: (_: unknown, row: DailyRow) => amount(row.amounts[index] ?? null),
    })),
    {
      key: 'total',
      title: `${text('total')}, ${currency}`,
      align: 'end',
      render: (_, row) => amount(row.total),
    },
  ];
  const rows = model.days
    .map((day, index) => ({
      day,
      amounts: model.channels.map(({ ggr }) => ggr[index] ?? null),
      total: model.totals[index] ?? null,
    }))
    .reverse();
  return (
    <ScrollTable<DailyRow>
      label={text('chartTitle', { count: model.days.length })}
      maxHeight="280px"
      rowKey="day"
      columns={columns}
      dataSource={rows}
    />
  );
}
