import type { Cell } from '../../store/csv';
import type { Reject } from './read-file-records';

/** Columns of `load_reject` that a refused record fills by itself. */
export const rejectColumns = ['line', 'code', 'field', 'message', 'raw', 'record_id'] as const;

export function rejectCells({ line, code, field, message, raw, recordId }: Reject): Cell[] {
  // No store takes a NUL.
  return [line, code, field, message, raw.replaceAll('\0', '\u{FFFD}'), recordId];
}
