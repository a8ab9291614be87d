import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { usePlayersLater } from '@tallyhouse/shared/reporting/players/use-players-later';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { totalsQuery } from '@tallyhouse/shared/reporting/why/why-queries';
import { comparedTotalsQuery } from '../totals/total-queries';
import type { SummaryView } from './summary-view-in-url';
import { narrowedBy } from './use-summaries';

/** Totals of the period by a dimension, and those of the period compared with; taxes are of a whole, and not asked for. */
export function useMix(scope: ReportScope, view: SummaryView, by: TotalDimension) {
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const query = {
    ...scope.period,
    ...narrowedBy(scope, view),
    taxes: 'false' as const,
    groupBy: [by],
  };
  const { compared } = scope;
  const isPlayers = view.measure === 'activePlayers';
  return {
    mix: usePlayersLater(useQuery(totalsQuery(http, brandId, query)), query, isPlayers),
    before: usePlayersLater(
      useQuery(comparedTotalsQuery(http, brandId, { query, compared })),
      { ...query, ...compared },
      isPlayers && compared !== null,
    ),
  };
}
