import type { ReportNote } from '../../contracts/report-notes';
import { fieldText, isPresent } from '../../ui/grid/field-text';
import type { GridColumn } from '../../ui/grid/grid-model';
import type { NotesText } from './use-notes-text';

/** What notes are about, in words: `12 Oct 2026 · Slots · GGR`. A column that is unknown is called by its name. */
export function notePlace(
  { line, field }: Pick<ReportNote, 'line' | 'field'>,
  columns: readonly GridColumn[],
  text: NotesText,
): string {
  const columnOf = (name: string) => columns.find((column) => column.field === name);
  const words = line.flatMap(({ field: name, value }) => {
    const column = columnOf(name);
    if (!isPresent(value)) return [];
    return [column === undefined ? String(value) : fieldText(value, column)];
  });
  return [...words, field === null ? text('wholeLine') : (columnOf(field)?.title ?? field)].join(' · ');
}
