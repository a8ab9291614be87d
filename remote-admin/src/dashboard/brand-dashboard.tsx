import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { comparedPeriod } from '@tallyhouse/shared/contracts/compared-period';
import type { SessionView } from '@tallyhouse/shared/contracts/remote';
import { periodText } from '@tallyhouse/shared/format/day';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Col, Row } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { ChartsOf } from '@tallyhouse/shared/reporting/charts-of';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { ReportStandard } from '@tallyhouse/shared/reporting/report-standard';
import { WhyPanel } from '@tallyhouse/shared/reporting/why/why-panel';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useMemo } from 'react';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { dailyGgrOf } from './daily-ggr';
import { DailyGgrPanel } from './daily-ggr-panel';
import { summaryQuery } from './dashboard-queries';
import { DeadlineCalendar } from './deadline-calendar';
import { HourHeatMap } from './hour-heat-map';
import { LatestReports } from './latest-reports';
import { MonthFigures } from './month-figures';
import { OpenPositions } from './open-positions';
import { RecentChanges } from './recent-changes';
import { SourceFreshness } from './source-freshness';
import { TaskList } from './task-list';
import { TrustTiles } from './trust-tiles';
import { WithheldNotice } from '@tallyhouse/shared/ui/withheld-notice';

type Brand = NonNullable<SessionView['brand']>;

/** The dashboard of one brand. Freshness has its own call: it stays readable while the figures fail. */
export function BrandDashboard({ brand }: { readonly brand: Brand }) {
  const host = useRemoteHost();
  const text = useDashboardText();
  const { data: summary, isError, error, refetch } = useQuery(summaryQuery(host.http, brand.id));
  const model = useMemo(
    () => (summary === undefined ? null : dailyGgrOf(summary.daily, summary.meta.period.to)),
    [summary],
  );
  const period = summary?.meta.period;
  const before = period === undefined ? null : comparedPeriod(period, 'same-days');
  const detail =
    period === undefined || before === null
      ? undefined
      : text('subtitle', { period: periodText(period), before: periodText(before) });

  /** The month may be shown while earlier days are not. */
  function shownBeside({ ggr }: DashboardSummary): string | undefined {
    if (ggr.current === null) return undefined;
    return text(ggr.previous === null ? 'withheldBefore' : 'withheldChart');
  }

  return (
    <>
      <PageHeader title={text('title')} detail={detail} />
      <Row gutter={[16, 16]} className="th-after-16">
        <Col xs={24} xl={13}>
          <TaskList brandId={brand.id} />
        </Col>
        <Col xs={24} xl={11}>
          <DeadlineCalendar brandId={brand.id} />
        </Col>
      </Row>
      {isError ? (
        <ProblemNotice title={text('failed')} error={error} onRetry={() => void refetch()} />
      ) : summary === undefined || model === null ? (
        <Skeleton active paragraph={{ rows: 12 }} />
      ) : (
        <>
          <ReportStandard brand={brand.name} meta={summary.meta} currency={summary.currency} />
          {summary.withheld === undefined ? null : (
            <WithheldNotice title={shownBeside(summary)} by={summary.withheldBy} />
          )}
          {model.channels.length === 0 && summary.withheld === undefined ? (
            <EmptyNotice
              title={text('nothingYet')}
              hint={text('nothingYetHint', { brand: brand.name })}
              action={<Button onClick={() => host.navigate('/load-data')}>{text('nothingYetAction')}</Button>}
            />
          ) : (
            <>
              <MonthFigures summary={summary} />
              {before === null || summary.withheld !== undefined ? null : (
                <ChartsOf
                  brand={brand.name}
                  report={text('title')}
                  period={summary.meta.period}
                  compared={before}
                  meta={summary.meta}
                >
                  <WhyPanel
                    isOffered
                    question={{ ...summary.meta, before, compare: 'same-days', asOf: null }}
                  />
                </ChartsOf>
              )}
              <TrustTiles brandId={brand.id} />
              <Row gutter={[16, 16]} className="th-after-16">
                <Col xs={24} xl={17}>
                  {summary.withheld === undefined ? (
                    <DailyGgrPanel model={model} brand={brand} summary={summary} />
                  ) : null}
                </Col>
                <Col xs={24} xl={7}>
                  <OpenPositions summary={summary} hasRetail={brand.channels.includes('RETAIL')} />
                </Col>
              </Row>
            </>
          )}
        </>
      )}
      <div className="th-before-16 th-after-16">
        <HourHeatMap brand={brand} />
      </div>
      <Row gutter={[16, 16]}>
        <Col xs={24} xl={12}>
          <SourceFreshness brandId={brand.id} zone={brand.zone} />
        </Col>
        {summary === undefined ? null : (
          <Col xs={24} xl={12}>
            <LatestReports reports={summary.reports} currency={summary.currency} zone={brand.zone} />
          </Col>
        )}
        <Col xs={24}>
          <RecentChanges brandId={brand.id} zone={brand.zone} />
        </Col>
      </Row>
      <DrillDrawer />
    </>
  );
}
