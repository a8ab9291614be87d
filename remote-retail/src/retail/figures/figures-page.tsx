import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { PlayCircleOutlined } from '@tallyhouse/shared/kit/icons';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { ReportPage } from '@tallyhouse/shared/reporting/report-page';
import { SavedSearches } from '@tallyhouse/shared/reporting/saved-searches/saved-searches';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useGridView } from '@tallyhouse/shared/ui/grid/use-grid-view';
import { ChoicesFold } from '@tallyhouse/shared/ui/choices-fold';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { useRetailText } from '../../i18n/use-retail-text';
import { ChartTools } from '../chart/chart-tools';
import { FiguresChart } from '../chart/figures-chart';
import { branchTreeQuery } from '../branches/branch-tree-query';
import { useAppliedSet } from '../filters/use-applied-set';
import { useFilterDeskView } from '../filters/use-filter-desk-view';
import { retailPaths, withPeriod } from '../retail-paths';
import { SectionTabs } from '../section-tabs';
import { TicketDrawer } from '../tickets/ticket-drawer';
import { useFigureKpis } from './figure-kpis';
import { fieldsOf } from './figure-fields';
import { CountingChoices } from './figure-toolbar';
import { FiguresBody } from './figures-body';
import { figuresQuery } from './figures-query';
import { PlacePath } from './place-path';
import { placeSteps } from './place-steps';
import { figureParameters, placeViewOf, withPlaceView, type PlaceView } from './place-view';
import { useFigures } from './use-figures';
import { useRowMaker } from './use-row-maker';

const scopeOptions = {
  bases: ['SETTLED'],
  comparisons: ['previous', 'year', 'same-days'],
} as const;

/** What the brand's places sold, paid and counted, from regions down to single tickets. */
export function FiguresPage({ brand }: { readonly brand: NonNullable<SessionView['brand']> }) {
  const host = useRemoteHost();
  const { http, session } = host;
  const text = useRetailText();
  const lacking = useLacking();
  const scope = useReportScope(scopeOptions);
  const [search, setSearch] = useSearchParams();
  const [grid] = useGridView();
  const applied = useAppliedSet();
  const filters = useFilterDeskView({ brand, period: scope.period, applied });
  const view = placeViewOf(search);
  const { period, compared } = scope;
  const sortable = fieldsOf(view.level).filter(({ isSortable }) => isSortable);
  const named = grid.sort.filter(({ field }) => sortable.some((one) => one.field === field));
  const usual = view.level === 'ticket' ? [] : [{ field: 'ggr', dir: 'desc' as const }];
  const sort = named.length > 0 ? named : usual;
  const order = { period, view, appliedSetId: applied.setId, sort };
  const toRow = useRowMaker(brand);
  const figures = useFigures(brand.id, order, toRow);
  const before = useQuery({
    ...figuresQuery(http, brand.id, { ...order, period: compared ?? period }),
    enabled: compared !== null,
  });
  const regions = useQuery(branchTreeQuery(http, brand.id)).data?.regions ?? [];
  const answer = figures.query.data?.answer;
  const steps = placeSteps(view, regions, text);
  const kpis = useFigureKpis(answer, compared === null ? undefined : before.data?.answer);
  const go = (change: Partial<PlaceView>) => setSearch((current) => withPlaceView(current, change));
  const maySimulate = session.permissions.includes('reports.simulate');
  const isEmpty = answer?.totalCount === 0;
  const isNarrowed = view.text !== '' || view.parentId !== null || applied.setId !== null;
  const emptiness = !isEmpty ? null : answer.meta.noActivity || !isNarrowed ? 'no-activity' : 'no-match';
  return (
    <>
      <ReportPage
        title={text('title')}
        path="/retail"
        scope={scope}
        figures={{
          query: figures.query,
          meta: answer?.meta,
          currency: answer?.currency ?? brand.currency,
        }}
        breadcrumb={steps.length < 2 ? undefined : <PlacePath steps={steps} />}
        views={<SavedSearches screen="/retail" names={figureParameters} period />}
        actions={
          <ActionButton
            type="primary"
            icon={<PlayCircleOutlined aria-hidden />}
            blockedBecause={maySimulate ? null : lacking('reports.simulate')}
            onClick={() =>
              host.navigate(withPeriod(retailPaths.create, period, { appliedSetId: applied.setId }))
            }
          >
            {text('simulate.button')}
          </ActionButton>
        }
      >
        <KpiStrip label={text('kpi.label')} kpis={kpis} />
        {answer === undefined || isEmpty ? null : (
          <div className="th-report-chart">
            <FiguresChart
              brand={brand}
              order={order}
              answer={answer}
              compared={compared}
              before={compared === null ? undefined : before.data?.answer}
              onGo={go}
            />
          </div>
        )}
        <SectionTabs section="figures" period={period}>
          <ChoicesFold>
            <CountingChoices view={view} onGo={go} />
            <ChartTools order={order} />
            {filters.bar}
          </ChoicesFold>
        </SectionTabs>
        <FiguresBody brand={brand} order={order} figures={figures} emptiness={emptiness} onGo={go} />
      </ReportPage>
      {filters.overlays}
      <TicketDrawer brand={brand} />
      <DrillDrawer />
    </>
  );
}
