import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { EmptyFigures } from '@tallyhouse/shared/reporting/page/empty-figures';
import { useOpened } from '@tallyhouse/shared/preferences/opened-parts';
import { ReportPage } from '@tallyhouse/shared/reporting/report-page';
import { ReportToolbar } from '@tallyhouse/shared/reporting/page/report-toolbar';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { WhyPanel } from '@tallyhouse/shared/reporting/why/why-panel';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useSummariesText } from '../i18n/use-summaries-text';
import { metaOfBrands } from '../totals/meta-of-brands';
import { NilReport } from '../totals/nil-report';
import { reportCurrencies } from '../totals/report-currencies';
import { useTotalsKpis } from '../totals/totals-kpis';
import { whyQuestionOf } from '../totals/why-question-of';
import { ExportSummaries } from './export-summaries';
import { FoldedChart } from './folded-chart';
import { SummaryFigures } from './summary-figures';
import { SummaryToolbar } from './summary-toolbar';
import { summaryViewOf, withSummaryView, type SummaryView } from './summary-view-in-url';
import { useSummaries } from './use-summaries';

/** Parameters of the address that a saved view holds: those of the call. */
const viewNames = [
  'from',
  'to',
  'basis',
  'currency',
  'granularity',
  'groupBy',
  'channel',
  'vertical',
  'licenceId',
];

/** `/summary-report`: the same figures per day, week or month, as rows or as a pivot, under a chart. */
export function SummaryReportScreen() {
  const text = useSummariesText();
  const scope = useReportScope({
    bases: ['SETTLED', 'PLACED', 'PAID', 'PLACED_PAID'],
    currencies: reportCurrencies,
    hasAsOf: true,
    comparisons: ['previous', 'year', 'same-days'],
  });
  const [parameters, setParameters] = useSearchParams();
  const [isChartOpen, setChartOpen] = useOpened('summary-chart');
  const view = summaryViewOf(parameters, isChartOpen);
  const change = (part: Partial<SummaryView>) => {
    if (part.chart !== undefined) setChartOpen(part.chart !== null);
    setParameters((current) => withSummaryView(current, part), { replace: true });
  };
  const clear = () => change({ channel: null, vertical: [], licenceId: null });
  const all = useSummaries(scope, view);
  const { summaries } = all;
  const answer = summaries.data;
  const meta = metaOfBrands(answer);
  const allKpis = useTotalsKpis(
    answer === undefined ? undefined : { brands: answer.brands, items: [], totals: answer.totals },
  );
  // Taxes are on whole months; by day or week they are not asked for.
  const kpis = allKpis.filter(({ key }) => key !== 'tax' || view.granularity === 'month');
  const isFiltered = view.channel !== null || view.vertical.length > 0 || view.licenceId !== null;
  const isEmpty = answer !== undefined && !answer.items.some(({ hasData }) => hasData);
  const emptiness = !isEmpty ? null : isFiltered && meta?.noActivity !== true ? 'no-match' : 'no-activity';
  const currency = answer?.totals.length === 1 ? answer.totals[0]?.currency : undefined;
  return (
    <ReportPage
      title={text('title')}
      path="/summary-report"
      scope={scope}
      figures={{
        ...{ query: summaries, meta, currency },
        brands: answer?.brands.map(({ brandName }) => brandName),
        rulePackVersion: answer?.brands[0]?.taxes?.rulePackVersion,
      }}
      views={<SavedSearches screen="/summary-report" names={viewNames} period />}
    >
      <KpiStrip label={text('kpiLabel')} kpis={kpis} />
      {emptiness === null && answer !== undefined ? (
        <FoldedChart scope={scope} view={view} answer={answer} all={all} onChange={change} />
      ) : null}
      <ReportToolbar end={<ExportSummaries answer={answer} all={all} view={view} meta={meta} />}>
        <SummaryToolbar view={view} onChange={change} />
      </ReportToolbar>
      {answer === undefined ? null : emptiness !== null ? (
        <>
          <EmptyFigures why={emptiness} period={scope.period} onClearFilters={clear} />
          {emptiness === 'no-activity' ? (
            <NilReport answer={{ brands: answer.brands, items: [], totals: answer.totals }} />
          ) : null}
        </>
      ) : (
        <>
          <SummaryFigures answer={answer} all={all} view={view} isCompared={scope.compared !== null} />
          <WhyPanel question={whyQuestionOf(scope, view)} />
        </>
      )}
      <DrillDrawer />
    </ReportPage>
  );
}
