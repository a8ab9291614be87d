import { useCallback, useState, type ReactNode } from 'react';
import { useRemoteHost } from '../../host/remote-host';
import { useQuery } from '../../kit/query';
import type { GridColumn, GridRow } from '../../ui/grid/grid-model';
import type { CellAction, GridCells } from '../../ui/grid/grid-props';
import { NoteDialog, type NoteDraft } from './note-dialog';
import { notePlace } from './note-place';
import { notesQuery } from './notes-query';
import { useNotesText } from './use-notes-text';

interface NotedReport {
  readonly reportId: string;
  /** Of the figures shown; undefined until they are there. */
  readonly contentHash: string | undefined;
}

interface NotedGrid {
  readonly cells: Pick<GridCells, 'noteOf' | 'actionsOf'>;
  readonly dialog: ReactNode;
}

/** Notes on the cells of a grid, and the menu that adds one; nothing where `of` is no kept report. */
export function useNotedGrid(of: NotedReport | null, columns: readonly GridColumn[]): NotedGrid {
  const text = useNotesText();
  const { http, session } = useRemoteHost();
  const [draft, setDraft] = useState<{ readonly draft: NoteDraft; readonly place: string } | null>(null);
  const { data } = useQuery(notesQuery(http, session.brand?.id ?? null, of?.reportId ?? null));
  const noteOf = useCallback(
    (row: GridRow, column: GridColumn, isHead: boolean): string | null => {
      const rowNo = rowNoOf(row);
      const own = (data?.items ?? []).filter(
        (note) =>
          note.rowNo !== null &&
          note.rowNo === rowNo &&
          (note.field === null ? isHead : note.field === column.field),
      );
      return own.length === 0
        ? null
        : own.map(({ text: words, author }) => `${words}\n— ${author.name}`).join('\n\n');
    },
    [data],
  );
  const contentHash = of?.contentHash;
  const mayWrite = data?.isOpen === true && session.permissions.includes('reports.simulate');
  const actionsOf = (row: GridRow, column: GridColumn): readonly CellAction[] => {
    const rowNo = rowNoOf(row);
    if (rowNo === null || contentHash === undefined) return [];
    const line = columns
      .filter(({ type }) => type === 'date' || type === 'month' || type === 'text')
      .map(({ field }) => ({ field, value: row.values[field] ?? null }));
    const actionOf = (key: 'onCell' | 'onLine', field: string | null): CellAction => ({
      key,
      label: text(key),
      run: () =>
        setDraft({
          draft: { kind: 'new', rowNo, field, contentHash },
          place: notePlace({ line, field }, columns, text),
        }),
    });
    return [actionOf('onCell', column.field), actionOf('onLine', null)];
  };
  if (of === null) return { cells: {}, dialog: null };
  return {
    cells: { noteOf, actionsOf: mayWrite ? actionsOf : undefined },
    dialog:
      draft === null ? null : <NoteDialog {...draft} reportId={of.reportId} onClose={() => setDraft(null)} />,
  };
}

/** The number of a plain row in its report; null for groups. */
function rowNoOf({ key }: GridRow): number | null {
  const { rowNo } = JSON.parse(key) as { readonly rowNo?: number };
  return rowNo ?? null;
}
