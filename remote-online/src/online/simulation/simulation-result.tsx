import { ReportStateTag } from '@tallyhouse/shared/reporting/report-state-tag';
import type { Simulation } from '@tallyhouse/shared/contracts/reports';
import { periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { EditOutlined, SaveOutlined } from '@tallyhouse/shared/kit/icons';
import { ChartsOf } from '@tallyhouse/shared/reporting/charts-of';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { ReportStandard } from '@tallyhouse/shared/reporting/report-standard';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { useEffect, useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';
import { BackToList } from '../back-to-list';
import { searchOfDefinition } from '../builder/definition-in-url';
import { onlinePaths } from '../online-paths';
import { RowsExplorer } from '../rows/rows-explorer';
import { TotalsStrip } from '../totals-strip';
import { useBrandNames } from '../use-brand-names';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../use-session-may';
import { CheckList } from './check-list';
import { Difference } from './difference';
import { TaxLines } from './tax-lines';
import { KeepReport } from './keep-report';

/** The figures of a simulation: what they are, their totals, checks, rows, and what can be done with them. */
export function SimulationResult({ simulation }: { readonly simulation: Simulation }) {
  const text = useOnlineText();
  const host = useRemoteHost();
  const canKeep = useSessionMay('reports.simulate');
  const [isKeeping, setKeeping] = useState(false);
  const { definition, meta, currency } = simulation;
  const brandNames = useBrandNames(simulation.brandIds);
  const { typeTitleOf } = useReportFields();
  const title = listText([typeTitleOf(definition.type), periodText(definition.period)]);
  useEffect(() => host.setTitle(title), [host, title]);
  return (
    <>
      <PrintMargins
        brandNames={brandNames}
        title={title}
        period={definition.period}
        currency={currency}
        meta={meta}
      />
      <PageHeader
        title={title}
        breadcrumb={<BackToList />}
        tag={<ReportStateTag state="SIMULATED" />}
        detail={
          <>
            {text('simulation.notSent')}{' '}
            {text('simulation.expires', { at: instantText(simulation.expiresAt, meta.period.zone) })}
          </>
        }
        actions={
          <>
            <Button
              icon={<EditOutlined aria-hidden />}
              onClick={() => host.navigate(`${onlinePaths.create}?${searchOfDefinition(definition)}`)}
            >
              {text('simulation.change')}
            </Button>
            <Button
              type="primary"
              icon={<SaveOutlined aria-hidden />}
              disabled={!canKeep || simulation.hypothetical}
              title={canKeep ? undefined : text('simulation.noKeep')}
              onClick={() => setKeeping(true)}
            >
              {text('simulation.keep')}
            </Button>
          </>
        }
      />
      <ReportStandard brand={brandNames} meta={meta} currency={currency} />
      {simulation.hypothetical ? (
        <Alert
          type="warning"
          role="status"
          showIcon
          className="th-after-16"
          title={text('simulation.hypothetical')}
          description={text('simulation.hypotheticalHint')}
        />
      ) : null}
      {meta.noActivity ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-16"
          title={text('simulation.nil')}
          description={text('simulation.nilHint')}
        />
      ) : null}
      <TotalsStrip
        totals={simulation.totals}
        currency={currency}
        type={definition.type}
        tax={simulation.controlTotals['taxPayable']}
      />
      <div className="th-after-16 th-stack-12 th-beside">
        <CheckList checks={simulation.checks} />
        <Difference simulation={simulation} />
        <TaxLines lines={simulation.tax} />
      </div>
      <ChartsOf
        brand={brandNames}
        report={`${text(simulation.hypothetical ? 'simulation.hypothetical' : 'simulation.title')}: ${title}`}
        period={definition.period}
        meta={meta}
      >
        <RowsExplorer
          source={{ simulationId: simulation.simulationId }}
          type={definition.type}
          reportColumns={definition.fields}
          currency={currency}
        />
      </ChartsOf>
      {isKeeping ? <KeepReport simulation={simulation} onClose={() => setKeeping(false)} /> : null}
    </>
  );
}
