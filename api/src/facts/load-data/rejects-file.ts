import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import { inertText } from '../../platform/http/inert-text';
import type { FileAnswer } from '../../platform/routes/endpoint-route';
import { csvLine } from '../../store/csv';
import type { Queryable } from '../../store/store';

interface RejectRow {
  readonly line: number;
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
  readonly recordId: string | null;
  readonly resolvedAt: string | null;
  readonly raw: string;
}

const columns = ['line', 'code', 'field', 'message', 'recordId', 'resolvedAt', 'raw'] as const;

/** Which rejects of a batch, and how the text of a record is shown. */
interface Wanted {
  readonly batchId: string;
  readonly code: RejectCode | undefined;
  readonly mask: (raw: string) => string;
}

/** What was rejected of a batch, as CSV that a spreadsheet may open. */
export async function rejectsFile(store: Queryable, { batchId, code, mask }: Wanted): Promise<FileAnswer> {
  const rows = await store.query<RejectRow>(
    `select line as "line", code as "code", field as "field", message as "message", record_id as "recordId",
       resolved_at as "resolvedAt", raw as "raw"
     from load_reject where batch_id = $1 and ($2 = '' or code = $2) order by line`,
    [batchId, code ?? ''],
  );
  const lines = rows
    .map((row) => ({ ...row, raw: mask(row.raw) }))
    .map((row) =>
      csvLine(
        columns.map((column) => (typeof row[column] === 'string' ? inertText(row[column]) : row[column])),
      ),
    );
  const text = `\u{FEFF}${[csvLine(columns), ...lines].join('\r\n')}\r\n`;
  return { fileName: `${batchId}-rejects.csv`, content: Buffer.from(text) };
}
