import { openApi } from '@tallyhouse/shared/contracts/openapi';
import type { Api } from './api';
import { publicRoute } from './endpoint-route';
import { createOpenApi } from '../http/openapi';

/** Mounts the document itself, last: it describes what stands there by then. */
export function openApiRoute(api: Api, version: string): void {
  publicRoute(api, openApi, () => createOpenApi(api.endpoints, version));
}
