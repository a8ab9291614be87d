import { countText } from '../format/count';
import { Pagination } from '../kit/table';
import { EmptyNotice, type EmptyNoticeProps } from './empty-notice';
import { NotLoaded, type NotLoadedProps } from './not-loaded';
import { ScrollTable, type ScrollTableProps } from './scroll-table';

export interface RecordListProps<Row extends object> extends Pick<NotLoadedProps, 'failed' | 'loading'> {
  readonly table: Omit<ScrollTableProps<Row>, 'dataSource' | 'loading'>;
  /** A page of records, as `useQuery` answers. */
  readonly query: NotLoadedProps['query'] & {
    readonly data: { readonly items: readonly Row[]; readonly totalCount: number } | undefined;
    readonly isPlaceholderData: boolean;
  };
  /** Said where there is no record. */
  readonly empty: EmptyNoticeProps;
  readonly pages: {
    readonly page: number;
    readonly size: number;
    readonly onPage: (page: number) => void;
    /** `1–50 of 1,234 files`; left out, pages are told by their numbers alone, and one page not at all. */
    readonly shown?: (range: ShownRange) => string;
  };
}

/** Of the records listed, and of all: their number, and the same in the words of the page's language. */
export type ShownRange = Readonly<Record<'first' | 'last' | 'total', number> & Record<'count', string>>;

/**
 * A page of records in a table: on their way, not to be had, none, or listed with the way to the other pages. What was read
 * stays when it cannot be read again.
 */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { query, failed, loading, table, empty, pages } = props;
  const { data, isError, isPlaceholderData } = query;
  return (
    <>
      {isError || data === undefined ? (
        <NotLoaded query={query} failed={failed} rows={10} loading={loading} />
      ) : null}
      {data === undefined ? null : (
        <ListedRecords
          table={table}
          empty={empty}
          pages={pages}
          items={data.items}
          totalCount={data.totalCount}
          isOutdated={isPlaceholderData}
        />
      )}
    </>
  );
}

interface ListedRecordsProps<Row extends object> extends Pick<
  RecordListProps<Row>,
  'table' | 'empty' | 'pages'
> {
  readonly items: readonly Row[];
  readonly totalCount: number;
  readonly isOutdated: boolean;
}

function ListedRecords<Row extends object>(props: ListedRecordsProps<Row>) {
  const { items, totalCount, isOutdated, empty, table } = props;
  const { page, size, onPage, shown } = props.pages;
  if (items.length === 0) return <EmptyNotice {...empty} />;
  return (
    <>
      <ScrollTable<Row> {...table} dataSource={[...items]} loading={{ spinning: isOutdated, delay: 300 }} />
      <Pagination
        align="end"
        className="th-before-12"
        current={page}
        pageSize={size}
        total={totalCount}
        showSizeChanger={false}
        {...(shown === undefined
          ? { size: 'small', hideOnSinglePage: true }
          : { showTotal: (total, [first, last]) => shown({ first, last, total, count: countText(total) }) })}
        onChange={onPage}
      />
    </>
  );
}
