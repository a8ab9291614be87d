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
  type ExportDocument,
  type ListColumn,
} from '../../../reporting/export-files/export-document';
import { daysOf, headed, periodInWords } from '../../../reporting/export-files/export-head';
import type { ExportContext } from '../export-source';
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
export async function openReportList(
  family: Channel,
  filters: ListFilters,
  { store, brand, user, orderedAt, words }: ExportContext,
): Promise<ExportDocument> {
  const of = { family, brandIds: [brand.id] };
  const { say } = words;
  const types = typeLabels(words);
  const { totalCount } = await listReports(store, of, { ...filters, page: 1, pageSize: 1 });
  const note =
    noteOf(totalCount, false, words) ?? (currentBlindness().length === 0 ? null : say(withheldNote));
  return {
    name: `${family.toLowerCase()}-reports`,
    columns: columnsOf(columns, words, { type: types }),
    rowCount: totalCount,
    note,
    totals: null,
    rows: () => listedRows(store, of, filters),
    ...headed(
      {
        title: say(family === 'ONLINE' ? 'Online reports' : 'Retail reports'),
        brandName: brand.name,
        licences: await readHeadLicences(store, brand.id),
        period: periodInWords({ ...daysOf(filters, words), zone: brand.zone, cutoff: brand.cutoff }, words),
        basis: say('as stated by each report'),
        currency: (brand.otherCurrencies ?? []).length > 0 ? say('as stated by each report') : brand.currency,
        zone: brand.zone,
        asOf: orderedAt.toISOString(),
        snapshotId: null,
        rulePack: null,
        status: say('as stated by each report'),
        generatedAt: orderedAt,
        generatedBy: user,
        rows: String(totalCount),
        filtersText: filtersInWords(filters, types, words),
        note,
      },
      words,
    ),
  };
}

const withheldNote =
  'Figures of reports awaiting your confirmation are withheld until you have confirmed or returned them.';

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

function filtersInWords(
  { type, authority, licence, status, version, text }: ListFilters,
  types: Labels,
  { say, code, isForPeople }: FileWords,
): string[] {
  const typeName = type !== undefined && isForPeople ? (types[type] ?? type) : type;
  const states = [status ?? []].flat().map((state) => code('reportStates', state));
  return [
    ...(typeName === undefined ? [] : [say('Type is {{value}}', { value: typeName })]),
    ...(authority === undefined ? [] : [say('Due to {{value}}', { value: authority })]),
    ...(licence === undefined ? [] : [say('Due by licence {{value}}', { value: licence })]),
    ...(status === undefined ? [] : [say('State is one of {{value}}', { value: states.join(', ') })]),
    say(version === 'all' ? 'Every version' : 'The latest version of each report'),
    ...(text === undefined ? [] : [say('Title, type or id contains {{value}}', { value: text })]),
  ];
}
