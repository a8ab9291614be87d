import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Cell, Column } from '@tallyhouse/shared/contracts/report-fields';
import { listReports } from '../../online-reports/queries/list-reports';
import type { StoredReport } from '../../reports/queries/report-headers';
import type { Store } from '../../store/store';
import { readLicences } from '../../users/read-licences';
import { noteOf, type ExportDocument } from '../export-document';
import { headOf } from '../export-head';
import type { ExportContext } from '../export-source';

type ListFilters = Extract<ExportSource, { kind: 'online-reports' }>['query'];

const columns: readonly (Column & { readonly cell: (report: StoredReport) => Cell })[] = [
  { field: 'id', title: 'Report', type: 'text', cell: ({ id }) => id },
  { field: 'type', title: 'Type', type: 'text', cell: ({ type }) => type },
  { field: 'title', title: 'Title', type: 'text', cell: ({ title }) => title },
  { field: 'from', title: 'From', type: 'date', cell: ({ period }) => period.from },
  { field: 'to', title: 'To', type: 'date', cell: ({ period }) => period.to },
  { field: 'basis', title: 'Basis', type: 'text', cell: ({ basis }) => basis },
  { field: 'version', title: 'Version', type: 'count', cell: ({ version }) => version },
  { field: 'state', title: 'State', type: 'text', cell: ({ state }) => state },
  { field: 'figureStatus', title: 'Figure status', type: 'text', cell: ({ figureStatus }) => figureStatus },
  { field: 'rowCount', title: 'Rows', type: 'count', cell: ({ rowCount }) => rowCount },
  { field: 'stakes', title: 'Stakes', type: 'money', cell: ({ stakes }) => stakes },
  { field: 'ggr', title: 'Gross gaming revenue', type: 'money', cell: ({ ggr }) => ggr },
  { field: 'preparedBy', title: 'Prepared by', type: 'text', cell: ({ preparedBy }) => preparedBy },
  { field: 'preparedAt', title: 'Prepared at', type: 'text', cell: ({ preparedAt }) => preparedAt },
  { field: 'confirmedBy', title: 'Confirmed by', type: 'text', cell: ({ confirmedBy }) => confirmedBy },
  { field: 'sentAt', title: 'Sent at', type: 'text', cell: ({ sentAt }) => sentAt },
  { field: 'ackRef', title: 'Acknowledgement', type: 'text', cell: ({ ackRef }) => ackRef },
  { field: 'contentHash', title: 'Content hash', type: 'text', cell: ({ contentHash }) => contentHash },
];

/** The online reports that the filters match. Versions and periods overlap, so nothing is added up. */
export async function openOnlineReportList(
  filters: ListFilters,
  { store, brand, user, orderedAt }: ExportContext,
): Promise<ExportDocument> {
  const { totalCount } = await listReports(store, [brand.id], { ...filters, page: 1, pageSize: 1 });
  const note = noteOf(totalCount, false);
  return {
    name: 'online-reports',
    columns: columns.map(({ field, title, type }) => ({ field, title, type })),
    rowCount: totalCount,
    note,
    totals: null,
    rows: () => listedRows(store, brand.id, filters),
    head: headOf({
      title: 'Online reports',
      brandName: brand.name,
      licences: (await readLicences(store, [brand.id])).get(brand.id) ?? [],
      period: `${filters.from ?? 'the first'} to ${filters.to ?? 'the last'}, ${brand.zone}, day starts ${brand.cutoff}`,
      basis: 'as each report says',
      currency: brand.currency,
      asOf: orderedAt.toISOString(),
      snapshotId: null,
      status: 'as each report says',
      generatedAt: orderedAt,
      generatedBy: user.name,
      rows: String(totalCount),
      filtersText: filtersInWords(filters),
      note,
    }),
  };
}

// The most that a page of the list may have.
const pageSize = 500;

async function* listedRows(
  store: Store,
  brandId: string,
  filters: ListFilters,
): AsyncGenerator<readonly Cell[]> {
  for (let page = 1; ; page += 1) {
    const { items } = await listReports(store, [brandId], { ...filters, page, pageSize });
    for (const report of items) yield columns.map(({ cell }) => cell(report));
    if (items.length < pageSize) return;
  }
}

function filtersInWords({ type, status, version, text }: ListFilters): string[] {
  return [
    ...(type === undefined ? [] : [`Type is ${type}`]),
    ...(status === undefined ? [] : [`State is one of ${[status].flat().join(', ')}`]),
    version === 'all' ? 'Every version' : 'The newest version of each report',
    ...(text === undefined ? [] : [`Title, type or id contains ${text}`]),
  ];
}
