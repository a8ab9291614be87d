import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { readRetailPack, type PackList } from '@tallyhouse/shared/contracts/retail-pack';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import type { GridSort } from '@tallyhouse/shared/ui/report-grid';

export type PackAnswer = CallAnswer<typeof readRetailPack>;
export const packBlockRows = 200;

/** Which rows of which list. */
export interface PackOrder {
  readonly list: PackList;
  readonly period: Period;
  readonly appliedSetId: string | null;
  readonly text: string;
  readonly sort: readonly GridSort[];
}

export function packCall({ list, period, appliedSetId, text, sort }: PackOrder) {
  return {
    list,
    from: period.from,
    to: period.to,
    ...(appliedSetId !== null && { appliedSetId }),
    ...(text !== '' && { text }),
    ...(sort.length > 0 && { sort: sort.map(({ field, dir }) => `${field}:${dir}`).join(',') }),
  };
}

/** The first block of a list with columns and totals; its `call` asks for further ones. */
export function packQuery(http: HttpClient, brandId: string, order: PackOrder) {
  const call = packCall(order);
  return queryOptions({
    queryKey: ['retail-pack', brandId, call],
    queryFn: async ({ signal }) => ({
      call,
      answer: await http.call(readRetailPack, {
        query: { ...call, page: 1, pageSize: packBlockRows },
        signal,
      }),
    }),
    placeholderData: keepPreviousData,
  });
}
