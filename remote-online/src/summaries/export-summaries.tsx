import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import { useSummariesText } from '../i18n/use-summaries-text';
import { useTotalsText } from '../i18n/use-totals-text';
import { ExportFigures } from '../totals/export-figures';
import { pivotOf } from './pivot';
import type { SummariesAnswer } from './summary-queries';
import type { SummaryView } from './summary-view-in-url';
import type { useSummaries } from './use-summaries';

interface ExportSummariesProps {
  readonly answer: SummariesAnswer | undefined;
  readonly all: ReturnType<typeof useSummaries>;
  readonly view: SummaryView;
  readonly meta: ListMeta | undefined;
}

/** Writes the summary as it is looked at: every measure by buckets, or the pivot of one measure. */
export function ExportSummaries({ answer, all, view, meta }: ExportSummariesProps) {
  const text = useSummariesText();
  const totalsText = useTotalsText();
  const items = (all.asked.groupBy === undefined ? answer : all.split.data)?.items;
  if (view.layout === 'buckets') {
    return (
      <ExportFigures
        source={{ kind: 'summaries', query: all.asked }}
        title={text('title')}
        meta={meta}
        rowCount={items?.length ?? null}
        columnCount={null}
      />
    );
  }
  const pivot = items === undefined ? null : pivotOf(items, view.by, view.measure);
  return (
    <ExportFigures
      source={{ kind: 'summaries', query: all.asked, pivot: view.measure }}
      title={text('pivot.exportTitle', {
        title: text('title'),
        measure: totalsText(`measure.${view.measure}`),
      })}
      meta={meta}
      rowCount={pivot?.rows.length ?? null}
      columnCount={pivot === null ? null : pivot.buckets.length + (view.by === null ? 0 : 1)}
    />
  );
}
