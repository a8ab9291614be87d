import { build } from 'esbuild';
import { join } from 'node:path';

/** The grids compared, by the name of their page. */
export const contenders = [
  { page: 'report-grid', title: 'ReportGrid', scroller: '.th-grid', head: '[data-cell="-1:0"]' },
  {
    page: 'antd-table',
    title: 'antd 6 virtual Table',
    scroller: '.ant-table-tbody-virtual-holder',
    head: '.ant-table-thead th:first-child',
  },
  {
    page: 'ag-client',
    title: 'AG Grid community, client rows',
    scroller: '.ag-grid-viewport',
    head: '.ag-header-cell[col-id=row] .ag-header-cell-label',
  },
  {
    page: 'ag-infinite',
    title: 'AG Grid community, infinite',
    scroller: '.ag-grid-viewport',
    head: '.ag-header-cell[col-id=row] .ag-header-cell-label',
  },
] as const;
export type ContenderName = (typeof contenders)[number];

/** Bundles every page for a browser, as a product would be. */
export async function buildPages(root: string, folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: contenders.map(({ page }) => join(root, `bench/grid/pages/${page}.tsx`)),
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2022',
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}
