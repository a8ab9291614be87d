import { readVersion } from '@tallyhouse/shared/contracts/health';
import type { AppContext } from '../../platform/routes/app-context';
import type { Api } from '../../platform/routes/api';
import { publicRoute } from '../../platform/routes/endpoint-route';
import { isDemoStore } from '../../store/is-demo-store';

export function versionRoutes(api: Api, { store }: AppContext, version: string): void {
  publicRoute(api, readVersion, async () => ({ version, demo: await isDemoStore(store) }));
}
