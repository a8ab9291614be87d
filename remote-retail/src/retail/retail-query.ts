import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import { parentOf, type RetailView } from './retail-view';

export type RetailAnswer = CallAnswer<typeof listRetailReports>;

/** A brand's shops fit on one page; the server allows at most 500. */
export const pageSize = 200;

/** Rows, totals and header of one view. While the next view is on its way the last one stays, dimmed. */
export function retailQuery(http: HttpClient, brandId: string, view: RetailView) {
  const parentId = parentOf(view);
  return queryOptions({
    queryKey: ['retail', brandId, view],
    queryFn: ({ signal }) =>
      http.call(listRetailReports, {
        query: {
          from: view.from,
          to: view.to,
          level: view.level,
          ...(parentId !== undefined && { parentId }),
          ...(view.text !== '' && { text: view.text }),
          sort: `${view.sort.field}:${view.sort.direction}`,
          page: view.page,
          pageSize,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Name of one branch, for the way back; the list of its region is usually there already. */
export function branchNameQuery(http: HttpClient, brandId: string, view: RetailView) {
  return queryOptions({
    queryKey: ['retail-branches', brandId, view.from, view.to, view.region],
    queryFn: ({ signal }) =>
      http.call(listRetailReports, {
        query: {
          from: view.from,
          to: view.to,
          level: 'branch',
          ...(view.region !== undefined && { parentId: view.region }),
          pageSize: 500,
        },
        signal,
      }),
    enabled: view.branch !== undefined,
    select: (answer) => answer.items.find((row) => row.id === view.branch) ?? null,
  });
}
