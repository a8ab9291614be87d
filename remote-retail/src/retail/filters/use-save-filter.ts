import type { CriteriaGroup } from '@tallyhouse/shared/contracts/criteria';
import { createFilter, editFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';

/** What is to be kept; `filterId` null makes a new filter, else `version` is the one that was read. */
export interface FilterToSave {
  readonly filterId: string | null;
  readonly version: number;
  readonly name: string;
  readonly shared: boolean;
  readonly criteria: CriteriaGroup;
}

/** Keeps a filter, new or changed. A change made meanwhile by somebody else rejects with `VERSION_CONFLICT`. */
export function useSaveFilter(brandId: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ filterId, version, name, shared, criteria }: FilterToSave) => {
      const body = { name: name.trim(), shared, criteria };
      if (filterId === null) return http.call(createFilter, { body });
      return http.call(editFilter, {
        query: { filterId },
        body,
        headers: { 'If-Match': `"${version}"` },
      });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['retail-filters', brandId] }),
  });
}
