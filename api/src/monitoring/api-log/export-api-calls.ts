import type { ApiCallHeader } from '@tallyhouse/shared/contracts/api-log';
import type { ExportSource } from '@tallyhouse/shared/contracts/exports';
import type { ExportContext } from '../../filing/exports/export-source';
import { filterLine, listDocument } from '../../filing/exports/sources/list-document';
import { inZone } from '../../house/settings/zones';
import type { ExportDocument, ListColumn } from '../../reporting/export-files/export-document';
import { daysInWords } from '../../reporting/export-files/export-head';
import type { FileWords } from '../../reporting/export-files/words/file-words';
import { apiCallScope } from './api-call-scope';
import { listApiCalls } from './list-api-calls';

type Filters = Extract<ExportSource, { kind: 'api-calls' }>['query'];

const columns: readonly ListColumn<ApiCallHeader>[] = [
  { field: 'time', title: 'Time', type: 'instant', cell: ({ time }) => time },
  {
    ...{ field: 'direction', title: 'Direction', type: 'text', codes: 'callDirections' },
    cell: ({ direction }) => direction,
  },
  { field: 'method', title: 'Method', type: 'text', cell: ({ method }) => method },
  { field: 'path', title: 'Path', type: 'text', cell: ({ path }) => path },
  { field: 'status', title: 'Status', type: 'text', cell: ({ status }) => status },
  { field: 'problemCode', title: 'Refusal', type: 'text', cell: ({ problemCode }) => problemCode },
  { field: 'durationMs', title: 'Milliseconds', type: 'count', cell: ({ durationMs }) => durationMs },
  { field: 'actor', title: 'By', type: 'text', cell: ({ actor }) => actor?.name ?? null },
  { field: 'account', title: 'Account', type: 'text', cell: ({ actor }) => actor?.account ?? null },
  { field: 'authority', title: 'Authority', type: 'text', cell: ({ authority }) => authority },
  { field: 'attempt', title: 'Attempt', type: 'count', cell: ({ attempt }) => attempt },
  { field: 'requestBytes', title: 'Bytes sent', type: 'count', cell: ({ requestBytes }) => requestBytes },
  {
    field: 'responseBytes',
    title: 'Bytes received',
    type: 'count',
    cell: ({ responseBytes }) => responseBytes,
  },
  {
    field: 'correlationId',
    title: 'Correlation id',
    type: 'text',
    cell: ({ correlationId }) => correlationId,
  },
  { field: 'payloadHash', title: 'Payload hash', type: 'text', cell: ({ payloadHash }) => payloadHash },
  { field: 'id', title: 'Trace id', type: 'text', cell: ({ id }) => id },
];

/** The calls of a brand that the filters match, up to the order: those that fetch the file are not in it. No bodies. */
export function exportApiCalls(filters: Filters, context: ExportContext): Promise<ExportDocument> {
  const { store, brand, user, orderedAt, words, signal } = context;
  const scope = apiCallScope({ user, brand, brandIds: [brand.id] });
  const asked = inZone(filters, brand);
  return listDocument(context, {
    name: 'api-log',
    title: 'API log',
    period: daysInWords(filters, asked.zone, words),
    columns,
    filtersText: filtersInWords(filters, words),
    pageOf: (page, pageSize) =>
      listApiCalls(store, { scope, question: { ...asked, page, pageSize }, before: orderedAt }, { signal }),
  });
}

function filtersInWords(filters: Filters, words: FileWords): string[] {
  const { direction, authority, path, statusClass, user, minDurationMs, correlationId } = filters;
  const { say, code } = words;
  return [
    ...filterLine('Direction is {{value}}', direction && code('callDirections', direction), words),
    ...filterLine('Path contains {{value}}', path, words),
    ...(statusClass === 'none'
      ? [say('No answer came')]
      : filterLine('Status is {{value}}', statusClass, words)),
    ...filterLine('By {{value}}', user, words),
    ...filterLine('Authority is {{value}}', authority, words),
    ...(minDurationMs === 0 ? [] : [say('At least {{value}} milliseconds', { value: minDurationMs })]),
    ...filterLine('Correlation id is {{value}}', correlationId, words),
  ];
}
