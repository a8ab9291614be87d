import { deletableStates } from '@tallyhouse/shared/contracts/reports';
import type { ReportNote, ReportNotes } from '@tallyhouse/shared/contracts/report-notes';
import type { ActiveBrand, CurrentUser } from '../../../platform/auth/current-user';
import { personOf } from '../../../platform/auth/named-people';
import type { Store } from '../../../store/store';
import { familyOf } from '../families/families';
import { requireContent } from '../find-content';
import { openRowSight } from '../personal-columns';
import type { StoredReport } from '../queries/report-headers';
import type { PayloadNote } from './payload-notes';
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
  return {
    items: await Promise.all(notes.map((note) => present(store, note, { report, reader }))),
    isOpen: deletableStates.includes(report.state),
    ...(report.withheld === undefined ? {} : { withheld: report.withheld }),
  };
}

async function present(
  store: Store,
  note: PlacedNote,
  {
    report,
    reader,
  }: {
    readonly report: StoredReport;
    readonly reader: NoteReader;
  },
): Promise<ReportNote> {
  const { id, rowNo, line, field, authorId, authorName, authorAccount, writtenIn } = note;
  const text = reader.frozen?.find((one) => one.id === id)?.text ?? note.text;
  const sight = await openRowSight(
    store,
    { ...reader, family: familyOf(report.family) },
    line.map(([name]) => ({ field: name })),
  );
  const shown = sight.show(line.map(([, value]) => value));
  return {
    ...{ id, rowNo, field },
    line: line.map(([name], at) => ({ field: name, value: shown[at] ?? null })),
    text: report.withheld === undefined ? text : withoutNumbers(text),
    author: personOf(authorId, authorName, authorAccount),
    writtenAt: note.writtenAt,
    correctedAt: note.correctedAt,
    carriedFrom: writtenIn === report.version ? null : writtenIn,
    isOwn: authorId === reader.user.id,
  };
}

/** Whoever has to find a total out for themselves is not told it by a note either. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(/\p{N}(?:[\p{N}\p{Zs}.,'’_-]*\p{N})?/gu, '…');
}
