import type { ReportNote } from '@tallyhouse/shared/contracts/report-notes';
import type { Queryable } from '../../../store/store';
import type { StoredContent } from '../queries/read-content';
import { findLines, lineOfText, type NoteLine } from './note-lines';
import { readNoteRows, type StoredNote } from './note-rows';

/** A note with where it stands in the version. */
export interface PlacedNote extends Omit<StoredNote, 'line'> {
  readonly line: NoteLine;
  /** Null where its line, or its column, is no longer there. */
  readonly rowNo: ReportNote['rowNo'];
}

/** Notes of a version beside its figures: by line, those of lines that are gone last. */
export async function readNotes(
  store: Queryable,
  reportId: string,
  content: StoredContent,
): Promise<PlacedNote[]> {
  const notes = await readNoteRows(store, reportId);
  const places = await findLines(
    store,
    content,
    notes.map(({ line }) => line),
  );
  const fields = new Set(content.columns.map(({ field }) => field));
  const placed = notes.map(({ line, ...note }) => {
    const isThere = note.field === null || fields.has(note.field);
    return { ...note, line: lineOfText(line), rowNo: isThere ? (places.get(line) ?? null) : null };
  });
  return placed.sort((left, right) => (left.rowNo ?? Infinity) - (right.rowNo ?? Infinity) || 0);
}
