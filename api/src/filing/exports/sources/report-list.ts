import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { listReports } from '../../../reporting/reports/queries/list-reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { StoredReport } from '../../../reporting/reports/queries/report-headers';
import type { Store } from '../../../store/store';
import { readHeadLicences } from '../../../reporting/export-files/read-head-licences';
import {
  columnsOf,
  noteOf,
  type ExportColumn,
  type ExportDocument,
} from '../../../reporting/export-files/export-document';
import { headed } from '../../../reporting/export-files/export-head';
import type { ExportContext } from '../export-source';
import { currentBlindness } from '../../../platform/access/blind/blindness';
import { reportStates } from '@tallyhouse/shared/contracts/words/report-states.en';

type ListFilters = Extract<ExportSource, { kind: 'online-reports' | 'retail-reports' }>['query'];

const columns: readonly (ExportColumn & { readonly cell: (report: StoredReport) => Cell })[] = [
  { field: 'id', title: 'Report', type: 'text', cell: ({ id }) => id },
  { field: 'type', title: 'Type', type: 'text', cell: ({ type }) => type },
  { field: 'title', title: 'Title', type: 'text', cell: ({ title }) => title },
  { field: 'from', title: 'From', type: 'date', cell: ({ period }) => period.from },
  { field: 'to', title: 'To', type: 'date', cell: ({ period }) => period.to },
  { field: 'basis', title: 'Basis', type: 'text', cell: ({ basis }) => basis },
  { field: 'version', title: 'Version', type: 'count', cell: ({ version }) => version },
  { field: 'state', title: 'State', type: 'text', labels: reportStates, cell: ({ state }) => state },
  { field: 'figureStatus', title: 'Figure status', type: 'text', cell: ({ figureStatus }) => figureStatus },
  { field: 'rowCount', title: 'Rows', type: 'count', cell: ({ rowCount }) => rowCount },
  { field: 'stakes', title: 'Stakes', type: 'money', cell: ({ stakes }) => stakes },
  { field: 'ggr', title: 'Gross gaming revenue', type: 'money', cell: ({ ggr }) => ggr },
  { field: 'tax', title: 'Taxes', type: 'money', cell: ({ tax }) => tax ?? null },
  { field: 'preparedBy', title: 'Prepared by', type: 'text', cell: ({ preparedBy }) => preparedBy },
  {
    field: 'preparedByAccount',
    title: 'Prepared by, account',
    type: 'text',
    cell: ({ preparedByAccount }) => preparedByAccount ?? null,
  },
  { field: 'preparedAt', title: 'Prepared at', type: 'instant', cell: ({ preparedAt }) => preparedAt },
  { field: 'confirmedBy', title: 'Confirmed by', type: 'text', cell: ({ confirmedBy }) => confirmedBy },
  {
    field: 'confirmedByAccount',
    title: 'Confirmed by, account',
    type: 'text',
    cell: ({ confirmedByAccount }) => confirmedByAccount ?? null,
  },
  { field: 'sentAt', title: 'Sent at', type: 'instant', cell: ({ sentAt }) => sentAt },
  { field: 'ackRef', title: 'Acknowledgement', type: 'text', cell: ({ ackRef }) => ackRef },
  { field: 'contentHash', title: 'Content hash', type: 'text', cell: ({ contentHash }) => contentHash },
];

const withheldNote =
  'Figures of reports awaiting your confirmation are withheld until you have confirmed or returned them.';

/** The reports of a channel that the filters match. Versions and periods overlap, so nothing is added up. */
export async function openReportList(
  family: Channel,
  filters: ListFilters,
  { store, brand, user, orderedAt }: ExportContext,
): Promise<ExportDocument> {
  const of = { family, brandIds: [brand.id] };
  const { totalCount } = await listReports(store, of, { ...filters, page: 1, pageSize: 1 });
  const note = noteOf(totalCount, false) ?? (currentBlindness().length === 0 ? null : withheldNote);
  return {
    name: `${family.toLowerCase()}-reports`,
    columns: columnsOf(columns),
    rowCount: totalCount,
    note,
    totals: null,
    rows: () => listedRows(store, of, filters),
    ...headed({
      title: family === 'ONLINE' ? 'Online reports' : 'Retail reports',
      brandName: brand.name,
      licences: await readHeadLicences(store, brand.id),
      period: `${filters.from ?? 'the first'} to ${filters.to ?? 'the last'}, ${brand.zone}, day starts ${brand.cutoff}`,
      basis: 'as stated by each report',
      currency: (brand.otherCurrencies ?? []).length > 0 ? 'as stated by each report' : brand.currency,
      zone: brand.zone,
      asOf: orderedAt.toISOString(),
      snapshotId: null,
      rulePack: null,
      status: 'as stated by each report',
      generatedAt: orderedAt,
      generatedBy: user,
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
  of: { readonly family: Channel; readonly brandIds: readonly string[] },
  filters: ListFilters,
): AsyncGenerator<readonly Cell[]> {
  for (let page = 1; ; page += 1) {
    const { items } = await listReports(store, of, { ...filters, page, pageSize });
    for (const report of items) yield columns.map(({ cell }) => cell(report));
    if (items.length < pageSize) return;
  }
}

function filtersInWords({ type, authority, licence, status, version, text }: ListFilters): string[] {
  return [
    ...(type === undefined ? [] : [`Type is ${type}`]),
    ...(authority === undefined ? [] : [`Due to ${authority}`]),
    ...(licence === undefined ? [] : [`Due by licence ${licence}`]),
    ...(status === undefined ? [] : [`State is one of ${[status].flat().join(', ')}`]),
    version === 'all' ? 'Every version' : 'The latest version of each report',
    ...(text === undefined ? [] : [`Title, type or id contains ${text}`]),
  ];
}
