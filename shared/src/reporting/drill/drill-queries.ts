import {
  openDrill,
  readDrill,
  readLineage,
  type DrillLevel,
  type DrillMeasure,
} from '../../contracts/lineage';
import type { CallAnswer, HttpClient } from '../../contracts/remote';
import { keepPreviousData, queryOptions } from '../../kit/query';
import type { DrillTarget } from './drill-code';

/** A page of the grid; the server gives at most 500. */
export const drillPageSize = 200;
export const batchesPerPage = 25;
// A token is good for half an hour; a new one in time costs nothing.
const tokenKeptMs = 20 * 60_000;

export type DrillAnswer = CallAnswer<typeof readDrill>;
export type LineageAnswer = CallAnswer<typeof readLineage>;

/** The token of a target; asked for where the target is a figure. */
export function drillTokenQuery(http: HttpClient, target: DrillTarget) {
  const { token, figure } = target;
  return queryOptions({
    queryKey: ['drill-token', token ?? figure],
    queryFn: async ({ signal }) => {
      if (token !== undefined) return token;
      if (figure === undefined) throw new Error('a target has a token or a figure');
      return (await http.call(openDrill, { body: figure, signal })).token;
    },
    staleTime: tokenKeptMs,
    gcTime: tokenKeptMs,
  });
}

/** What one wants to see of a cell. */
export interface DrillQuestion {
  readonly token: string;
  readonly measure: DrillMeasure;
  readonly level: DrillLevel | undefined;
  /** Why players are to be shown; null shows masks. */
  readonly unmaskReason: string | null;
}

/** A page of the level, counted from 1. */
export function readDrillPage(
  http: HttpClient,
  question: DrillQuestion,
  { page, signal }: { readonly page: number; readonly signal: AbortSignal },
): Promise<DrillAnswer> {
  const { token, measure, level, unmaskReason } = question;
  return http.call(readDrill, {
    query: { token, measure, page, pageSize: drillPageSize, ...(level === undefined ? {} : { level }) },
    ...(unmaskReason === null ? {} : { headers: { 'Unmask-Reason': encodeURIComponent(unmaskReason) } }),
    signal,
  });
}

export function drillQuery(http: HttpClient, question: DrillQuestion) {
  return queryOptions({
    queryKey: ['drill', question],
    queryFn: ({ signal }) => readDrillPage(http, question, { page: 1, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Where a cell comes from, with its first batches. */
export function lineageQuery(
  http: HttpClient,
  { token, measure }: Pick<DrillQuestion, 'token' | 'measure'>,
  pages: number,
) {
  return queryOptions({
    queryKey: ['lineage', token, measure, pages],
    queryFn: ({ signal }) =>
      http.call(readLineage, {
        query: { cell: token, measure, page: 1, pageSize: batchesPerPage * pages },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
