import { nameColumns } from '../../../platform/auth/named-people';
import type { Queryable } from '../../../store/store';

/** A note as it is kept with one version of a report. */
export interface StoredNote {
  /** The same in every version that it was carried to. */
  readonly id: string;
  /** JSON: what names its line, pairs of field and value. */
  readonly line: string;
  /** Null: of the whole line. */
  readonly field: string | null;
  readonly text: string;
  readonly authorId: string;
  readonly authorName: string;
  readonly authorAccount: string | null;
  /** Version. */
  readonly writtenIn: number;
  readonly writtenAt: string;
  readonly correctedAt: string | null;
}

/** Notes of a version, the oldest first; withdrawn ones are left out. */
export function readNoteRows(store: Queryable, reportId: string): Promise<StoredNote[]> {
  return store.query<StoredNote>(
    `select n.id as "id", n.line as "line", n.field as "field", n.note as "text", n.author_id as "authorId",
       ${nameColumns('authorName', { user: 'author', id: 'n.author_id' })}, n.written_in as "writtenIn",
       n.written_at as "writtenAt", n.corrected_at as "correctedAt"
     from report_note n left join app_user author on author.id = n.author_id
     where n.report_id = $1 and n.withdrawn_at is null order by n.written_at, n.id`,
    [reportId],
  );
}

/** A note to be written in the version that it is about. */
export interface NewNote extends Pick<StoredNote, 'id' | 'line' | 'field' | 'text' | 'authorId'> {
  readonly report: { readonly id: string; readonly brandId: string; readonly version: number };
  readonly at: Date;
}

export async function insertNote(tx: Queryable, note: NewNote): Promise<void> {
  const { report, at, id, line, field, text, authorId } = note;
  await tx.query(
    `insert into report_note (report_id, id, brand_id, line, field, note, author_id, written_in, written_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, cast($9 as timestamp))`,
    [report.id, id, report.brandId, line, field, text, authorId, report.version, at.toISOString()],
  );
}

/** Which note of which version. */
export interface NoteAddress {
  readonly reportId: string;
  readonly id: string;
}

export async function replaceText(
  tx: Queryable,
  { reportId, id }: NoteAddress,
  { text, at }: { readonly text: string; readonly at: Date },
): Promise<void> {
  await tx.query(
    'update report_note set note = $3, corrected_at = cast($4 as timestamp) where report_id = $1 and id = $2',
    [reportId, id, text, at.toISOString()],
  );
}

export async function markWithdrawn(tx: Queryable, { reportId, id }: NoteAddress, at: Date): Promise<void> {
  await tx.query(
    'update report_note set withdrawn_at = cast($3 as timestamp) where report_id = $1 and id = $2',
    [reportId, id, at.toISOString()],
  );
}

/** Gives the notes of a version to the next one; there they are corrected and withdrawn apart from it. */
export async function carryNotes(
  tx: Queryable,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await tx.query(
    `insert into report_note (report_id, id, brand_id, line, field, note, author_id, written_in, written_at, corrected_at)
     select $2, id, brand_id, line, field, note, author_id, written_in, written_at, corrected_at
     from report_note where report_id = $1 and withdrawn_at is null`,
    [from, to],
  );
}
