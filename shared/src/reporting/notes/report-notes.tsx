import { useState } from 'react';
import { withdrawReportNote, type ReportNote } from '../../contracts/report-notes';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { Popconfirm } from '../../kit/modal';
import { useMutation, useQuery, useQueryClient } from '../../kit/query';
import type { GridColumn } from '../../ui/grid/grid-model';
import { Panel } from '../../ui/panel';
import { ProblemNotice } from '../../ui/problem-notice';
import { NoteDialog } from './note-dialog';
import { notePlace } from './note-place';
import { NotesList } from './notes-list';
import { notesQuery } from './notes-query';
import { useNotesText } from './use-notes-text';

interface ReportNotesProps {
  readonly reportId: string;
  readonly columns: readonly GridColumn[];
  readonly zone: string;
}

/** All notes of a kept report, those of lines that are gone too; own ones can be corrected and withdrawn while it is a draft. */
export function ReportNotes({ reportId, columns, zone }: ReportNotesProps) {
  const text = useNotesText();
  const { http, session } = useRemoteHost();
  const { data, error, refetch } = useQuery(notesQuery(http, session.brand?.id ?? null, reportId));
  const [corrected, setCorrected] = useState<ReportNote | null>(null);
  const withdrawing = useWithdrawing(reportId);
  if (error !== null)
    return <ProblemNotice title={text('failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const mayWrite = data.isOpen && session.permissions.includes('reports.simulate');
  const { items } = data;
  if (items.length === 0) return mayWrite ? <p className="th-no-print">{text('none')}</p> : null;
  return (
    <Panel
      title={text('title')}
      explain={text(data.withheld === undefined ? (data.isOpen ? 'lead' : 'closed') : 'withheld')}
    >
      <NotesList
        notes={items}
        columns={columns}
        zone={zone}
        actionsOf={(note) =>
          mayWrite && note.isOwn ? (
            <OwnNoteActions
              note={note}
              onCorrect={() => setCorrected(note)}
              onWithdraw={() => withdrawing.mutate(note.id)}
            />
          ) : null
        }
      />
      {withdrawing.error === null ? null : (
        <ProblemNotice title={text('withdrawFailed')} error={withdrawing.error} />
      )}
      {corrected === null ? null : (
        <NoteDialog
          reportId={reportId}
          draft={{ kind: 'correction', id: corrected.id, text: corrected.text }}
          place={notePlace(corrected, columns, text)}
          onClose={() => setCorrected(null)}
        />
      )}
    </Panel>
  );
}

interface OwnNoteActionsProps {
  readonly note: ReportNote;
  readonly onCorrect: () => void;
  readonly onWithdraw: () => void;
}

function OwnNoteActions({ note, onCorrect, onWithdraw }: OwnNoteActionsProps) {
  const text = useNotesText();
  return (
    <span className="th-no-print">
      <Button
        size="small"
        type="link"
        aria-label={text('correctNote', { text: note.text })}
        onClick={onCorrect}
      >
        {text('correct')}
      </Button>
      <Popconfirm
        title={text('withdrawAsk')}
        description={text('withdrawExplain')}
        okText={text('withdraw')}
        cancelText={text('cancel')}
        onConfirm={onWithdraw}
      >
        <Button size="small" type="link" aria-label={text('withdrawNote', { text: note.text })}>
          {text('withdraw')}
        </Button>
      </Popconfirm>
    </span>
  );
}

function useWithdrawing(reportId: string) {
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => http.call(withdrawReportNote, { params: { id }, body: { reportId } }),
    onSuccess: (notes) =>
      queries.setQueryData(notesQuery(http, session.brand?.id ?? null, reportId).queryKey, notes),
  });
}
