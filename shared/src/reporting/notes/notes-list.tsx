import type { ReactNode } from 'react';
import { personInWords } from '../../contracts/people';
import type { ReportNote } from '../../contracts/report-notes';
import { instantText } from '../../format/instant';
import type { GridColumn } from '../../ui/grid/grid-model';
import { notePlace } from './note-place';
import { useNotesText } from './use-notes-text';

interface NotesListProps {
  readonly notes: readonly ReportNote[];
  readonly columns: readonly GridColumn[];
  readonly zone: string;
  /** What can be done with a note. */
  readonly actionsOf?: (note: ReportNote) => ReactNode;
}

/** Notes of a report with what they are about, whose they are and of when. */
export function NotesList({ notes, columns, zone, actionsOf }: NotesListProps) {
  const text = useNotesText();
  return (
    <ol className="th-before-0 th-after-16 th-indent-20 th-stack-8">
      {notes.map((note) => (
        <li key={note.id}>
          <strong>
            <bdi>{notePlace(note, columns, text)}</bdi>
          </strong>
          {note.rowNo === null ? <em> ({text('gone')})</em> : null}
          <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <bdi>{note.text}</bdi>
          </div>
          <small>
            {[
              text('by', {
                name: personInWords(note.author.name, note.author.account),
                at: instantText(note.correctedAt ?? note.writtenAt, zone),
              }),
              ...(note.correctedAt === null ? [] : [text('corrected')]),
              ...(note.carriedFrom === null ? [] : [text('carried', { version: note.carriedFrom })]),
            ].join(' · ')}
          </small>{' '}
          {actionsOf?.(note)}
        </li>
      ))}
    </ol>
  );
}
