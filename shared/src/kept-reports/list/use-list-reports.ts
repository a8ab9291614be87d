import { listBrands } from '../../contracts/brands';
import { useRemoteHost } from '../../host/remote-host';
import { queryOptions, useQuery } from '../../kit/query';
import type { LoadBlock } from '../../ui/report-grid';
import { useMemo } from 'react';
import { useReportClient } from '../report-family';
import { blockRows, reportListQuery } from '../report-queries';
import { listQueryOf, type ListFilters } from './list-filters-in-url';
import { rowOfReport, type ListedReport, type ListedRow } from './report-grid-row';

/** Reports that the filters leave, by blocks as the grid asks for them. */
export function useListReports(filters: ListFilters) {
  const client = useReportClient();
  const { http, brandId } = client;
  const { calls } = client.family;
  const { session } = useRemoteHost();
  const zone = session.brand?.zone ?? 'UTC';
  const brands = useQuery(
    queryOptions({
      queryKey: ['own-brands'],
      queryFn: ({ signal }) => http.call(listBrands, { signal }),
      enabled: brandId === null,
      staleTime: 600_000,
    }),
  ).data?.items;
  const list = useQuery(reportListQuery(client, { ...listQueryOf(filters), page: 1, pageSize: blockRows }));
  const { data } = list;
  const loadBlock = useMemo<LoadBlock>(() => {
    const rowOf = (report: ListedReport): ListedRow => {
      const brandName = brands?.find(({ id }) => id === report.brandId)?.name ?? report.brandId;
      return rowOfReport(report, { zone, brandName });
    };
    return async (start, count, signal) => {
      if (data === undefined) return [];
      if (start === 0) return data.answer.items.slice(0, count).map(rowOf);
      const page = start / blockRows + 1;
      const query = { ...data.query, page, pageSize: blockRows };
      return (await http.call(calls.list, { query, signal })).items.map(rowOf);
    };
  }, [http, calls, data, brands, zone]);
  return { list, loadBlock, totalCount: data?.answer.totalCount ?? 0 };
}
