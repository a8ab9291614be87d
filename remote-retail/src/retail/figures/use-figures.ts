import { listRetailReports, type RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import type { GridRow, LoadBlock } from '@tallyhouse/shared/ui/report-grid';
import { useCallback, useMemo, useRef } from 'react';
import { blockRows, figuresQuery, type FiguresOrder } from './figures-query';

/** Figures as ordered: totals and header at once, rows as the grid asks for them. */
export function useFigures(brandId: string, order: FiguresOrder, toRow: (row: RetailRow) => GridRow) {
  const { http } = useRemoteHost();
  const query = useQuery(figuresQuery(http, brandId, order));
  const { data } = query;
  // Rows by their key, for what opens one: the grid knows only what it draws.
  const seen = useRef(new Map<string, RetailRow>());
  // Blocks belong to the answer shown, which stays the earlier one until the next has come.
  const loadBlock = useMemo<LoadBlock>(
    () => async (start, count, signal) => {
      if (data === undefined) return [];
      const items =
        start === 0
          ? data.answer.items.slice(0, count)
          : (
              await http.call(listRetailReports, {
                query: { ...data.call, page: start / blockRows + 1, pageSize: blockRows },
                signal,
              })
            ).items;
      for (const item of items) seen.current.set(item.id, item);
      return items.map(toRow);
    },
    [http, data, toRow],
  );
  const rowOf = useCallback((key: string) => seen.current.get(key) ?? null, []);
  return { query, loadBlock, rowOf };
}
