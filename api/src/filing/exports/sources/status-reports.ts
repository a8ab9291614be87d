import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { listStatusReports } from '../../../reporting/status-reports/list-status-reports';
import type { ExportDocument, ListColumn } from '../../../reporting/export-files/export-document';
import { inZone } from '../../../house/settings/zones';
import type { ExportContext } from '../export-source';
import { filterLine, listDocument } from './list-document';
import { typeLabels } from '../../../reporting/export-files/type-labels';
import type { Labels } from '../../../reporting/export-files/words/code-labels';
import { daysInWords } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';

type StepFilters = Extract<ExportSource, { kind: 'status-reports' }>['query'];

/** What the product itself does and says is in the words of the file, what people and authorities wrote as it is. */
function columnsIn({ labels, isForPeople }: FileWords): readonly ListColumn<StatusReport>[] {
  const own = (group: 'stepActors' | 'stepReasons', code: string) =>
    isForPeople ? labels(group)[code] : undefined;
  return [
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
    {
      field: 'actor',
      title: 'By',
      type: 'text',
      cell: ({ actor }) => own('stepActors', actor.id) ?? actor.name,
    },
    { field: 'account', title: 'Account', type: 'text', cell: ({ actor }) => actor.account ?? null },
    {
      field: 'reason',
      title: 'Reason',
      type: 'text',
      cell: ({ to, reason }) => own('stepReasons', to) ?? reason,
    },
    { field: 'ackRef', title: 'Acknowledgement', type: 'text', cell: ({ ackRef }) => ackRef },
    { field: 'contentHash', title: 'Content hash', type: 'text', cell: ({ contentHash }) => contentHash },
    { field: 'authority', title: 'Authority', type: 'text', cell: ({ authority }) => authority },
    { field: 'attempt', title: 'Attempt', type: 'count', cell: ({ attempt }) => attempt },
    { field: 'chainSeq', title: 'Audit row', type: 'count', cell: ({ chain }) => chain?.seq ?? null },
    { field: 'chainHash', title: 'Hash of that row', type: 'text', cell: ({ chain }) => chain?.hash ?? null },
  ];
}

/** The steps of reports that the filters match, newest first. */
export function openStatusReports(filters: StepFilters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, heldIds, words } = context;
  const types = typeLabels(words);
  const question = inZone(filters, brand);
  return listDocument(context, {
    name: 'reports-log',
    title: 'Reports log',
    period: daysInWords(filters, question.zone, words),
    columns: columnsIn(words),
    labels: { type: types },
    filtersText: filtersInWords(filters, types, words),
    pageOf: (page, pageSize) =>
      listStatusReports(store, { brandIds: [brand.id], heldIds }, { ...question, page, pageSize }),
  });
}

function filtersInWords(
  { type, state, actor, reportId, authority }: StepFilters,
  types: Labels,
  words: FileWords,
): string[] {
  const { code, isForPeople } = words;
  return [
    ...filterLine('Type is {{value}}', type && isForPeople ? (types[type] ?? type) : type, words),
    ...filterLine('Steps to {{value}}', state && code('reportStates', state), words),
    ...filterLine('By {{value}}', actor, words),
    ...filterLine('Report is {{value}}', reportId, words),
    ...filterLine('Submitted for {{value}}', authority, words),
  ];
}
