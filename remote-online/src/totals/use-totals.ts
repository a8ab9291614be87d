import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { usePlayersLater } from '@tallyhouse/shared/reporting/players/use-players-later';
import type { ReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { totalsQuery, type TotalsAsked } from '@tallyhouse/shared/reporting/why/why-queries';
import { comparedTotalsQuery } from './total-queries';
import type { TotalView } from './total-view-in-url';

/** The totals that the address asks for, the same of the period compared with, and the question itself. */
export function useTotals(scope: ReportScope, view: TotalView) {
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const asked: TotalsAsked = {
    ...questionOf(scope, view),
    // The statement stands on its two channels.
    groupBy: view.layout === 'statement' ? ['channel'] : [...view.groupBy],
  };
  const { compared: comparedPeriod } = scope;
  const totals = usePlayersLater(useQuery(totalsQuery(http, brandId, asked)), asked, true);
  const compared = usePlayersLater(
    useQuery(comparedTotalsQuery(http, brandId, { query: asked, compared: comparedPeriod })),
    { ...asked, ...comparedPeriod },
    comparedPeriod !== null,
  );
  return { totals, compared, asked };
}

/** What is asked whatever the split. */
export function questionOf(scope: ReportScope, view: TotalView): TotalsAsked {
  return {
    ...scope.period,
    basis: scope.basis,
    ...(scope.currency !== null && { currency: scope.currency }),
    ...(scope.asOf !== null && { asOf: scope.asOf }),
    ...(view.channel !== null && { channel: view.channel }),
    ...(view.vertical.length > 0 && { vertical: [...view.vertical] }),
    ...(view.licenceId !== null && { licenceId: view.licenceId }),
  };
}
