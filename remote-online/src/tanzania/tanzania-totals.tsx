import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { FileTextOutlined } from '@tallyhouse/shared/kit/icons';
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
import { useState } from 'react';
import { KpiStrip } from '@tallyhouse/shared/ui/kpi-strip';
import { useTanzaniaText } from '../i18n/use-tanzania-text';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { BasisBridge } from '../totals/bridge/basis-bridge';
import { ExportFigures } from '../totals/export-figures';
import { Panels } from '@tallyhouse/shared/ui/panel';
import { PrepareSubmission } from '../totals/prepare-submission';
import { taxPeriodsQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { UnverifiedRules } from '@tallyhouse/shared/reporting/tax/unverified-rules';
import { classRowsOf } from './classes/class-rows';
import { ClassTable } from './classes/class-table';
import { PayablePanel } from './payable-panel';
import { ClassPayments } from './payments/class-payments';
import { periodAs, periodKindOf } from './period-kind';
import { TaxCalendar } from './calendar/tax-calendar';
import { TanzaniaFilters } from './tanzania-filters';
import { useTanzaniaKpis } from './tanzania-kpis';
import { tanzanianComparisons } from './tanzania-comparisons';
import { tanzaniaPaths } from './tanzania-paths';
import { tanzanianTotalsQuery } from './tanzania-queries';
import { tanzaniaFilters, tanzaniaViewOf, withTanzaniaView, type TanzaniaView } from './tanzania-view-in-url';
import { UnclaimedPanel } from './unclaimed-panel';
import { WhyTanzania } from './why-tanzania';

const viewNames = ['from', 'to', 'productClass', 'region', 'includeUnverified'];

/** Figures as the Gaming Act defines them: stakes placed less winnings paid, with every tax, due day and payment. */
export function TanzaniaTotals() {
  const text = useTanzaniaText();
  const host = useRemoteHost();
  const { http, session } = host;
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
    ...tanzaniaFilters(view),
    ...(scope.asOf !== null && { asOf: scope.asOf }),
  };
  const totals = useQuery(tanzanianTotalsQuery(http, brandId, asked));
  const compared = useQuery({
    ...tanzanianTotalsQuery(http, brandId, { ...asked, ...scope.compared }),
    enabled: brandId !== null && scope.compared !== null,
  });
  const before = scope.compared === null ? undefined : compared.data;
  const { includeUnverified } = view;
  const taxes = useQuery({
    ...taxPeriodsQuery(http, brandId, { period, includeUnverified }),
    enabled: brandId !== null && mayTaxes,
  });
  // What a class owes makes its row higher: rows are drawn once their taxes are known, or could not be read at once.
  const answer = taxes.isLoading && taxes.failureCount === 0 ? undefined : totals.data;
  const rows = answer === undefined ? [] : classRowsOf(answer.items, taxes.data?.items ?? [], period);
  const [opened, setOpened] = useState<string | null | undefined>(undefined);
  const openRow = rows.find(({ row }) => row.productClass === opened);
  const kpis = useTanzaniaKpis(answer, rows, before);
  const isEmpty = answer?.items.length === 0;
  const isFiltered = view.productClass !== null || view.region !== null;
  const form = `${tanzaniaPaths.form}?${new URLSearchParams(period).toString()}`;
  return (
    <ReportPage
      title={text('title')}
      path={tanzaniaPaths.totals}
      scope={scope}
      figures={{
        query: { ...totals, data: answer },
        ...{ meta: answer?.meta, currency: answer?.currency, rulePackVersion: answer?.rulePackVersion },
      }}
      views={<SavedSearches screen={tanzaniaPaths.totals} names={viewNames} period />}
      actions={
        <>
          <Button
            icon={<FileTextOutlined aria-hidden />}
            title={text('form.openHint')}
            onClick={() => host.navigate(form)}
          >
            {text('form.open')}
          </Button>
          <PrepareSubmission period={period} />
        </>
      }
    >
      <KpiStrip label={text('kpi.label')} kpis={kpis} />
      <ReportToolbar
        end={
          <ExportFigures
            source={{ kind: 'tanzanian-totals', query: asked }}
            title={text('title')}
            meta={answer?.meta}
            rowCount={rows.length}
            columnCount={null}
          />
        }
      >
        <Flex gap={8} wrap align="center">
          <Segmented
            aria-label={text('kind.label')}
            value={periodKindOf(period) ?? ''}
            options={(['month', 'week'] as const).map((kind) => ({
              value: kind,
              label: text(`kind.${kind}`),
            }))}
            onChange={(kind) => {
              if (kind === 'month' || kind === 'week') scope.set({ period: periodAs(kind, period) });
            }}
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
          <ClassTable
            answer={answer}
            rows={rows}
            before={before?.items}
            onOpen={({ row }) => setOpened(row.productClass)}
            isBusy={totals.isPlaceholderData}
          />
        </>
      )}
      {isEmpty ? null : <WhyTanzania scope={scope} view={view} onClear={clear} />}
      <Panels>
        {answer === undefined ? null : <PayablePanel answer={answer} />}
        {answer === undefined ? null : <UnclaimedPanel answer={answer} />}
        <BasisBridge period={period} channel={null} />
        <TaxCalendar period={period} />
      </Panels>
      {openRow === undefined ? null : (
        <ClassPayments one={openRow} today={scope.today} onClose={() => setOpened(undefined)} />
      )}
      <DrillDrawer />
    </ReportPage>
  );
}
