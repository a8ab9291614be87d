import { readVersion } from '@tallyhouse/shared/contracts/health';
import type { AppContext } from '../routes/app-context';
import type { Api } from '../routes/api';
import { publicRoute } from '../routes/endpoint-route';
import { isDemoStore } from '../store/is-demo-store';

export function versionRoutes(api: Api, { store }: AppContext, version: string): void {
  publicRoute(api, readVersion, async () => ({ version, demo: await isDemoStore(store) }));
}
