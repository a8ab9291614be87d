import { useQuery } from '../../kit/query';
import { gridRowsOf, rowKeyOf } from '../../reporting/explored-rows';
import type { GridGroups, GridRow, LoadBlock } from '../../ui/report-grid';
import { useMemo } from 'react';
import { useReportClient } from '../report-family';
import { blockRows, exploreBody, rowsQuery, type RowSource, type RowView } from '../report-queries';
import type { SpokenField } from '../use-report-fields';
import { viewOfLevel } from './group-steps';

type ExploreBody = ReturnType<typeof exploreBody>;

/** Where a row was found: what to ask the server to find it again. */
interface RowPlace {
  readonly body: ExploreBody;
  readonly page: number;
}

/**
 * Rows of a source as looked at by `view`: counts and totals at once, blocks and groups as the grid asks for them.
 *
 * `drillTokenOf(row)` gives the way to the facts behind a row, or behind the totals; null where no set of facts is that.
 */
export function useExploredRows(source: RowSource, view: RowView, fields: readonly SpokenField[]) {
  const client = useReportClient();
  const { http } = client;
  const { explore } = client.family.calls;
  const body = exploreBody(source, viewOfLevel(view, [], fields));
  const first = useQuery(rowsQuery(client, { body, view }));
  const { data } = first;
  // All of this belongs to the answer shown, which stays the earlier one until the next has come.
  const rows = useMemo(() => {
    const places = new WeakMap<GridRow, RowPlace>();
    const remember = (items: readonly GridRow[], place: RowPlace) => {
      for (const item of items) places.set(item, place);
    };
    const read = async (levelBody: ExploreBody, page: number, signal: AbortSignal) => {
      const answer = await http.call(explore, {
        body: { ...levelBody, page, pageSize: blockRows },
        signal,
      });
      const items = gridRowsOf(answer.items);
      remember(items, { body: levelBody, page });
      return { items, totalCount: answer.totalCount };
    };
    const blocksOf =
      (levelBody: ExploreBody, known: readonly GridRow[]): LoadBlock =>
      async (start, count, signal) =>
        start === 0 ? known.slice(0, count) : (await read(levelBody, start / blockRows + 1, signal)).items;

    async function drillTokenOf(row: GridRow | null): Promise<string | null> {
      if (row === null) return data === undefined ? null : await tokenOfTotals(data.body);
      const place = places.get(row);
      if (place === undefined) return null;
      const { items } = await http.call(explore, {
        body: { ...place.body, page: place.page, pageSize: blockRows, include: ['lineage'] },
      });
      return items.find((one) => rowKeyOf(one) === row.key)?.lineage?.drillToken ?? null;
    }

    async function tokenOfTotals(of: ExploreBody): Promise<string | null> {
      const body = { ...of, page: 1, pageSize: 1, include: ['lineage' as const] };
      return (await http.call(explore, { body })).totalsDrillToken ?? null;
    }

    if (data === undefined) return { groups: undefined, loadBlock: noRows, drillTokenOf };
    const firstRows = gridRowsOf(data.answer.items);
    remember(firstRows, { body: data.body, page: 1 });
    const { groupBy } = data.view;
    const groups: GridGroups = {
      by: groupBy,
      hasRows: true,
      async open(path, signal) {
        const inside = exploreBody(source, viewOfLevel(data.view, path, fields));
        const { items, totalCount } = await read(inside, 1, signal);
        return { rowCount: totalCount, loadBlock: blocksOf(inside, items) };
      },
    };
    return {
      groups: groupBy.length === 0 ? undefined : groups,
      loadBlock: blocksOf(data.body, firstRows),
      drillTokenOf,
    };
    // The source is made anew with every drawing; the body that came with the data names it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [http, explore, data, fields]);
  return { ...rows, first, excelBody: exploreBody(source, view) };
}

const noRows: LoadBlock = () => Promise.resolve([]);
