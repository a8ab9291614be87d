import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { listRetailReports } from '@tallyhouse/shared/contracts/retail-reports';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { GridSort } from '@tallyhouse/shared/ui/report-grid';
import type { PlaceView } from './place-view';

export type FiguresAnswer = CallAnswer<typeof listRetailReports>;

/** Rows that are asked for at once: a brand's branches fit, tickets come as they are scrolled to. */
export const blockRows = 200;

/** Everything that decides which figures are shown. */
export interface FiguresOrder {
  readonly period: Period;
  readonly view: PlaceView;
  readonly appliedSetId: string | null;
  readonly sort: readonly GridSort[];
}

/** The order as the call takes it, pages aside. */
export function figuresCall({ period, view, appliedSetId, sort }: FiguresOrder) {
  const { level, parentId, text, dateBasis, payouts } = view;
  return {
    from: period.from,
    to: period.to,
    level,
    payouts,
    ...(parentId !== null && { parentId }),
    ...(appliedSetId !== null && { appliedSetId }),
    ...(dateBasis !== null && { dateBasis }),
    ...(text !== '' && { text }),
    ...(sort.length > 0 && { sort: sort.map(({ field, dir }) => `${field}:${dir}`).join(',') }),
  };
}

/** The first block of rows with totals and header; its `order` asks for further ones. */
export function figuresQuery(http: HttpClient, brandId: string, order: FiguresOrder) {
  const call = figuresCall(order);
  return queryOptions({
    queryKey: ['retail-figures', brandId, call],
    queryFn: async ({ signal }) => ({
      call,
      view: order.view,
      answer: await http.call(listRetailReports, {
        query: { ...call, page: 1, pageSize: blockRows },
        signal,
      }),
    }),
    placeholderData: keepPreviousData,
  });
}
