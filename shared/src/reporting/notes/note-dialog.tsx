import { useState } from 'react';
import {
  correctReportNote,
  noteTextSchema,
  writeReportNote,
  type ReportNotes,
} from '../../contracts/report-notes';
import { useRemoteHost } from '../../host/remote-host';
import { FormDialog } from '../../ui/unsaved/form-dialog';
import { useMutation, useQueryClient } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { ReasonField } from '../../ui/reason-field';
import { useRequestKey } from '../../ui/use-request-key';
import { notesQuery } from './notes-query';
import { useNotesText } from './use-notes-text';

/** A note to be written, on a cell or a line, or one to be corrected. */
export type NoteDraft =
  | {
      readonly kind: 'new';
      readonly rowNo: number;
      readonly field: string | null;
      readonly contentHash: string;
    }
  | { readonly kind: 'correction'; readonly id: string; readonly text: string };

interface NoteDialogProps {
  readonly reportId: string;
  readonly draft: NoteDraft;
  /** What it is about, in words. */
  readonly place: string;
  readonly onClose: () => void;
}

/** Writes or corrects a note. What was typed stays until it is saved or given up. */
export function NoteDialog({ reportId, draft, place, onClose }: NoteDialogProps) {
  const text = useNotesText();
  const [words, setWords] = useState(draft.kind === 'new' ? '' : draft.text);
  const saving = useSaving(reportId, draft, onClose);
  const isWritten = noteTextSchema.safeParse(words).success;
  const save = () => {
    if (isWritten && !saving.isPending) saving.mutate(words);
  };
  return (
    <FormDialog
      title={text(draft.kind === 'new' ? 'dialogNew' : 'dialogCorrect', { place })}
      okText={text('save')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: !isWritten, loading: saving.isPending }}
      onOk={save}
      onCancel={onClose}
    >
      <ReasonField label={text('text')} hint={text('hint')} value={words} onChange={setWords} />
      {saving.error === null ? null : (
        <ProblemNotice title={text('saveFailed')} error={saving.error} onRetry={save} />
      )}
    </FormDialog>
  );
}

/** All tries of one dialog carry the same key: a lost answer is not a second note. */
function useSaving(reportId: string, draft: NoteDraft, onSaved: () => void) {
  const text = useNotesText();
  const host = useRemoteHost();
  const { http, session } = host;
  const queries = useQueryClient();
  const key = useRequestKey();
  return useMutation({
    mutationFn: (words: string): Promise<ReportNotes> => {
      if (draft.kind === 'correction') {
        const { id } = draft;
        return http.call(correctReportNote, { params: { id }, body: { reportId, text: words } });
      }
      const { rowNo, field, contentHash } = draft;
      const body = { reportId, contentHash, rowNo, field, text: words };
      return http.call(writeReportNote, { body, headers: key.headersOf(body) });
    },
    onSuccess: (notes) => {
      queries.setQueryData(notesQuery(http, session.brand?.id ?? null, reportId).queryKey, notes);
      host.notify({ kind: 'success', text: text('saved') });
      onSaved();
    },
    onError: key.onError,
  });
}
