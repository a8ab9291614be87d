import { readVersion } from '@tallyhouse/shared/contracts/health';
import type { AppContext } from '../app-context';
import type { Api } from '../http/api';
import { publicRoute } from '../http/endpoint-route';
import { isDemoStore } from '../demo/is-demo-store';

export function versionRoutes(api: Api, { store }: AppContext, version: string): void {
  publicRoute(api, readVersion, async () => ({ version, demo: await isDemoStore(store) }));
}
