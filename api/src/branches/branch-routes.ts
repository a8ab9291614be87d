import { readBranchTree } from '@tallyhouse/shared/contracts/branches';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { brandRoute } from '../http/endpoint-route';
import { readBranches } from './queries/read-branches';

export function branchRoutes(api: Api, { store }: AppContext): void {
  brandRoute(api, readBranchTree, async ({ brand }) => {
    const branches = await readBranches(store, brand.id);
    const regions = [...new Set(branches.map(({ region }) => region))].sort();
    return {
      regions: regions.map((region) => {
        const within = branches.filter((branch) => branch.region === region);
        const terminalCount = within.reduce((sum, { terminals }) => sum + terminals.length, 0);
        return { region, terminalCount, branches: within };
      }),
    };
  });
}
