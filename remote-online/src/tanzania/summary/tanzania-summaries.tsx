import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { EmptyFigures, NilNotice } from '@tallyhouse/shared/reporting/page/empty-figures';
import { ReportPage } from '@tallyhouse/shared/reporting/report-page';
import { ReportToolbar } from '@tallyhouse/shared/reporting/page/report-toolbar';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { ExportFigures } from '../../totals/export-figures';
import { Panels } from '@tallyhouse/shared/ui/panel';
import { taxPeriodsQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { UnverifiedRules } from '@tallyhouse/shared/reporting/tax/unverified-rules';
import { TaxCalendar } from '../calendar/tax-calendar';
import { TaxDatesPanel } from '../calendar/tax-dates';
import { tanzanianComparisons } from '../tanzania-comparisons';
import { TanzaniaFilters } from '../tanzania-filters';
import { tanzaniaPaths } from '../tanzania-paths';
import { tanzanianSummariesQuery } from '../tanzania-queries';
import {
  tanzaniaFilters,
  tanzaniaViewOf,
  withTanzaniaView,
  type TanzaniaView,
} from '../tanzania-view-in-url';
import { tanzanianBuckets } from './tanzania-buckets';
import { WhyTanzania } from '../why-tanzania';
import { useTanzaniaSummaryKpis } from './tanzania-summary-kpis';
import { TanzaniaSummaryTable } from './tanzania-summary-table';
import { WithholdingRegister } from './withholding-register';

const viewNames = ['from', 'to', 'granularity', 'productClass', 'region', 'includeUnverified'];

/** The Tanzanian figures by the calendars of TRA and the Board: weeks or months, what accrued and what was paid. */
export function TanzaniaSummaries() {
  const text = useTanzaniaText();
  const { http, session } = useRemoteHost();
  const mayTaxes = useSessionMay('tax.view');
  const scope = useReportScope({ bases: ['PLACED_PAID'], hasAsOf: true, comparisons: tanzanianComparisons });
  const { period } = scope;
  const [parameters, setParameters] = useSearchParams();
  const view = tanzaniaViewOf(parameters);
  const change = (part: Partial<TanzaniaView>) =>
    setParameters((current) => withTanzaniaView(current, part), { replace: true });
  const clear = () => change({ productClass: null, region: null });
  const brandId = session.brand?.id ?? null;
  const asked = {
    ...period,
    granularity: view.granularity,
    ...tanzaniaFilters(view),
    ...(scope.asOf !== null && { asOf: scope.asOf }),
  };
  const summaries = useQuery(tanzanianSummariesQuery(http, brandId, asked));
  const compared = useQuery({
    ...tanzanianSummariesQuery(http, brandId, { ...asked, ...scope.compared }),
    enabled: brandId !== null && scope.compared !== null,
  });
  const answer = summaries.data;
  const taxes = useQuery({
    ...taxPeriodsQuery(http, brandId, { period, includeUnverified: view.includeUnverified }),
    enabled: mayTaxes && brandId !== null && answer !== undefined,
  });
  const taxPeriods = taxes.data?.items ?? [];
  const buckets =
    answer === undefined ? undefined : tanzanianBuckets(answer.items, view.granularity, taxPeriods);
  const before =
    scope.compared === null || compared.data === undefined
      ? undefined
      : tanzanianBuckets(compared.data.items, view.granularity, []);
  const kpis = useTanzaniaSummaryKpis({
    buckets,
    before,
    currency: answer?.currency,
    granularity: view.granularity,
  });
  const isEmpty = answer?.items.length === 0;
  const isFiltered = view.productClass !== null || view.region !== null;
  return (
    <ReportPage
      title={text('summaryTitle')}
      path={tanzaniaPaths.summaries}
      scope={scope}
      figures={{
        query: summaries,
        ...{ meta: answer?.meta, currency: answer?.currency, rulePackVersion: answer?.rulePackVersion },
      }}
      views={<SavedSearches screen={tanzaniaPaths.summaries} names={viewNames} period />}
    >
      <KpiStrip label={text('summary.kpi.label')} kpis={kpis} />
      <ReportToolbar
        end={
          <ExportFigures
            source={{ kind: 'tanzanian-summaries', query: asked }}
            title={text('summaryTitle')}
            meta={answer?.meta}
            rowCount={answer?.items.length ?? null}
            columnCount={null}
          />
        }
      >
        <Flex gap={8} wrap align="center">
          <Segmented
            aria-label={text('summary.granularity.label')}
            value={view.granularity}
            options={(['week', 'month'] as const).map((value) => ({
              value,
              label: text(`summary.granularity.${value}`),
            }))}
            onChange={(granularity) => change({ granularity })}
          />
          <TanzaniaFilters view={view} onChange={change} />
        </Flex>
      </ReportToolbar>
      {answer === undefined ? null : isEmpty ? (
        <EmptyFigures
          why={isFiltered && !answer.meta.noActivity ? 'no-match' : 'no-activity'}
          period={period}
          onClearFilters={clear}
        />
      ) : (
        <>
          {answer.meta.noActivity ? <NilNotice period={period} /> : null}
          <UnverifiedRules
            reasons={answer.meta.statusReasons}
            switchedOff={answer.items.flatMap(({ switchedOff }) => switchedOff)}
          />
          <TanzaniaSummaryTable
            buckets={buckets ?? []}
            granularity={view.granularity}
            currency={answer.currency}
            isBusy={summaries.isPlaceholderData}
          />
        </>
      )}
      {isEmpty ? null : <WhyTanzania scope={scope} view={view} onClear={clear} />}
      <Panels>
        {mayTaxes && answer !== undefined ? (
          <WithholdingRegister
            periods={taxPeriods.filter(({ code }) => code === 'WHT')}
            currency={answer.currency}
            meta={answer.meta}
          />
        ) : null}
        <TaxDatesPanel period={period} includeUnverified={view.includeUnverified} />
        <TaxCalendar period={period} />
      </Panels>
      <DrillDrawer />
    </ReportPage>
  );
}
