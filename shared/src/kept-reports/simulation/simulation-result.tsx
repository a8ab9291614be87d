import { ReportStateTag } from '../../reporting/report-state-tag';
import type { Simulation } from '../../contracts/reports';
import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import { listText } from '../../format/list-text';
import { useRemoteHost } from '../../host/remote-host';
import { Alert, Button } from '../../kit/core';
import { EditOutlined, SaveOutlined } from '../../kit/icons';
import { ChartsOf } from '../../reporting/charts-of';
import { PrintMargins } from '../../reporting/page/print-margins';
import { ReportStandard } from '../../reporting/report-standard';
import { ActionButton } from '../../ui/action-button';
import { PageHeader } from '../../ui/page-header';
import { useEffect, useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';
import { BackToList } from '../back-to-list';
import { searchOfDefinition } from '../builder/definition-in-url';
import { useReportFamily } from '../report-family';
import { RowsExplorer } from '../rows/rows-explorer';
import { TotalsStrip } from '../totals-strip';
import { useBrandNames } from '../use-brand-names';
import { useReportFields } from '../use-report-fields';
import { useSessionMay } from '../../host/use-session-may';
import { CheckList } from './check-list';
import { Difference } from './difference';
import { TaxLines } from './tax-lines';
import { KeepReport } from './keep-report';

/** The figures of a simulation: what they are, their totals, checks, rows, and what can be done with them. */
export function SimulationResult({ simulation }: { readonly simulation: Simulation }) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const { paths } = useReportFamily();
  const canKeep = useSessionMay('reports.simulate');
  const [isKeeping, setKeeping] = useState(false);
  const { definition, meta, currency } = simulation;
  const brandNames = useBrandNames(simulation.brandIds);
  const { typeTitleOf } = useReportFields();
  const title = listText([typeTitleOf(definition.type), periodText(definition.period)]);
  useEffect(() => host.setTitle(title), [host, title]);
  // A report names the frozen set that it was made with; a filter that was only tried has none.
  const isTried = definition.criteria !== undefined && definition.appliedSetId === undefined;
  const blockedBecause = !canKeep
    ? text('simulation.noKeep')
    : simulation.hypothetical
      ? text('simulation.hypotheticalHint')
      : isTried
        ? text('simulation.tryOnly')
        : null;
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
            {isTried ? null : (
              <Button
                icon={<EditOutlined aria-hidden />}
                onClick={() => host.navigate(`${paths.create}?${searchOfDefinition(definition)}`)}
              >
                {text('simulation.change')}
              </Button>
            )}
            <ActionButton
              type="primary"
              icon={<SaveOutlined aria-hidden />}
              blockedBecause={blockedBecause}
              onClick={() => setKeeping(true)}
            >
              {text('simulation.keep')}
            </ActionButton>
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
      {isTried ? (
        <Alert
          type="info"
          role="status"
          showIcon
          className="th-after-16"
          title={text('simulation.tryOnly')}
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
      <div className="th-after-16 th-stack-12">
        <div className="th-stack-12 th-beside">
          <CheckList checks={simulation.checks} />
          <Difference simulation={simulation} />
        </div>
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
