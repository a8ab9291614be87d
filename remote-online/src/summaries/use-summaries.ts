import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { usePlayersLater } from '@tallyhouse/shared/reporting/players/use-players-later';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { totalsQuery } from '@tallyhouse/shared/reporting/why/why-queries';
import { summariesQuery, type SummariesAsked } from './summary-queries';
import type { SummaryView } from './summary-view-in-url';

/** All questions behind the summary; each figure on the screen is one of their answers. */
export function useSummaries(scope: ReportScope, view: SummaryView) {
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const { period, compared } = scope;
  const filters = narrowedBy(scope, view);
  // Taxes are on whole months: by day they are not told, and asking for them takes long.
  const taxes = view.granularity === 'month' ? ('true' as const) : ('false' as const);
  const buckets: SummariesAsked & Pick<SummaryView, 'granularity'> = {
    ...period,
    ...filters,
    taxes,
    granularity: view.granularity,
    fillMissing: 'true',
  };
  const groupBy = view.by === null ? [] : [view.by];
  const byDimension = { ...buckets, taxes: 'false' as const, groupBy };
  const beforeBuckets = { ...buckets, ...compared, taxes: 'false' as const };
  const isPivot = view.layout === 'pivot' && view.by !== null;
  const spansMonths = period.from.slice(0, 7) !== period.to.slice(0, 7);
  const yearFrom = `${period.to.slice(0, 4)}-01-01`;
  // The table has no players: they are asked for where the measure chosen is theirs.
  const isPlayers = view.measure === 'activePlayers';
  const isDrawn = isPlayers && view.chart === 'time';
  const noTaxes = { ...filters, taxes: 'false' as const };
  const wholeByDimension = { ...period, ...noTaxes, ...(view.by !== null && { groupBy }) };
  return {
    asked: isPivot ? { ...buckets, groupBy } : buckets,
    yearFrom,
    summaries: usePlayersLater(
      useQuery(summariesQuery(http, brandId, buckets)),
      buckets,
      isDrawn || (isPlayers && view.layout === 'pivot'),
    ),
    split: usePlayersLater(
      useQuery({ ...summariesQuery(http, brandId, byDimension), enabled: isPivot }),
      byDimension,
      isPlayers && isPivot,
    ),
    splitTotals: usePlayersLater(
      useQuery({ ...totalsQuery(http, brandId, wholeByDimension), enabled: isPivot }),
      wholeByDimension,
      isPlayers && isPivot,
    ),
    months: useQuery({
      ...summariesQuery(http, brandId, { ...period, ...noTaxes, granularity: 'month' }),
      enabled: view.granularity === 'day' && spansMonths,
    }),
    yearToDate: useQuery(totalsQuery(http, brandId, { ...noTaxes, from: yearFrom, to: period.to })),
    before: usePlayersLater(
      useQuery({ ...summariesQuery(http, brandId, beforeBuckets), enabled: compared !== null }),
      beforeBuckets,
      isDrawn && compared !== null,
    ),
  };
}

/** What every question of the summary is narrowed by. */
export function narrowedBy(scope: ReportScope, view: SummaryView) {
  return {
    basis: scope.basis,
    ...(scope.currency !== null && { currency: scope.currency }),
    ...(scope.asOf !== null && { asOf: scope.asOf }),
    ...(view.channel !== null && { channel: view.channel }),
    ...(view.vertical.length > 0 && { vertical: [...view.vertical] }),
    ...(view.licenceId !== null && { licenceId: view.licenceId }),
  };
}
