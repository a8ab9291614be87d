import { readDashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { queryOptions } from '@tallyhouse/shared/kit/query';

/** The settled figures of a brand's last gaming days. Another brand is another question, never an old answer. */
export function figuresQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['remote-template', 'figures', brandId],
    queryFn: ({ signal }) => http.call(readDashboardSummary, { signal }),
  });
}
