import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { listStatusReports } from '../../../reporting/status-reports/list-status-reports';
import type { Store } from '../../../store/store';
import { readHeadLicences } from '../../../reporting/export-files/read-head-licences';
import {
  columnsOf,
  noteOf,
  type ExportDocument,
  type ListColumn,
} from '../../../reporting/export-files/export-document';
import { daysOf, headed } from '../../../reporting/export-files/export-head';
import type { ExportContext } from '../export-source';
import { typeLabels } from '../../../reporting/export-files/type-labels';
import type { Labels } from '../../../reporting/export-files/words/code-labels';
import type { FileWords } from '../../../reporting/export-files/words/file-words';

type StepFilters = Extract<ExportSource, { kind: 'status-reports' }>['query'];

const columns: readonly ListColumn<StatusReport>[] = [
  { field: 'time', title: 'Time', type: 'instant', cell: ({ time }) => time },
  { field: 'reportId', title: 'Report', type: 'text', cell: ({ reportId }) => reportId },
  { field: 'type', title: 'Type', type: 'text', cell: ({ reportType }) => reportType },
  { field: 'title', title: 'Title', type: 'text', cell: ({ title }) => title },
  { field: 'from', title: 'From', type: 'date', cell: ({ period }) => period.from },
  { field: 'to', title: 'To', type: 'date', cell: ({ period }) => period.to },
  { field: 'version', title: 'Version', type: 'count', cell: ({ version }) => version },
  {
    field: 'fromState',
    title: 'State before',
    type: 'text',
    codes: 'reportStates',
    cell: ({ from }) => from,
  },
  { field: 'toState', title: 'State after', type: 'text', codes: 'reportStates', cell: ({ to }) => to },
  { field: 'actor', title: 'By', type: 'text', cell: ({ actor }) => actor.name },
  { field: 'account', title: 'Account', type: 'text', cell: ({ actor }) => actor.account ?? null },
  { field: 'reason', title: 'Reason', type: 'text', cell: ({ reason }) => reason },
  { field: 'ackRef', title: 'Acknowledgement', type: 'text', cell: ({ ackRef }) => ackRef },
  { field: 'contentHash', title: 'Content hash', type: 'text', cell: ({ contentHash }) => contentHash },
  { field: 'authority', title: 'Authority', type: 'text', cell: ({ authority }) => authority },
  { field: 'attempt', title: 'Attempt', type: 'count', cell: ({ attempt }) => attempt },
  { field: 'chainSeq', title: 'Audit row', type: 'count', cell: ({ chain }) => chain?.seq ?? null },
  { field: 'chainHash', title: 'Hash of that row', type: 'text', cell: ({ chain }) => chain?.hash ?? null },
];

/** The steps of reports that the filters match, newest first. There is nothing to add up. */
export async function openStatusReports(
  filters: StepFilters,
  { store, brand, user, orderedAt, words }: ExportContext,
): Promise<ExportDocument> {
  const { say } = words;
  const types = typeLabels(words);
  const { totalCount } = await listStatusReports(store, [brand.id], { ...filters, page: 1, pageSize: 1 });
  const note = noteOf(totalCount, false, words);
  return {
    name: 'reports-log',
    columns: columnsOf(columns, words, { type: types }),
    rowCount: totalCount,
    note,
    totals: null,
    rows: () => steps(store, brand.id, filters),
    ...headed(
      {
        title: say('Reports log'),
        brandName: brand.name,
        licences: await readHeadLicences(store, brand.id),
        period: say('{{from}} to {{to}}, days in UTC', daysOf(filters, words)),
        basis: say('as stated by each report'),
        currency: brand.currency,
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

// The most that a page of the log may have.
const pageSize = 500;

async function* steps(store: Store, brandId: string, filters: StepFilters): AsyncGenerator<readonly Cell[]> {
  for (let page = 1; ; page += 1) {
    const { items } = await listStatusReports(store, [brandId], { ...filters, page, pageSize });
    for (const step of items) yield columns.map(({ cell }) => cell(step));
    if (items.length < pageSize) return;
  }
}

function filtersInWords(
  { type, state, actor, reportId, authority }: StepFilters,
  types: Labels,
  { say, code, isForPeople }: FileWords,
): string[] {
  const typeName = type !== undefined && isForPeople ? (types[type] ?? type) : type;
  return [
    ...(typeName === undefined ? [] : [say('Type is {{value}}', { value: typeName })]),
    ...(state === undefined ? [] : [say('Steps to {{value}}', { value: code('reportStates', state) })]),
    ...(actor === undefined ? [] : [say('By {{value}}', { value: actor })]),
    ...(reportId === undefined ? [] : [say('Report is {{value}}', { value: reportId })]),
    ...(authority === undefined ? [] : [say('Submitted for {{value}}', { value: authority })]),
  ];
}
