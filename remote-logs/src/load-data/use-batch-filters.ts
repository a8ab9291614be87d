import { useSearchParams } from '@tallyhouse/shared/kit/router';
import { filtersFromAddress, filtersToAddress, type BatchFilters } from './batch-filters';

const openBatch = 'batch';

/** Filters and the open batch, kept in the address: a copied link shows the same list with the same drawer. */
export function useBatchFilters() {
  const [search, setSearch] = useSearchParams();
  return {
    filters: filtersFromAddress(search),
    setFilters: (filters: BatchFilters) => setSearch((current) => filtersToAddress(filters, current)),
    openId: search.get(openBatch),
    setOpenId: (id: string | null) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(openBatch);
        else next.set(openBatch, id);
        return next;
      }),
  };
}
