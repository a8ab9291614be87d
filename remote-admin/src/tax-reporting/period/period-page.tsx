import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { dayText, periodText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { Breadcrumb } from '@tallyhouse/shared/kit/tabs';
import { DrillDrawer } from '@tallyhouse/shared/reporting/drill/drill-drawer';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { TaxPeriodStateTag } from '@tallyhouse/shared/reporting/tax/tax-period-state-tag';
import { classOfPlay, taxName } from '@tallyhouse/shared/reporting/tax/tax-words';
import { UnverifiedRules } from '@tallyhouse/shared/reporting/tax/unverified-rules';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useEffect, useState } from 'react';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { PeriodSteps } from '../steps/period-steps';
import { ProposalNotice } from '../steps/proposal-notice';
import { periodQuery } from '../tax-reporting-queries';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { LateRecords } from './late-records';
import { BrandParts } from './brand-parts';
import { PeriodLife } from './period-life';
import { PeriodSums } from './period-sums';
import { PeriodTabs } from './period-tabs';

/** One tax period: where it stands, what it comes to and why, and what can be done with it. */
export function PeriodPage({ id }: { readonly id: string }) {
  const text = useTaxReportingText();
  const host = useRemoteHost();
  const period = useQuery(periodQuery(host.http, host.session.brand?.id ?? null, id));
  const way = <Breadcrumb items={[{ title: <Link to="/tax-reporting">{text('title')}</Link> }]} />;
  if (period.isError) {
    return (
      <>
        <PageHeader title={text('title')} breadcrumb={way} />
        <ProblemNotice
          title={text('page.failed')}
          error={period.error}
          onRetry={() => void period.refetch()}
          onList={() => host.navigate('/tax-reporting')}
        />
      </>
    );
  }
  if (period.data === undefined) {
    return (
      <>
        <PageHeader title={text('title')} breadcrumb={way} />
        <Skeleton active paragraph={{ rows: 12 }} />
      </>
    );
  }
  return <Loaded period={period.data} />;
}

function Loaded({ period }: { readonly period: TaxPeriodDetail }) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const host = useRemoteHost();
  const [nowMs] = useState(() => Date.now());
  const { due, asOf, version } = period;
  const zone = host.session.brand?.zone ?? 'UTC';
  const name = text('page.name', {
    tax: taxName(period.code, taxText),
    class: classOfPlay(period.productClass, taxText),
  });
  const days = periodText(period.period);
  useEffect(() => host.setTitle(name, days), [host, name, days]);
  const about = text('page.about', {
    authority: `${payerText(period)} · ${period.authority}`,
    period: days,
    kind: kindText(period.periodKind, text),
  });
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={
          <Breadcrumb
            items={[{ title: <Link to="/tax-reporting">{text('title')}</Link> }, { title: days }]}
          />
        }
        tag={
          <>
            <TaxPeriodStateTag state={period.state} />
            {period.isLate ? <StateTag kind="bad" mark="!" word={text('late')} /> : null}
            <FigureStatusTag status={period.status} reasons={period.statusReasons} />
          </>
        }
        detail={
          <>
            <div>{about}</div>
            <div>
              {due.day === null
                ? text('page.noDue')
                : text('page.dueBy', {
                    day: dayText(due.day),
                    when: dueAgo({ ...due, day: due.day }, nowMs, zone),
                  })}
              {' · '}
              {text(period.state === 'OPEN' ? 'page.open' : 'page.pinned', {
                asOf: instantText(asOf, zone),
                version,
              })}
            </div>
          </>
        }
        actions={<PeriodSteps period={period} name={name} />}
      />
      {period.proposal === null ? null : (
        <ProposalNotice period={period} proposal={period.proposal} zone={zone} />
      )}
      <PeriodLife period={period} zone={zone} />
      <UnverifiedRules reasons={period.statusReasons} />
      <LateRecords period={period} zone={zone} />
      <PeriodSums period={period} />
      <BrandParts period={period} />
      <PeriodTabs period={period} zone={zone} />
      <DrillDrawer />
    </>
  );
}

/** The brand, or the company with the brands that it owes the tax for. */
function payerText({ entity, brands = [], brandName }: TaxPeriodDetail): string {
  return brands.length < 2 || entity === undefined
    ? brandName
    : `${entity.name} (${brands.map(({ name }) => name).join(', ')})`;
}

const kinds = ['DAY', 'WEEK', 'MONTH', 'BIMONTH', 'QUARTER', 'HALF', 'YEAR'] as const;

function kindText(kind: string, text: ReturnType<typeof useTaxReportingText>): string {
  const known = kinds.find((one) => one === kind);
  return known === undefined ? kind : text(`kind.${known}`);
}
