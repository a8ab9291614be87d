import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import { listReports } from '../../../reporting/reports/queries/list-reports';
import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { StoredReport } from '../../../reporting/reports/queries/report-headers';
import type { ExportDocument, ListColumn } from '../../../reporting/export-files/export-document';
import { daysInWords } from '../../../reporting/export-files/export-head';
import type { ExportContext } from '../export-source';
import { filterLine, listDocument } from './list-document';
import { currentBlindness } from '../../../platform/access/blind/blindness';
import { typeLabels } from '../../../reporting/export-files/type-labels';
import type { Labels } from '../../../reporting/export-files/words/code-labels';
import type { FileWords } from '../../../reporting/export-files/words/file-words';

type ListFilters = Extract<ExportSource, { kind: 'online-reports' | 'retail-reports' }>['query'];

const columns: readonly ListColumn<StoredReport>[] = [
  { field: 'id', title: 'Report', type: 'text', cell: ({ id }) => id },
  { field: 'type', title: 'Type', type: 'text', cell: ({ type }) => type },
  { field: 'title', title: 'Title', type: 'text', cell: ({ title }) => title },
  { field: 'from', title: 'From', type: 'date', cell: ({ period }) => period.from },
  { field: 'to', title: 'To', type: 'date', cell: ({ period }) => period.to },
  { field: 'basis', title: 'Basis', type: 'text', codes: 'bases', cell: ({ basis }) => basis },
  { field: 'version', title: 'Version', type: 'count', cell: ({ version }) => version },
  { field: 'state', title: 'State', type: 'text', codes: 'reportStates', cell: ({ state }) => state },
  {
    field: 'figureStatus',
    title: 'Figure status',
    type: 'text',
    codes: 'figureStatuses',
    cell: ({ figureStatus }) => figureStatus,
  },
  { field: 'rowCount', title: 'Rows', type: 'count', cell: ({ rowCount }) => rowCount },
  { field: 'currency', title: 'Currency', type: 'text', cell: ({ currency }) => currency },
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

/** The reports of a channel that the filters match. Versions and periods overlap, so nothing is added up. */
export function openReportList(
  family: Channel,
  filters: ListFilters,
  context: ExportContext,
): Promise<ExportDocument> {
  const { store, brand, heldIds, words } = context;
  const { say } = words;
  const types = typeLabels(words);
  return listDocument(context, {
    name: `${family.toLowerCase()}-reports`,
    title: family === 'ONLINE' ? 'Online reports' : 'Retail reports',
    period: daysInWords(filters, brand.zone, words),
    currency: (brand.otherCurrencies ?? []).length > 0 ? say('as stated by each report') : brand.currency,
    columns,
    labels: { type: types },
    filtersText: filtersInWords(filters, types, words),
    note: currentBlindness().length === 0 ? null : say(withheldNote),
    pageOf: (page, pageSize) =>
      listReports(store, { family, brandIds: [brand.id], heldIds }, { ...filters, page, pageSize }),
  });
}

const withheldNote =
  'Figures of reports awaiting your confirmation are withheld until you have confirmed or returned them.';

function filtersInWords(
  { type, authority, licence, status, version, text }: ListFilters,
  types: Labels,
  words: FileWords,
): string[] {
  const { say, code, isForPeople } = words;
  const states = [status ?? []].flat().map((state) => code('reportStates', state));
  return [
    ...filterLine('Type is {{value}}', type && isForPeople ? (types[type] ?? type) : type, words),
    ...filterLine('Due to {{value}}', authority, words),
    ...filterLine('Due by licence {{value}}', licence, words),
    ...filterLine('State is one of {{value}}', status && states.join(', '), words),
    say(version === 'all' ? 'Every version' : 'The latest version of each report'),
    ...filterLine('Title, type or id contains {{value}}', text, words),
  ];
}
