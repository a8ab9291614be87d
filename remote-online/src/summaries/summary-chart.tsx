import { awaitedOf, PlayersNotThere } from '@tallyhouse/shared/reporting/players/players-awaited';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { MixChart } from './mix-chart';
import type { SummariesAnswer } from './summary-queries';
import type { SummaryView } from './summary-view-in-url';
import { TimeChart } from './time-chart';
import type { useSummaries } from './use-summaries';

export interface SummaryChartProps {
  readonly scope: ReportScope;
  readonly view: SummaryView;
  readonly answer: SummariesAnswer;
  readonly all: ReturnType<typeof useSummaries>;
}

/** The measure over the period, or what it is made up of. */
export function SummaryChart(props: SummaryChartProps) {
  const { scope, all } = props;
  const { chart, measure } = props.view;
  if (chart === null) return null;
  if (chart !== 'time') return <MixChart {...props} by={chart} />;
  if (measure === 'activePlayers') {
    const { summaries, before } = all;
    const awaited = awaitedOf([summaries.players, ...(scope.compared === null ? [] : [before.players])]);
    if (awaited !== null) return <PlayersNotThere players={awaited} />;
  }
  return <TimeChart {...props} />;
}
