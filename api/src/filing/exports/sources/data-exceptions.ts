import type { DataException } from '@tallyhouse/shared/contracts/data-exceptions';
import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import { listExceptions } from '../../../facts/data-exceptions/list-exceptions';
import type { ExportDocument, ListColumn } from '../../../reporting/export-files/export-document';
import { daysInWords } from '../../../reporting/export-files/export-head';
import type { FileWords } from '../../../reporting/export-files/words/file-words';
import type { ExportContext } from '../export-source';
import { filterLine, listDocument } from './list-document';

type Filters = Extract<ExportSource, { kind: 'data-exceptions' }>['query'];

const columns: readonly ListColumn<DataException>[] = [
  { field: 'law', title: 'Law', type: 'text', codes: 'laws', cell: ({ law }) => law },
  { field: 'state', title: 'State', type: 'text', codes: 'exceptionStates', cell: ({ state }) => state },
  { field: 'kind', title: 'Kind', type: 'text', codes: 'recordKinds', cell: ({ record }) => record.kind },
  { field: 'source', title: 'Source', type: 'text', cell: ({ record }) => record.source },
  { field: 'recordId', title: 'Record', type: 'text', cell: ({ record }) => record.recordId },
  { field: 'betRecordId', title: 'Bet', type: 'text', cell: ({ record }) => record.betRecordId },
  { field: 'batchId', title: 'Load', type: 'text', cell: ({ record }) => record.batchId },
  { field: 'channel', title: 'Channel', type: 'text', codes: 'channels', cell: ({ channel }) => channel },
  { field: 'day', title: 'Gaming day', type: 'date', cell: ({ day }) => day },
  { field: 'otherDay', title: 'Other gaming day', type: 'date', cell: ({ otherDay }) => otherDay },
  { field: 'foundAt', title: 'Found', type: 'instant', cell: ({ foundAt }) => foundAt },
  { field: 'goneAt', title: 'Gone', type: 'instant', cell: ({ goneAt }) => goneAt },
  { field: 'owner', title: 'Owner', type: 'text', cell: ({ owner }) => owner?.name ?? null },
  { field: 'ownerAccount', title: 'Account', type: 'text', cell: ({ owner }) => owner?.account ?? null },
  {
    field: 'reason',
    title: 'Waiver reason',
    type: 'text',
    cell: ({ waiver }) => waiver?.reason ?? null,
  },
  {
    field: 'proposedBy',
    title: 'Proposed by',
    type: 'text',
    cell: ({ waiver }) => waiver?.proposedBy.name ?? null,
  },
  {
    field: 'decidedBy',
    title: 'Decided by',
    type: 'text',
    cell: ({ waiver }) => waiver?.decidedBy?.name ?? null,
  },
  { field: 'decidedAt', title: 'Decided', type: 'instant', cell: ({ waiver }) => waiver?.decidedAt ?? null },
];

/** The exceptions that the filters match, those found last first. */
export function openDataExceptions(filters: Filters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, orderedAt, words } = context;
  return listDocument(context, {
    name: 'data-exceptions',
    title: 'Exceptions from laws of data',
    period: daysInWords(filters, brand.zone, words),
    columns,
    filtersText: filtersInWords(filters, words),
    pageOf: (page, pageSize) =>
      listExceptions(store, { ...filters, page, pageSize, brandIds: [brand.id], now: orderedAt }),
  });
}

function filtersInWords({ law, state, channel, owner, record }: Filters, words: FileWords): string[] {
  const { say, code } = words;
  return [
    ...filterLine('Rule is “{{value}}”', law && code('laws', law), words),
    ...filterLine('State is {{value}}', state && code('exceptionStates', state), words),
    ...filterLine('Channel is {{value}}', channel && code('channels', channel), words),
    ...(owner === 'none' ? [say('Unassigned')] : filterLine('Owner is {{value}}', owner, words)),
    ...filterLine('Record is {{value}}', record, words),
  ];
}
