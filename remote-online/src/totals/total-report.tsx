import { Flex } from '@tallyhouse/shared/kit/layout';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { EmptyFigures } from '@tallyhouse/shared/reporting/page/empty-figures';
import { ReportPage } from '@tallyhouse/shared/reporting/report-page';
import { ReportToolbar } from '@tallyhouse/shared/reporting/page/report-toolbar';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { GridToolbar } from '@tallyhouse/shared/ui/grid/grid-toolbar';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useTotalsText } from '../i18n/use-totals-text';
import { ExportFigures } from './export-figures';
import { FixedAmountsNote } from './taxes/fixed-amounts-note';
import { metaOfBrands } from './meta-of-brands';
import { NilReport } from './nil-report';
import { PrepareSubmission } from './prepare-submission';
import { SplitChoice } from './rows/split-choice';
import { TotalRows, useTotalColumns } from './rows/total-rows';
import { StatementView } from './statement/statement-view';
import { TotalPanels } from './total-panels';
import { totalViewOf, withTotalView, type TotalView } from './total-view-in-url';
import { TotalsFilters } from './totals-filters';
import { useTotalsKpis } from './totals-kpis';
import { useKeepTotalReportState } from './use-keep-total-report-state';
import { useTotals } from './use-totals';
import { reportCurrencies } from './report-currencies';

/** Parameters of the address that a saved view holds: those of the call. */
const viewNames = ['from', 'to', 'basis', 'currency', 'groupBy', 'channel', 'vertical', 'licenceId'];

/** Online and retail together: a statement that reconciles, or rows with every measure. */
export function TotalReport() {
  const text = useTotalsText();
  const scope = useReportScope({
    bases: ['SETTLED', 'PLACED', 'PAID', 'PLACED_PAID'],
    currencies: reportCurrencies,
    hasAsOf: true,
    comparisons: ['previous', 'year', 'same-days'],
    comparesAlways: true,
  });
  const [parameters, setParameters] = useSearchParams();
  const [gridView, changeGridView] = useGridView();
  const view = totalViewOf(parameters);
  const change = (part: Partial<TotalView>) =>
    setParameters((current) => withTotalView(current, part), { replace: true });
  const { totals, compared, asked } = useTotals(scope, view);
  const columns = useTotalColumns(totals.data, view);
  useKeepTotalReportState(scope, view, gridView.layout.hidden);
  const kpis = useTotalsKpis(totals.data);
  const answer = totals.data;
  const meta = metaOfBrands(answer);
  const isFiltered = view.channel !== null || view.vertical.length > 0 || view.licenceId !== null;
  const isEmpty = answer?.items.length === 0;
  const emptiness = !isEmpty ? null : isFiltered && meta?.noActivity !== true ? 'no-match' : 'no-activity';
  const isRows = view.layout === 'rows';
  const currency = answer?.totals.length === 1 ? answer.totals[0]?.currency : undefined;
  return (
    <ReportPage
      title={text('title')}
      path="/total-report"
      scope={scope}
      figures={{
        ...{ query: totals, meta, currency },
        brands: answer?.brands.map(({ brandName }) => brandName),
        missingBrands: brandsLeftOut(answer, scope.currency),
        rulePackVersion: answer?.brands[0]?.taxes?.rulePackVersion,
      }}
      views={<SavedSearches screen="/total-report" names={viewNames} period />}
      actions={<PrepareSubmission period={scope.period} />}
    >
      <KpiStrip label={text('kpi.label')} kpis={kpis} />
      <ReportToolbar
        end={
          <ExportFigures
            source={{ kind: 'totals', query: asked }}
            title={text('title')}
            meta={meta}
            rowCount={answer?.items.length ?? null}
            columnCount={null}
          />
        }
      >
        <Flex gap={8} wrap align="center">
          <Segmented
            aria-label={text('layout.label')}
            value={view.layout}
            options={(['statement', 'rows'] as const).map((value) => ({
              value,
              label: text(`layout.${value}`),
            }))}
            onChange={(layout) => change({ layout })}
          />
          {isRows ? <SplitChoice value={view.groupBy} onChange={(groupBy) => change({ groupBy })} /> : null}
          <TotalsFilters view={view} onChange={change} />
          {isRows ? <GridToolbar columns={columns} view={gridView} onView={changeGridView} /> : null}
        </Flex>
      </ReportToolbar>
      {answer === undefined ? null : emptiness !== null ? (
        <>
          <EmptyFigures
            why={emptiness}
            period={scope.period}
            onClearFilters={() => change({ channel: null, vertical: [], licenceId: null })}
          />
          {emptiness === 'no-activity' ? <NilReport answer={answer} /> : null}
        </>
      ) : isRows ? (
        <TotalRows
          answer={answer}
          compared={compared.data ?? null}
          players={totals.players}
          view={view}
          isUpdating={totals.isPlaceholderData}
        />
      ) : (
        <StatementView
          answer={answer}
          compared={compared.data ?? null}
          players={{
            now: totals.players,
            before: scope.compared === null ? totals.players : compared.players,
          }}
          scope={scope}
          view={view}
          onBrand={(brandId) => change({ brandId })}
          isBusy={totals.isPlaceholderData}
        />
      )}
      <FixedAmountsNote brands={answer?.brands ?? []} />
      <TotalPanels answer={answer} scope={scope} view={view} />
      <DrillDrawer />
    </ReportPage>
  );
}

/** Brands that keep their own currency although another was asked for: a rate is missing. */
function brandsLeftOut(answer: ReturnType<typeof useTotals>['totals']['data'], currency: string | null) {
  if (answer === undefined || currency === null) return [];
  return answer.brands.filter((brand) => brand.currency !== currency).map(({ brandName }) => brandName);
}
