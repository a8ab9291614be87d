import { type ReportHeader } from '../../contracts/reports';
import { periodText } from '../../format/day';
import { useRemoteHost } from '../../host/remote-host';
import { Input } from '../../kit/core';
import { Modal } from '../../kit/modal';
import { useMutation, useQueryClient } from '../../kit/query';
import { problemOf, ProblemNotice } from '../../ui/problem-notice';
import { isSameName } from '../../format/same-name';
import { useId, useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';

interface DeleteReportProps {
  readonly report: ReportHeader;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks for the report's name before deleting it: nothing brings it back. */
export function DeleteReport({ report, onClose, onDeleted }: DeleteReportProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { name, calls } = useReportFamily();
  const queries = useQueryClient();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const removal = useMutation({
    mutationFn: () => host.http.call(calls.remove, { params: { id: report.id } }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('remove.done', { title: report.title }) });
      void queries.invalidateQueries({ queryKey: [`${name}-reports`] });
      onDeleted();
    },
    // Deleted by somebody else, or handed in: what is behind the dialog is out of date.
    onError: () =>
      queries.invalidateQueries({ queryKey: [`${name}-report`, host.session.brand?.id ?? null, report.id] }),
  });
  const isTyped = isSameName(typed, report.title);
  const code = problemOf(removal.error)?.code;
  const note =
    code === 'REPORT_LOCKED'
      ? text('remove.lockedNote')
      : code === 'NOT_FOUND'
        ? text('remove.goneNote')
        : undefined;
  return (
    <Modal
      open
      title={text('remove.title')}
      okText={text('remove.button')}
      cancelText={text('remove.cancel')}
      okButtonProps={{ danger: true, disabled: !isTyped, loading: removal.isPending }}
      onOk={() => removal.mutate()}
      onCancel={onClose}
    >
      <p>
        {text('remove.explain', {
          title: report.title,
          period: periodText(report.period),
          version: report.version,
        })}
      </p>
      <label htmlFor={inputId}>{text('remove.type', { name: report.title })}</label>
      <Input
        id={inputId}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => {
          if (isTyped) removal.mutate();
        }}
      />
      {removal.error === null ? null : (
        <div className="th-before-12">
          <ProblemNotice title={text('remove.failed')} error={removal.error} note={note} />
        </div>
      )}
    </Modal>
  );
}
