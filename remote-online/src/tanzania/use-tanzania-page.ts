import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { useReportScope } from '@tallyhouse/shared/reporting/use-report-scope';
import { tanzanianComparisons } from './tanzania-comparisons';
import { tanzaniaFilters, tanzaniaViewOf, withTanzaniaView, type TanzaniaView } from './tanzania-view-in-url';

export type TanzaniaPage = ReturnType<typeof useTanzaniaPage>;

/** What the address of a Tanzanian report says: its period, how it is looked at, and what its call is asked. */
export function useTanzaniaPage() {
  const { http, session } = useRemoteHost();
  const scope = useReportScope({ bases: ['PLACED_PAID'], hasAsOf: true, comparisons: tanzanianComparisons });
  const [parameters, setParameters] = useSearchParams();
  const view = tanzaniaViewOf(parameters);
  return {
    ...{ http, scope, view },
    brandId: session.brand?.id ?? null,
    asked: {
      ...scope.period,
      ...tanzaniaFilters(view),
      ...(scope.asOf !== null && { asOf: scope.asOf }),
    },
    change: (part: Partial<TanzaniaView>) =>
      setParameters((current) => withTanzaniaView(current, part), { replace: true }),
  };
}
