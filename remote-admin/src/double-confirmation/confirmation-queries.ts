import { listConfirmations, readConfirmation } from '@tallyhouse/shared/contracts/confirmation';
import type { CallInput, HttpClient } from '@tallyhouse/shared/contracts/remote';
import type { ReportState } from '@tallyhouse/shared/contracts/reports';
import { keepPreviousData, queryOptions } from '@tallyhouse/shared/kit/query';
import { confirmationKey } from '@tallyhouse/shared/reporting/sending/sending-queries';
import type { QueueFilters } from './queue/queue-in-url';

export const queuePageSize = 20;
const rowPageSize = 50;

/** What did not arrive, or came back from the authority. */
const troubled: readonly ReportState[] = ['REJECTED', 'SEND_FAILED', 'AMENDMENT_NEEDED', 'EXPIRED'];

type QueueQuestion = NonNullable<CallInput<typeof listConfirmations>['query']>;

/** What the server is asked for by the filters of the page. */
export function questionOf({ box, authority, states, dueBefore, page }: QueueFilters): QueueQuestion {
  const asked = states.length === 0 && box === 'rejected' ? troubled : states;
  return {
    box: box === 'rejected' ? 'all' : box,
    page,
    pageSize: queuePageSize,
    ...(authority !== null && { authority }),
    ...(asked.length > 0 && { state: [...asked] }),
    ...(dueBefore !== null && { dueBefore: `${dueBefore}T00:00:00.000Z` }),
  };
}

/** One page of the queue. */
export function queueQuery(http: HttpClient, brandId: string | null, question: QueueQuestion) {
  return queryOptions({
    queryKey: [confirmationKey, 'queue', brandId, question],
    queryFn: ({ signal }) => http.call(listConfirmations, { query: question, signal }),
    placeholderData: keepPreviousData,
    // Somebody else may have decided meanwhile.
    staleTime: 0,
  });
}

/** A report on its way with one page of its frozen rows. */
export function itemQuery(http: HttpClient, id: string, page: number) {
  return queryOptions({
    queryKey: [confirmationKey, 'item', id, page],
    queryFn: ({ signal }) =>
      http.call(readConfirmation, { params: { id }, query: { page, pageSize: rowPageSize }, signal }),
    placeholderData: (before) => (before?.report.id === id ? before : undefined),
    staleTime: 0,
  });
}
