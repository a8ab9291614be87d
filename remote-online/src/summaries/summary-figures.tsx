import { Alert } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { awaitedOf, PlayersNotThere } from '@tallyhouse/shared/reporting/players/players-awaited';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { FixedAmountsNote } from '../totals/taxes/fixed-amounts-note';
import { hasGap } from './bucket-row';
import { BucketsTable } from './buckets-table';
import { pivotOf } from './pivot';
import { PivotTable } from './pivot-table';
import type { SummariesAnswer } from './summary-queries';
import type { SummaryView } from './summary-view-in-url';
import { isOnQuarters, isUntold } from './untold-taxes';
import type { useSummaries } from './use-summaries';

interface SummaryFiguresProps {
  readonly answer: SummariesAnswer;
  readonly all: ReturnType<typeof useSummaries>;
  readonly view: SummaryView;
  readonly isCompared: boolean;
}

/** The figures below the chart, as rows or as a pivot, after what is missing in them. */
export function SummaryFigures({ answer, all, view, isCompared }: SummaryFiguresProps) {
  const text = useSummariesText();
  const missing = answer.items.filter(({ hasData }) => !hasData).length;
  const gaps = answer.items.filter((one) => one.hasData && hasGap(one)).length;
  return (
    <>
      {missing === 0 && gaps === 0 ? null : (
        <Alert
          type="warning"
          role="status"
          showIcon
          className="th-after-8"
          title={[
            missing === 0 ? '' : text('table.missing', { count: missing }),
            gaps === 0 ? '' : text('table.gaps', { count: gaps }),
          ]
            .filter((part) => part !== '')
            .join(' ')}
        />
      )}
      {view.layout === 'pivot' ? (
        <PivotFigures answer={answer} all={all} view={view} />
      ) : (
        answer.brands.map((brand) => (
          <BucketsTable
            key={brand.brandId}
            own={{
              brand,
              buckets: answer.items.filter(({ brandId }) => brandId === brand.brandId),
              months: (all.months.data?.items ?? []).filter(({ brandId }) => brandId === brand.brandId),
              yearToDate:
                all.yearToDate.data?.brands.find(({ brandId }) => brandId === brand.brandId)?.measures ??
                null,
              before: isCompared
                ? (all.before.data?.items ?? []).filter(({ brandId }) => brandId === brand.brandId)
                : [],
            }}
            granularity={view.granularity}
            yearFrom={all.yearFrom}
            isCompared={isCompared}
            isBusy={all.summaries.isPlaceholderData}
          />
        ))
      )}
      <p style={{ fontSize: 12, opacity: 0.8 }}>
        {text('hold.explain')} {view.granularity === 'week' ? text('table.weeksNote') : null}{' '}
        {isUntold(view) ? text('table.taxNote') : null}{' '}
        {isOnQuarters(answer, view) ? text('table.quarterNote') : null}
      </p>
      <FixedAmountsNote brands={answer.brands} />
    </>
  );
}

function PivotFigures({ answer, all, view }: Pick<SummaryFiguresProps, 'answer' | 'all' | 'view'>) {
  const totalsText = useTotalsText();
  const { summaries, split, splitTotals } = all;
  const failed = [split, splitTotals].find(({ isError }) => isError);
  if (view.by !== null && failed !== undefined) {
    const retry = () => {
      void split.refetch();
      void splitTotals.refetch();
    };
    return <ProblemNotice title={totalsText('failed')} error={failed.error} onRetry={retry} />;
  }
  if (view.by !== null && split.data === undefined) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (view.measure === 'activePlayers') {
    const counts = view.by === null ? [summaries] : [summaries, split, splitTotals];
    const awaited = awaitedOf(counts.map(({ players }) => players));
    if (awaited !== null) return <PlayersNotThere players={awaited} />;
  }
  const items = view.by === null ? answer.items : (split.data?.items ?? []);
  return (
    <PivotTable
      pivot={pivotOf(items, view.by, view.measure)}
      whole={pivotOf(answer.items, null, view.measure)}
      brands={answer.brands}
      totals={splitTotals.data?.items ?? []}
      by={view.by}
      measure={view.measure}
      granularity={view.granularity}
      isBusy={split.isPlaceholderData}
    />
  );
}
