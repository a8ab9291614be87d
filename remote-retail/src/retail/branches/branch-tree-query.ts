import { readBranchTree } from '@tallyhouse/shared/contracts/branches';
import type { CallAnswer, HttpClient } from '@tallyhouse/shared/contracts/remote';
import { queryOptions } from '@tallyhouse/shared/kit/query';

export type RegionOfTree = CallAnswer<typeof readBranchTree>['regions'][number];
export type BranchOfTree = RegionOfTree['branches'][number];

/** Regions, branches, terminals and cashiers of a brand. They change by the day, not by the minute. */
export function branchTreeQuery(http: HttpClient, brandId: string) {
  return queryOptions({
    queryKey: ['retail-branch-tree', brandId],
    queryFn: ({ signal }) => http.call(readBranchTree, { signal }),
    staleTime: 600_000,
  });
}

/** The branch called `id` with its region; null where the tree has none. */
export function branchIn(
  regions: readonly RegionOfTree[],
  id: string,
): { readonly region: string; readonly branch: BranchOfTree } | null {
  for (const { region, branches } of regions) {
    const branch = branches.find((one) => one.id === id);
    if (branch !== undefined) return { region, branch };
  }
  return null;
}
