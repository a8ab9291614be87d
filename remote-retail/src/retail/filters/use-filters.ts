import { activateFilters, deleteFilter, restoreFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQuery, useQueryClient } from '@tallyhouse/shared/kit/query';
import { useEffect } from 'react';
import { useRetailMemory } from '../memory/retail-memory';
import { filtersToKeep } from '../memory/stored-shapes';
import { filterListQuery } from './filter-queries';

/** The list of filters; what was loaded is kept as `main.filters`, so that names are there at once after a reload. */
export function useFilterList(brandId: string) {
  const { http, main } = useRemoteHost();
  const { saveFilterState } = useRetailMemory();
  const list = useQuery(filterListQuery(http, brandId));
  const { data } = list;
  useEffect(() => {
    if (data === undefined) return;
    main.save({ filters: filtersToKeep(data.items) });
    saveFilterState({ activeIds: data.activeIds });
    // Only a new list is news: saving makes a new `saveFilterState`, which is none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  return list;
}

/** Sets which filters are active. The answer is the list as it is then. */
export function useActivation(brandId: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  const { queryKey } = filterListQuery(http, brandId);
  return useMutation({
    mutationFn: (filterIds: readonly string[]) =>
      http.call(activateFilters, { body: { filterIds: [...filterIds] } }),
    onSuccess: (list) => queries.setQueryData(queryKey, list),
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useDeletion(brandId: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (filterId: string) => http.call(deleteFilter, { query: { filterId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['retail-filters', brandId] }),
  });
}

export function useRestoring(brandId: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (filterId: string) => http.call(restoreFilter, { query: { filterId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['retail-filters', brandId] }),
  });
}
