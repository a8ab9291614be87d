import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { EmptyFigures, NilNotice } from '@tallyhouse/shared/reporting/page/empty-figures';
import type { FiguresQuery } from '@tallyhouse/shared/reporting/page/figures-state';
import { ReportToolbar } from '@tallyhouse/shared/reporting/page/report-toolbar';
import { ReportPage } from '@tallyhouse/shared/reporting/report-page';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { UnverifiedRules } from '@tallyhouse/shared/reporting/tax/unverified-rules';
import { KpiStrip, type Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { Panels } from '@tallyhouse/shared/ui/panel';
import type { ComponentProps, ReactNode } from 'react';
import { ExportFigures } from '../totals/export-figures';
import { TanzaniaFilters } from './tanzania-filters';
import type { TanzaniaPage } from './use-tanzania-page';
import { WhyTanzania } from './why-tanzania';

interface TanzanianAnswer {
  readonly meta: ListMeta;
  readonly currency: string;
  readonly rulePackVersion: string;
  readonly items: readonly { readonly switchedOff: readonly string[] }[];
}

interface TanzaniaReportProps {
  readonly page: TanzaniaPage;
  readonly title: string;
  readonly path: string;
  /** What of the address a saved search keeps. */
  readonly names: readonly string[];
  readonly figures: { readonly query: FiguresQuery; readonly answer: TanzanianAnswer | undefined };
  readonly kpis: { readonly label: string; readonly list: readonly Kpi[] };
  readonly exported: Pick<ComponentProps<typeof ExportFigures>, 'source' | 'rowCount'>;
  readonly actions?: ReactNode;
  /** Above the figures: what they are by. */
  readonly choice: ReactNode;
  /** Its table, and the panels below. */
  readonly children: readonly [table: ReactNode, panels: ReactNode];
}

/** The page of a Tanzanian report around its table: key figures, filters, what is not sure about them, why they changed. */
export function TanzaniaReport(props: TanzaniaReportProps) {
  const { page, title, path, kpis } = props;
  const { scope, view, change } = page;
  const { query, answer } = props.figures;
  const [table, panels] = props.children;
  const clear = () => change({ productClass: null, region: null });
  const isEmpty = answer?.items.length === 0;
  const isFiltered = view.productClass !== null || view.region !== null;
  return (
    <ReportPage
      {...{ title, path, scope }}
      figures={{
        query,
        ...{ meta: answer?.meta, currency: answer?.currency, rulePackVersion: answer?.rulePackVersion },
      }}
      views={<SavedSearches screen={path} names={props.names} period />}
      actions={props.actions}
    >
      <KpiStrip label={kpis.label} kpis={kpis.list} />
      <ReportToolbar
        end={<ExportFigures {...props.exported} title={title} meta={answer?.meta} columnCount={null} />}
      >
        <Flex gap={8} wrap align="center">
          {props.choice}
          <TanzaniaFilters view={view} onChange={change} />
        </Flex>
      </ReportToolbar>
      {answer === undefined ? null : isEmpty ? (
        <EmptyFigures
          why={isFiltered && !answer.meta.noActivity ? 'no-match' : 'no-activity'}
          period={scope.period}
          onClearFilters={clear}
        />
      ) : (
        <>
          {answer.meta.noActivity ? <NilNotice period={scope.period} /> : null}
          <UnverifiedRules
            reasons={answer.meta.statusReasons}
            switchedOff={answer.items.flatMap(({ switchedOff }) => switchedOff)}
          />
          {table}
        </>
      )}
      {isEmpty ? null : <WhyTanzania scope={scope} view={view} onClear={clear} />}
      <Panels>{panels}</Panels>
      <DrillDrawer />
    </ReportPage>
  );
}
