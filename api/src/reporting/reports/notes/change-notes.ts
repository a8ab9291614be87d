import { randomUUID } from 'node:crypto';
import { mostNotes } from '@tallyhouse/shared/contracts/report-notes';
import { deletableStates } from '@tallyhouse/shared/contracts/reports';
import { coveredBy } from '../../../figures/brands-as-one';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { Conflict, Forbidden, NotFound, ValidationFailed } from '../../../platform/http/problems';
import { appendAuditEvent } from '../../../store/audit-trail/append-audit-event';
import type { Queryable, Store } from '../../../store/store';
import { requireContent } from '../find-content';
import { requireReport } from '../queries/read-reports';
import type { StoredReport } from '../queries/report-headers';
import { lineText, readLine } from './note-lines';
import { insertNote, markWithdrawn, readNoteRows, replaceText, type StoredNote } from './note-rows';

/** Who changes notes of which version, and when. */
interface NoteDeed {
  readonly reportId: string;
  readonly brand: ActiveBrand;
  readonly userId: string;
  readonly now: Date;
}

interface WrittenNote {
  readonly contentHash: string;
  readonly rowNo: number;
  readonly field: string | null;
  readonly text: string;
}

/** What is frozen, and confirmed, is what everybody has read: from handing over on there is no other. */
const locked = (detail: string) => new Conflict('REPORT_LOCKED', 'Its notes cannot be changed', detail);

/**
 * Writes a note on a cell or a whole line.
 *
 * Errors: `NotFound`; `REPORT_LOCKED` once the report was handed over, or where it has other figures than those seen;
 * `ValidationFailed` for a line or a column that it does not have; `QUOTA_EXCEEDED` past `mostNotes`.
 */
export function writeNote(
  store: Store,
  deed: NoteDeed,
  { contentHash, rowNo, field, text }: WrittenNote,
): Promise<void> {
  const id = `note_${randomUUID()}`;
  return inOpenReport(
    store,
    deed,
    { id, change: 'written', field, before: null, after: text },
    async (tx, report) => {
      if (report.contentHash !== contentHash)
        throw locked('It has got other figures meanwhile: open it again.');
      const content = await requireContent(tx, report);
      const line = await readLine(tx, content, rowNo);
      const isColumn = field === null || content.columns.some((column) => column.field === field);
      if (line === undefined || !isColumn) {
        const place = line === undefined ? 'rowNo' : 'field';
        throw new ValidationFailed([
          { field: place, code: 'UNKNOWN', message: 'The report has no such cell' },
        ]);
      }
      if ((await readNoteRows(tx, report.id)).length >= mostNotes) {
        throw new Conflict(
          'QUOTA_EXCEEDED',
          'The report has too many notes',
          `It holds ${mostNotes} at most.`,
        );
      }
      const { userId: authorId, now: at } = deed;
      await insertNote(tx, { ...{ id, line: lineText(line), field, text, authorId, report, at } });
    },
  );
}

/** Gives an own note another text. Errors: `NotFound`; `Forbidden` for another's; `REPORT_LOCKED`. */
export async function correctNote(
  store: Store,
  deed: NoteDeed,
  note: Pick<StoredNote, 'id' | 'text'>,
): Promise<void> {
  const { id, text } = note;
  const { text: before, field } = await requireOwn(store, deed, id);
  await inOpenReport(store, deed, { id, change: 'corrected', field, before, after: text }, async (tx) => {
    await requireOwn(tx, deed, id);
    await replaceText(tx, { reportId: deed.reportId, id }, { text, at: deed.now });
  });
}

/** Takes an own note out of this version. Errors: as `correctNote`. */
export async function withdrawNote(store: Store, deed: NoteDeed, id: string): Promise<void> {
  const { text: before, field } = await requireOwn(store, deed, id);
  await inOpenReport(store, deed, { id, change: 'withdrawn', field, before, after: null }, async (tx) => {
    await requireOwn(tx, deed, id);
    await markWithdrawn(tx, { reportId: deed.reportId, id }, deed.now);
  });
}

interface AuditedChange {
  readonly id: string;
  readonly change: 'written' | 'corrected' | 'withdrawn';
  readonly field: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** The line of the audit comes first: its writers wait for each other, so nobody hands the report over meanwhile. */
function inOpenReport(
  store: Store,
  { reportId, brand, userId, now }: NoteDeed,
  { id: note, ...change }: AuditedChange,
  work: (tx: Queryable, report: StoredReport) => Promise<void>,
): Promise<void> {
  return store.tx(async (tx) => {
    const { brandId, version } = await requireReport(tx, coveredBy(brand), reportId);
    await appendAuditEvent(tx, {
      at: now,
      action: 'REPORT_NOTE_CHANGED',
      actorId: userId,
      brandId,
      object: { kind: 'report', id: reportId },
      detail: { note, version, ...change },
    });
    const report = await requireReport(tx, coveredBy(brand), reportId);
    if (!deletableStates.includes(report.state)) {
      throw locked('It was handed over for confirmation: withdraw it first, or have it returned.');
    }
    await work(tx, report);
  });
}

async function requireOwn(
  store: Queryable,
  { reportId, brand, userId }: NoteDeed,
  id: string,
): Promise<StoredNote> {
  await requireReport(store, coveredBy(brand), reportId);
  const note = (await readNoteRows(store, reportId)).find((one) => one.id === id);
  if (note === undefined) throw new NotFound('note');
  if (note.authorId !== userId) throw new Forbidden('Only its author changes a note.');
  return note;
}
