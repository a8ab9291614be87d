export { Pagination, Table } from 'antd';
export type { PaginationProps, TableProps } from 'antd';
export type { ColumnsType, ColumnType as TableColumnType } from 'antd/es/table';
export type { SorterResult } from 'antd/es/table/interface';
