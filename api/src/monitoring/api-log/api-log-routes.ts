import {
  listApiCalls as listApiCallsCall,
  readApiCall as readApiCallCall,
  replayApiCall,
} from '@tallyhouse/shared/contracts/api-log';
import type { AppContext } from '../../platform/routes/app-context';
import { proposedChange } from '../../house/changes/change-routes';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { NotFound } from '../../platform/http/problems';
import { inZone } from '../../house/settings/zones';
import { apiCallScope } from './api-call-scope';
import { listApiCalls } from './list-api-calls';
import { curlOf } from './curl';
import { readApiCall, type ApiCallDetail } from './read-api-call';
import { currentBlindness, whatWithholds } from '../../platform/access/blind/blindness';

/** The log of calls in and out. */
export function apiLogRoutes(api: Api, context: AppContext): void {
  const { store, callLog } = context;
  route(api, listApiCallsCall, async ({ query, signal, ...admission }) => {
    // Who looks for a call made just now finds it.
    await callLog.flushSoon();
    const { page, pageSize } = query;
    const scope = apiCallScope(admission);
    const question = inZone(query, admission.brand);
    return { ...(await listApiCalls(store, { scope, question }, { signal })), page, pageSize };
  });

  route(api, readApiCallCall, async ({ params, ...admission }) => {
    await callLog.flushSoon();
    const call = await readApiCall(store, { scope: apiCallScope(admission), id: params.id });
    if (call === null) throw new NotFound('call');
    // A body may hold any figure, of any play.
    const { brandId } = call;
    const isWithheld =
      brandId === null ? currentBlindness().length > 0 : whatWithholds({ brandId }) !== undefined;
    return isWithheld ? withoutBodies(call) : call;
  });

  route(api, replayApiCall, async ({ params, body, ...call }) => {
    const known = await readApiCall(store, { scope: apiCallScope(call), id: params.id });
    if (known === null) throw new NotFound('call');
    const proposal = { kind: 'API_REPLAY', payload: { callId: params.id }, reason: body.reason } as const;
    return proposedChange(context, proposal, call);
  });
}

function withoutBodies(call: ApiCallDetail): ApiCallDetail {
  const bodies = { requestBody: null, responseBody: null };
  return { ...call, ...bodies, withheld: 'PENDING_CONFIRMATION', curl: curlOf({ ...call, ...bodies }) };
}
