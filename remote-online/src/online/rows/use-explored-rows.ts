import { exploreReportRows } from '@tallyhouse/shared/contracts/online-reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { LoadBlock } from '@tallyhouse/shared/ui/report-grid';
import { useMemo } from 'react';
import { blockRows, exploreBody, rowsQuery, type RowSource, type RowView } from '../online-queries';

/** Rows of a source as looked at by `view`: counts and totals at once, blocks as the grid asks for them. */
export function useExploredRows(source: RowSource, view: RowView) {
  const { http, session } = useRemoteHost();
  const body = exploreBody(source, view);
  const first = useQuery(rowsQuery(http, session.brand?.id ?? null, body));
  const { data } = first;
  // Blocks belong to the answer shown, which stays the earlier one until the next has come.
  const loadBlock = useMemo<LoadBlock>(
    () => async (start, count, signal) => {
      if (data === undefined) return [];
      if (start === 0) return data.answer.items.slice(0, count);
      const page = start / blockRows + 1;
      const next = await http.call(exploreReportRows, {
        body: { ...data.body, page, pageSize: blockRows },
        signal,
      });
      return next.items;
    },
    [http, data],
  );
  return { first, body, loadBlock };
}
