import {
  issueApiKey as issueApiKeyCall,
  listApiKeys as listApiKeysCall,
  requestApiKey,
  revokeApiKey as revokeApiKeyCall,
  type ApiKey,
} from '@tallyhouse/shared/contracts/api-keys';
import type { AppContext } from '../../platform/routes/app-context';
import { proposedChange } from '../changes/change-routes';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import { issueSecret, revokeKey } from './change-key';
import { listApiKeys } from './queries/api-keys';

/** Keys of machines. A new one is a change for two people; ending one is not. */
export function apiKeyRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;

  route(api, listApiKeysCall, async ({ query, brandIds, signal }) => {
    const { page, pageSize } = query;
    const list = await listApiKeys(store, brandIds, { ...query, now: clock() }, { signal });
    return { ...list, page, pageSize };
  });

  route(api, requestApiKey, ({ body: { reason, ...payload }, ...call }) =>
    proposedChange(context, { kind: 'API_KEY', payload, reason }, call),
  );

  route(api, issueApiKeyCall, async ({ params, user, brandIds, request }) => {
    const key = await requireKey(brandIds, params.id);
    const secret = await issueSecret(store, key, { user, now: clock(), address: request.ip });
    return { secret, key: await requireKey(brandIds, params.id) };
  });

  route(api, revokeApiKeyCall, async ({ params, body, user, brandIds, request }) => {
    const key = await requireKey(brandIds, params.id);
    await revokeKey(store, key, { user, now: clock(), address: request.ip, reason: body.reason });
    return requireKey(brandIds, params.id);
  });

  async function requireKey(brandIds: readonly string[], id: string): Promise<ApiKey> {
    const [key] = (await listApiKeys(store, brandIds, { ids: [id], page: 1, pageSize: 1, now: clock() }))
      .items;
    if (key === undefined) throw new NotFound('key');
    return key;
  }
}
