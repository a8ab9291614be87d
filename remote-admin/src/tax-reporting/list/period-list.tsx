import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { PrintMargins } from '@tallyhouse/shared/reporting/page/print-margins';
import { PageHeader } from '@tallyhouse/shared/ui/page-header';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { periodListQuery, periodsPerPage } from '../tax-reporting-queries';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { DueBanner } from './due-banner';
import { NotComputedList } from './not-computed-list';
import { PeriodFilterBar } from './period-filter-bar';
import {
  isCurrent,
  isNarrowed,
  periodFiltersOf,
  withPeriodFilters,
  type PeriodFilters,
} from './period-filters';
import { PeriodTable } from './period-table';
import { PeriodTotals } from './period-totals';
import { SpanningPeriods } from './spanning-periods';
import { WithheldPeriods } from './withheld-periods';

/** The tax periods that rules, licences and the calendar make, and what became of them. */
export function PeriodList() {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const [parameters, setParameters] = useSearchParams();
  const filters = periodFiltersOf(parameters);
  const setFilters = (next: PeriodFilters) =>
    setParameters((current) => withPeriodFilters(current, next), { replace: true });
  const list = useQuery(periodListQuery(http, session.brand?.id ?? null, filters));
  const answer = list.data;
  const known = answer?.items.map(({ authority }) => authority) ?? [];
  const authorities = [...new Set([...known, ...(filters.authority ?? '').split(' ').filter(Boolean)])];
  return (
    <>
      <PrintMargins brandNames={session.brand?.name ?? ''} title={text('title')} />
      <PageHeader title={text('title')} detail={text(session.brand === null ? 'group' : 'subtitle')} />
      {answer === undefined ? null : (
        <>
          <DueBanner periods={answer.items} totals={answer.totals} />
          <PeriodTotals totals={answer.totals} isCurrent={isCurrent(filters)} />
          <WithheldPeriods periods={answer.withheld ?? []} />
          <SpanningPeriods periods={answer.spanning ?? []} />
        </>
      )}
      <PeriodFilterBar filters={filters} authorities={authorities.toSorted()} onChange={setFilters} />
      {list.isError ? (
        <ProblemNotice title={text('failed')} error={list.error} onRetry={() => void list.refetch()} />
      ) : answer === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} />
      ) : answer.totalCount === 0 &&
        (answer.withheld ?? answer.spanning) !== undefined ? null : answer.totalCount === 0 ? (
        <EmptyNotice
          title={text(isNarrowed(filters) ? 'noMatch' : isCurrent(filters) ? 'settled' : 'empty')}
          {...(isNarrowed(filters) || isCurrent(filters)
            ? {
                action: (
                  <Button onClick={() => setFilters({ isAll: true, includeUnverified: false, page: 1 })}>
                    {text('noMatchAction')}
                  </Button>
                ),
              }
            : { hint: text('emptyHint') })}
        />
      ) : (
        <>
          <PeriodTable
            periods={answer.items}
            hasBrand={session.brand === null}
            isBusy={list.isPlaceholderData}
          />
          <Flex justify="flex-end" className="th-before-12">
            <Pagination
              size="small"
              current={filters.page}
              pageSize={periodsPerPage}
              total={answer.totalCount}
              showSizeChanger={false}
              showTotal={(count) => text('shown', { count })}
              onChange={(page) => setFilters({ ...filters, page })}
            />
          </Flex>
          {answer.unclassified.length === 0 ? null : (
            <Alert
              type="warning"
              showIcon
              role="status"
              className="th-before-12"
              title={text('unclassified', { count: answer.unclassified.length })}
              description={answer.unclassified
                .map(({ licenceId, channel, vertical }) => `${licenceId} · ${channel} · ${vertical}`)
                .join('; ')}
            />
          )}
        </>
      )}
      {answer === undefined ? null : (
        <NotComputedList rules={answer.notComputed} hasBrand={session.brand === null} />
      )}
    </>
  );
}
