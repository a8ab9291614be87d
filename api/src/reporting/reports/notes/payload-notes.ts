import type { Queryable } from '../../../store/store';
import type { StoredContent } from '../queries/read-content';
import { readNotes } from './read-notes';

/** A note as an authority is told it; whose it is stays in the house. */
export interface PayloadNote {
  readonly id: string;
  /** Place of its line among the rows, from 1. */
  readonly row: number;
  /** Null: of the whole line. */
  readonly field: string | null;
  readonly text: string;
  /** When it got this text. */
  readonly at: string;
}

/** Notes that go with the figures: those whose lines are among them. */
export async function readPayloadNotes(
  store: Queryable,
  reportId: string | null,
  content: StoredContent,
): Promise<PayloadNote[]> {
  if (reportId === null) return [];
  const notes = await readNotes(store, reportId, content);
  return notes.flatMap(({ id, rowNo, field, text, correctedAt, writtenAt }) =>
    rowNo === null ? [] : [{ id, row: rowNo, field, text, at: correctedAt ?? writtenAt }],
  );
}
