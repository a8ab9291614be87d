import type { ReportHeader } from '@tallyhouse/shared/contracts/reports';
import { deleteRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { problemOf, ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { isSameName } from '@tallyhouse/shared/format/same-name';
import { useId, useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';

interface DeleteReportProps {
  readonly report: ReportHeader;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks for the report's name before deleting it: nothing brings it back. */
export function DeleteReport({ report, onClose, onDeleted }: DeleteReportProps) {
  const text = useRetailText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const inputId = useId();
  const [typed, setTyped] = useState('');
  const removal = useMutation({
    mutationFn: () => host.http.call(deleteRetailReport, { params: { id: report.id } }),
    onSuccess: () => {
      host.notify({ kind: 'success', text: text('reports.remove.done', { title: report.title }) });
      void queries.invalidateQueries({ queryKey: ['retail-reports'] });
      onDeleted();
    },
  });
  const isTyped = isSameName(typed, report.title);
  const code = problemOf(removal.error)?.code;
  const note =
    code === 'REPORT_LOCKED'
      ? text('reports.remove.lockedNote')
      : code === 'NOT_FOUND'
        ? text('reports.remove.goneNote')
        : undefined;
  return (
    <Modal
      open
      title={text('reports.remove.title')}
      okText={text('reports.remove.button')}
      cancelText={text('reports.remove.keep')}
      okButtonProps={{ danger: true, disabled: !isTyped, loading: removal.isPending }}
      onOk={() => removal.mutate()}
      onCancel={onClose}
    >
      <p>
        {text('reports.remove.explain', {
          title: report.title,
          period: periodText(report.period),
          version: report.version,
        })}
      </p>
      <label htmlFor={inputId}>{text('reports.remove.type', { name: report.title })}</label>
      <Input
        id={inputId}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => (isTyped ? removal.mutate() : undefined)}
      />
      {removal.error === null ? null : (
        <ProblemNotice title={text('reports.remove.failed')} error={removal.error} note={note} />
      )}
    </Modal>
  );
}
