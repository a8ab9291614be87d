import { deletableStates } from '@tallyhouse/shared/contracts/reports';
import type { ReportNote, ReportNotes } from '@tallyhouse/shared/contracts/report-notes';
import type { ActiveBrand, CurrentUser } from '../../../platform/auth/current-user';
import { withoutNumbers } from '../../../platform/access/blind/without-numbers';
import { personOf } from '../../../platform/auth/named-people';
import type { Store } from '../../../store/store';
import { familyOf } from '../families/families';
import { requireContent } from '../find-content';
import { openRowVisibility } from '../personal-columns';
import type { StoredReport } from '../queries/report-headers';
import type { PayloadNote } from './payload-notes';
import type { NoteLine } from './note-lines';
import { readNotes, type PlacedNote } from './read-notes';

/** Who reads notes, and for which brand. */
export interface NoteReader {
  readonly user: CurrentUser;
  readonly brand: ActiveBrand;
  /** What was frozen of them, if it was. */
  readonly frozen?: readonly PayloadNote[] | undefined;
}

/** The notes of a version for `reader`: masks in place of players, and no number where figures are withheld from them. */
export async function presentNotes(
  store: Store,
  report: StoredReport,
  reader: NoteReader,
): Promise<ReportNotes> {
  const notes = await readNotes(store, report.id, await requireContent(store, report));
  const fields = [...new Set(notes.flatMap(({ line }) => line.map(([field]) => field)))];
  const visibility = await openRowVisibility(
    store,
    { ...reader, family: familyOf(report.family) },
    fields.map((field) => ({ field })),
  );
  const shown = (line: NoteLine): ReportNote['line'] => {
    const values = new Map(line);
    const cells = visibility.show(fields.map((field) => values.get(field) ?? null));
    return line.map(([field]) => ({ field, value: cells[fields.indexOf(field)] ?? null }));
  };
  return {
    items: notes.map((note) => ({ ...present(note, { report, reader }), line: shown(note.line) })),
    isOpen: deletableStates.includes(report.state),
    ...(report.withheld === undefined ? {} : { withheld: report.withheld }),
  };
}

function present(
  note: PlacedNote,
  { report, reader }: { readonly report: StoredReport; readonly reader: NoteReader },
): Omit<ReportNote, 'line'> {
  const { id, rowNo, field, authorId, authorName, authorAccount, writtenIn } = note;
  const text = reader.frozen?.find((one) => one.id === id)?.text ?? note.text;
  return {
    ...{ id, rowNo, field },
    text: report.withheld === undefined ? text : withoutNumbers(text),
    author: personOf(authorId, authorName, authorAccount),
    writtenAt: note.writtenAt,
    correctedAt: note.correctedAt,
    carriedFrom: writtenIn === report.version ? null : writtenIn,
    isOwn: authorId === reader.user.id,
  };
}
