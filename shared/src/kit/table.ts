import { ConfigProvider, Pagination as AntdPagination, type PaginationProps } from 'antd';
import { cloneElement, createElement, isValidElement, useContext, type AriaAttributes } from 'react';

export { Table } from 'antd';
export type { PaginationProps, TableProps } from 'antd';
export type { ColumnsType, ColumnType as TableColumnType } from 'antd/es/table';
export type { SorterResult } from 'antd/es/table/interface';

/** Draws the parts of a pager: its arrows by what they do, where the kit calls them by the English name of their picture. */
export function usePagerItems(): NonNullable<PaginationProps['itemRender']> {
  const words = useContext(ConfigProvider.ConfigContext).locale?.Pagination;
  const names = { prev: words?.prev_page ?? 'Previous Page', next: words?.next_page ?? 'Next Page' };
  return (_, type, element) =>
    (type === 'prev' || type === 'next') && isValidElement<AriaAttributes>(element)
      ? cloneElement(element, { 'aria-label': names[type] })
      : element;
}

/** The pager below a list. */
export function Pagination(props: PaginationProps) {
  return createElement(AntdPagination, { itemRender: usePagerItems(), ...props });
}
