import { readBranchTree } from '@tallyhouse/shared/contracts/branches';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { brandRoute } from '../../platform/routes/endpoint-route';
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
