import { useEffect, useRef, type CSSProperties } from 'react';
import { Table, usePagerItems, type TableProps } from '../kit/table';
import { adoptStyles } from './adopt-styles';
import { useTableCards } from './table-cards';

// The kit gives pinned cells a z-index that grows with the number of columns: header and totals stand well above it.
// What gets the focus is scrolled clear of the pinned column, of header and of totals.
// One table with sticky cells: the kit's own sticky header splits it into two, and a screen reader loses the headers.
const styles = `
.th-scroll-table .ant-table-content { max-height: var(--th-table-max); overflow: auto !important; scroll-padding-block: 48px; scroll-padding-inline-start: 240px; }
.th-scroll-table .ant-table-content:focus-visible { outline: 2px solid var(--th-accent); outline-offset: -2px; }
.th-scroll-table .ant-table-thead > tr > th { position: sticky !important; top: 0; z-index: 100; white-space: nowrap; }
.th-scroll-table .ant-table-thead > tr > th.ant-table-cell-fix { z-index: 101; }
.th-scroll-table .ant-table-tbody > tr > td, .th-scroll-table .ant-table-tbody > tr > th { font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-scroll-table .ant-table-tbody > tr > th { font-weight: 400; text-align: start; }
.th-scroll-table .ant-table-summary > tr > td, .th-scroll-table .ant-table-summary > tr > th { position: sticky !important; bottom: 0; z-index: 100; background: var(--th-head); border-top: 1px solid var(--th-line-strong); font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-scroll-table .ant-table-summary > tr > .ant-table-cell-fix { z-index: 101; }
@media print {
  .th-scroll-table .ant-table-content { max-height: none; overflow: visible !important; }
  .th-scroll-table .ant-table-content > table { inline-size: 100% !important; min-inline-size: 0 !important; table-layout: auto !important; }
  .th-scroll-table .ant-table-thead > tr > th, .th-scroll-table .ant-table-summary > tr > * { position: static !important; white-space: normal; }
  .th-scroll-table tr { break-inside: avoid; }
  .th-scroll-table .ant-table-cell { padding: 3pt 4pt !important; font-size: 8pt; line-height: 11pt; }
}
.th-scroll-table tr.th-muted > td, .th-scroll-table tr.th-muted > th { color: var(--th-ink-soft); }
`;

export type ScrollTableProps<Row extends object> = TableProps<Row> & {
  /** Names the table and what scrolls it, which has a tab stop of its own. */
  readonly label: string;
  /** Height from which on it scrolls, any CSS length. */
  readonly maxHeight?: string;
};

/** Table of at most some hundred rows with its header and totals always in view. */
export function ScrollTable<Row extends object>(props: ScrollTableProps<Row>) {
  const { label, maxHeight = '60vh', className = '', pagination = false, ...table } = props;
  adoptStyles(styles);
  const place = useRef<HTMLDivElement>(null);
  const itemRender = usePagerItems();
  useTableCards(place);
  useEffect(() => {
    const scroller = place.current?.querySelector<HTMLElement>('.ant-table-content');
    if (scroller === null || scroller === undefined) return;
    scroller.tabIndex = 0;
    // No landmark: the part of the page that it stands in is one, often of the same name.
    scroller.setAttribute('role', 'group');
    scroller.setAttribute('aria-label', label);
    // The kit measures columns by a second, hidden row of titles; what can be pressed in them must take no focus.
    for (const row of scroller.querySelectorAll('.ant-table-measure-row')) row.setAttribute('inert', '');
  });
  const height = { '--th-table-max': maxHeight } as CSSProperties;
  return (
    <div ref={place} className="th-cards" style={height}>
      <Table<Row>
        size="small"
        scroll={{ x: 'max-content' }}
        {...table}
        pagination={pagination === false ? false : { itemRender, ...pagination }}
        className={`th-scroll-table ${className}`}
      />
    </div>
  );
}
