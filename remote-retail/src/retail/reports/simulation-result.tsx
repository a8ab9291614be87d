import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { SaveOutlined } from '@tallyhouse/shared/kit/icons';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { ReportStandard } from '@tallyhouse/shared/reporting/report-standard';
import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect, useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { BackToReports } from './back-to-reports';
import { KeepReport } from './keep-report';
import { ReportKpis } from './report-kpis';
import { retailFieldsQuery } from './report-queries';
import { ReportRows } from './report-rows';
import { SimulationChecks } from './simulation-checks';

interface SimulationResultProps {
  readonly brand: NonNullable<SessionView['brand']>;
  readonly simulation: Simulation;
}

/** The figures of a simulation, what the server checked of them, and the way to keep them. */
export function SimulationResult({ brand, simulation }: SimulationResultProps) {
  const text = useRetailText();
  const host = useRemoteHost();
  const titleOf = useSpoken();
  const [isKeeping, setKeeping] = useState(false);
  const types = useQuery(retailFieldsQuery(host.http, brand.id)).data?.types ?? [];
  const { definition, meta, currency } = simulation;
  const type = types.find((one) => one.type === definition.type);
  const title = `${type === undefined ? definition.type : titleOf(type.title)}, ${periodText(definition.period)}`;
  useEffect(() => host.setTitle(title), [host, title]);
  // A report names the frozen set that it was made with; a filter that was only tried has none.
  const isTried = definition.criteria !== undefined && definition.appliedSetId === undefined;
  return (
    <>
      <PrintMargins
        brandNames={brand.name}
        title={title}
        period={definition.period}
        currency={currency}
        meta={meta}
      />
      <PageHeader
        title={title}
        breadcrumb={<BackToReports />}
        tag={<ReportStateTag state="SIMULATED" />}
        detail={`${text('reports.simulation.notSent')} ${text('reports.simulation.expires', {
          at: instantText(simulation.expiresAt, brand.zone),
        })}`}
        actions={
          <ActionButton
            type="primary"
            icon={<SaveOutlined aria-hidden />}
            blockedBecause={isTried ? text('reports.simulation.tryOnly') : null}
            onClick={() => setKeeping(true)}
          >
            {text('reports.simulation.keep')}
          </ActionButton>
        }
      />
      <ReportStandard brand={brand.name} meta={meta} currency={currency} />
      {isTried ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-12"
          title={text('reports.simulation.tryOnly')}
        />
      ) : null}
      {meta.noActivity ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-12"
          title={text('reports.simulation.nil')}
          description={text('reports.simulation.nilHint')}
        />
      ) : null}
      <ReportKpis totals={simulation.totals} currency={currency} />
      <SimulationChecks simulation={simulation} />
      <ReportRows
        brand={brand}
        source={{ simulationId: simulation.simulationId }}
        type={definition.type}
        reportColumns={definition.fields}
      />
      {isKeeping ? <KeepReport simulation={simulation} onClose={() => setKeeping(false)} /> : null}
    </>
  );
}
