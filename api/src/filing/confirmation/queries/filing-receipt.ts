import type { fileReport } from '@tallyhouse/shared/contracts/filing-calls';
import type { FiledByHand } from '@tallyhouse/shared/contracts/filing-by-hand';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import { sha256 } from '../../../domain/sha256';
import type { Queryable } from '../../../store/store';
import { nameColumns } from '../../../platform/auth/named-people';

interface NewReceipt {
  readonly reportId: string;
  readonly brandId: string;
  readonly submissionId: string;
  readonly filing: Parsed<typeof fileReport.body>;
  readonly content: Buffer;
  readonly recordedBy: string;
  readonly recordedAt: Date;
}

/** Keeps a receipt, and gives the hash of its file. */
export async function insertReceipt(tx: Queryable, receipt: NewReceipt): Promise<string> {
  const { filing, content } = receipt;
  const hash = `sha256:${sha256(content)}`;
  await tx.query(
    `insert into filing_receipt (report_id, brand_id, submission_id, reference, filed_at, recorded_by, recorded_at, note,
       file_name, content_type, sha256, bytes, content)
     values ($1, $2, $3, $4, cast($5 as timestamp), $6, cast($7 as timestamp), $8, $9, $10, $11, $12, $13)`,
    [
      receipt.reportId,
      receipt.brandId,
      receipt.submissionId,
      filing.reference,
      filing.filedAt,
      receipt.recordedBy,
      receipt.recordedAt.toISOString(),
      filing.note,
      filing.receipt.name,
      filing.receipt.contentType,
      hash,
      content.length,
      content.toString('base64'),
    ],
  );
  return hash;
}

/** What was recorded of a report filed by hand; undefined where nothing was. */
export async function readFiled(store: Queryable, reportId: string): Promise<FiledByHand | undefined> {
  const [row] = await store.query<Omit<FiledByHand, 'receipt'> & FiledByHand['receipt']>(
    `select f.reference as "reference", f.filed_at as "filedAt", ${nameColumns('recordedBy', { user: 'u', id: 'f.recorded_by' })},
       f.recorded_at as "recordedAt", f.note as "note", f.file_name as "name", f.content_type as "contentType",
       f.sha256 as "sha256", f.bytes as "bytes"
     from filing_receipt f left join app_user u on u.id = f.recorded_by where f.report_id = $1`,
    [reportId],
  );
  if (row === undefined) return undefined;
  const { name, contentType, sha256, bytes, ...filed } = row;
  return { ...filed, receipt: { name, contentType, sha256, bytes } };
}

/** The file of a receipt; undefined where there is none. */
export async function readReceiptFile(
  store: Queryable,
  reportId: string,
): Promise<{ readonly name: string; readonly content: Buffer } | undefined> {
  const [row] = await store.query<{ name: string; content: string }>(
    'select file_name as "name", content as "content" from filing_receipt where report_id = $1',
    [reportId],
  );
  return row === undefined ? undefined : { name: row.name, content: Buffer.from(row.content, 'base64') };
}
