import { type Simulation } from '../../contracts/reports';
import { useRemoteHost } from '../../host/remote-host';
import { Input } from '../../kit/core';
import { Modal } from '../../kit/modal';
import { useMutation, useQueryClient } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import { useId, useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { useReportFamily } from '../report-family';

interface KeepReportProps {
  readonly simulation: Simulation;
  readonly onClose: () => void;
}

/** Freezes a simulation as a report of the list, under a title of one's own if wanted. */
export function KeepReport({ simulation, onClose }: KeepReportProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const family = useReportFamily();
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState('');
  const keeping = useMutation({
    mutationFn: () => {
      const title = name.trim();
      return family.keep(host.http, simulation, title === '' ? undefined : title);
    },
    onSuccess: (report) => {
      void queries.invalidateQueries({ queryKey: [`${family.name}-reports`] });
      host.notify({ kind: 'success', text: text('simulation.kept', { title: report.title }) });
      host.navigate(family.paths.report(report.id));
    },
  });
  return (
    <Modal
      open
      title={text('simulation.keepTitle')}
      okText={text('simulation.keep')}
      cancelText={text('simulation.cancel')}
      okButtonProps={{ loading: keeping.isPending }}
      onOk={() => keeping.mutate()}
      onCancel={onClose}
    >
      <p>{text('simulation.keepExplain')}</p>
      <label htmlFor={id}>{text('simulation.keepName')}</label>
      <Input
        id={id}
        maxLength={120}
        showCount
        value={name}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={() => keeping.mutate()}
      />
      <small id={`${id}-hint`}>{text('simulation.keepHint')}</small>
      {keeping.error === null ? null : (
        <ProblemNotice
          title={text('simulation.keepFailed')}
          error={keeping.error}
          onRetry={() => keeping.mutate()}
        />
      )}
    </Modal>
  );
}
