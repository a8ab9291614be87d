import { applyFilters, type RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import type { AppliedSet, BranchState } from '../memory/stored-shapes';

interface ApplyOrder {
  readonly active: readonly Pick<RetailFilter, 'filterId' | 'version'>[];
  readonly period: Period;
  readonly branchState: BranchState;
}

/** Freezes the active filters and the ticked branches; gives the set with what it is made of. */
export function useApply(brandId: string) {
  const { http } = useRemoteHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ active, period, branchState }: ApplyOrder): Promise<AppliedSet> => {
      const { selected, expanded } = branchState;
      const answer = await http.call(applyFilters, {
        body: {
          // Named one by one, so that what was shown before is what is applied; null is whatever is active, here nothing.
          filterIds: active.length === 0 ? null : active.map(({ filterId }) => filterId),
          period: { from: period.from, to: period.to },
          branchState: { selected: [...selected], expanded: [...expanded] },
        },
      });
      return {
        setId: answer.appliedSetId,
        filters: active.map(({ filterId, version }) => ({ id: filterId, version })),
        branches: answer.branchState.selected,
        words: answer.querySummary,
        matchCount: { branches: answer.matchCount.branches, terminals: answer.matchCount.terminals },
      };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['retail-filters', brandId] }),
  });
}
