import { prepareReport } from '@tallyhouse/shared/contracts/online-reports';
import { type Simulation } from '@tallyhouse/shared/contracts/reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';

interface KeepReportProps {
  readonly simulation: Simulation;
  readonly onClose: () => void;
}

/** Freezes a simulation as a report of the list, under a title of one's own if wanted. */
export function KeepReport({ simulation, onClose }: KeepReportProps) {
  const text = useOnlineText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState('');
  const keeping = useMutation({
    mutationFn: () => {
      const title = name.trim();
      const { simulationId } = simulation;
      return host.http.call(prepareReport, {
        body: title === '' ? { simulationId } : { simulationId, title },
      });
    },
    onSuccess: (report) => {
      void queries.invalidateQueries({ queryKey: ['online-reports'] });
      host.notify({ kind: 'success', text: text('simulation.kept', { title: report.title }) });
      host.navigate(onlinePaths.report(report.id));
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
