import { useGridText } from './use-grid-text';

/** The corner of a cell that has a note: a shape for who sees it, words for everybody. */
export function NoteMark({ note }: { readonly note: string | null }) {
  const text = useGridText();
  return note === null ? null : (
    <span className="th-note-mark">
      <span className="th-hidden-text">{text('note', { note })}</span>
    </span>
  );
}
