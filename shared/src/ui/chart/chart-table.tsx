import { Button } from '../../kit/core';
import type { TableColumnType } from '../../kit/table';
import { NoData } from '../no-data';
import { ScrollTable } from '../scroll-table';
import type { ChartCategory, ChartSeries } from './chart-model';

interface ChartTableProps {
  readonly label: string;
  /** Header of the first column: `Gaming day`. */
  readonly categoryName: string;
  readonly unit: string | undefined;
  readonly categories: readonly ChartCategory[];
  readonly series: readonly ChartSeries[];
  readonly totals: Pick<ChartSeries, 'name' | 'values'> | undefined;
  readonly previousOf: (name: string) => string;
  readonly write: (value: string) => string;
  readonly onPick: ((key: string) => void) | undefined;
}

interface Column {
  readonly key: string;
  readonly name: string;
  readonly values: readonly (string | null)[];
}

/** The same figures as the drawing, in words and digits. */
export function ChartTable(props: ChartTableProps) {
  const { categories, series, unit, write, onPick } = props;
  const rows = categories.map((category, place) => ({ ...category, place }));
  const figures = series.flatMap((one): Column[] => [
    { key: one.key, name: one.name, values: one.values },
    ...(one.previous === undefined
      ? []
      : [{ key: `${one.key}-before`, name: props.previousOf(one.name), values: one.previous }]),
  ]);
  if (props.totals !== undefined) figures.push({ key: 'totals', ...props.totals });
  const columns: TableColumnType<(typeof rows)[number]>[] = [
    {
      key: 'category',
      title: props.categoryName,
      rowScope: 'row',
      render: (_, { key, long }) =>
        onPick === undefined ? (
          long
        ) : (
          <Button type="link" size="small" style={{ padding: 0 }} onClick={() => onPick(key)}>
            {long}
          </Button>
        ),
    },
    ...figures.map(({ key, name, values }) => ({
      key,
      title: unit === undefined ? name : `${name}, ${unit}`,
      align: 'end' as const,
      render: (_: unknown, { place }: (typeof rows)[number]) => {
        const value = values[place] ?? null;
        return value === null ? <NoData /> : write(value);
      },
    })),
  ];
  return (
    <ScrollTable label={props.label} maxHeight="320px" rowKey="key" columns={columns} dataSource={rows} />
  );
}
