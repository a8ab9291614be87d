import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { createRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Modal } from '@tallyhouse/shared/kit/modal';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { retailPaths } from '../retail-paths';

interface KeepReportProps {
  readonly simulation: Simulation;
  readonly onClose: () => void;
}

/** Freezes a simulation as a retail report, under a title of one's own if wanted. */
export function KeepReport({ simulation, onClose }: KeepReportProps) {
  const text = useRetailText();
  const host = useRemoteHost();
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState('');
  const keeping = useMutation({
    mutationFn: () => {
      const { definition, simulationId } = simulation;
      const title = name.trim();
      return host.http.call(createRetailReport, {
        body: {
          type: definition.type,
          period: definition.period,
          simulationId,
          ...(definition.appliedSetId !== undefined && { appliedSetId: definition.appliedSetId }),
          ...(title !== '' && { title }),
        },
      });
    },
    onSuccess: (report) => {
      void queries.invalidateQueries({ queryKey: ['retail-reports'] });
      host.notify({ kind: 'success', text: text('reports.simulation.kept', { title: report.title }) });
      host.navigate(retailPaths.report(report.id));
    },
  });
  const keep = () => (keeping.isPending ? undefined : keeping.mutate());
  return (
    <Modal
      open
      title={text('reports.simulation.keep')}
      okText={text('reports.simulation.keep')}
      cancelText={text('reports.simulation.cancel')}
      okButtonProps={{ loading: keeping.isPending }}
      onOk={keep}
      onCancel={onClose}
    >
      <p>{text('reports.simulation.keepExplain')}</p>
      <label htmlFor={id}>{text('reports.simulation.keepName')}</label>
      <Input
        id={id}
        maxLength={120}
        showCount
        value={name}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setName(event.target.value)}
        onPressEnter={keep}
      />
      <small id={`${id}-hint`}>{text('reports.simulation.keepHint')}</small>
      {keeping.error === null ? null : (
        <ProblemNotice title={text('reports.simulation.keepFailed')} error={keeping.error} onRetry={keep} />
      )}
    </Modal>
  );
}
