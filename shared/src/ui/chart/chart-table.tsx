import type { ReactNode } from 'react';
import { changeOf, changeText } from '../../format/change-of';
import { listText } from '../../format/list-text';
import { Button } from '../../kit/core';
import type { TableColumnType } from '../../kit/table';
import { NoData } from '../no-data';
import { ScrollTable } from '../scroll-table';
import { linesOf, type ChartFigures, type ChartMark } from './chart-model';
import { markText, type ChartWords } from './chart-option';
import { useChartText } from './use-chart-text';

interface ChartTableProps {
  readonly label: string;
  readonly figures: ChartFigures;
  readonly unit: string | undefined;
  readonly words: ChartWords;
  readonly onPick: ((mark: ChartMark) => void) | undefined;
  readonly canPick?: ((mark: ChartMark) => boolean) | undefined;
}

interface Column {
  readonly key: string;
  readonly title: string;
  /** Null where there is no data. */
  readonly cell: (place: number) => ReactNode;
  readonly sum: ReactNode;
}

/** The same figures as the drawing, in words and digits, each leading to where its mark leads, and what they add up to. */
export function ChartTable(props: ChartTableProps) {
  const text = useChartText();
  const { categoryName, categories, series } = props.figures;
  const rows = categories.map((category, place) => ({ ...category, place }));
  const columns = columnsOf(props, text('change'));
  const shown: TableColumnType<(typeof rows)[number]>[] = [
    { key: 'category', title: categoryName, rowScope: 'row', dataIndex: 'long' },
    ...columns.map(({ key, title, cell }) => ({
      key,
      title,
      align: 'end' as const,
      render: (_: unknown, { place }: (typeof rows)[number]) => cell(place) ?? <NoData />,
    })),
  ];
  const summary = () => (
    <tr>
      <th scope="row" className="ant-table-cell th-start">
        {text('sum')}
      </th>
      {columns.map(({ key, sum }) => (
        <td key={key} className="ant-table-cell th-end">
          {sum}
        </td>
      ))}
    </tr>
  );
  return (
    <ScrollTable
      label={props.label}
      maxHeight="320px"
      rowKey="key"
      columns={shown}
      dataSource={rows}
      {...(series.some(({ sum }) => sum !== undefined) && { summary })}
    />
  );
}

/** A column for each line, one for what it changed by after its past, and the totals. */
function columnsOf(props: ChartTableProps, changeName: string): readonly Column[] {
  const { figures, unit, words, onPick, canPick } = props;
  const { categories, series, totals } = figures;
  const titled = (name: string) => (unit === undefined ? name : listText([name, unit]));
  const written = (value: string | null | undefined) =>
    value === null || value === undefined ? null : words.write(value);
  const lines = linesOf(series, words.previousOf);
  const columns = lines.flatMap((line): Column[] => {
    const own = series.find(({ key }) => key === line.series);
    const figure: Column = {
      key: `${line.series} ${String(line.isPrevious)}`,
      title: titled(line.name),
      sum: written(line.sum),
      cell: (place) => {
        const value = written(line.values[place]);
        const category = categories[place]?.key;
        if (value === null || onPick === undefined || category === undefined) return value;
        const mark = { category, series: line.series, isPrevious: line.isPrevious };
        if (canPick?.(mark) === false) return value;
        return (
          <Button
            type="link"
            size="small"
            style={{ padding: 0, fontVariantNumeric: 'inherit' }}
            aria-label={markText({ ...figures, words }, line, place)}
            onClick={() => onPick(mark)}
          >
            {value}
          </Button>
        );
      },
    };
    if (!line.isPrevious || own === undefined) return [figure];
    const change = (now: string | null | undefined, before: string | null | undefined) =>
      changeText(changeOf(now ?? null, before ?? null), words);
    return [
      figure,
      {
        key: `${line.series} change`,
        title: titled(lines.length > 2 ? listText([changeName, own.name]) : changeName),
        cell: (place) => change(own.values[place], line.values[place]),
        sum: change(own.sum, line.sum),
      },
    ];
  });
  if (totals === undefined) return columns;
  return [
    ...columns,
    {
      key: 'totals',
      title: titled(totals.name),
      cell: (place) => written(totals.values[place]),
      sum: null,
    },
  ];
}
