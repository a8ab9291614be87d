import {
  acknowledgeAlert as acknowledgeAlertCall,
  assignAlert as assignAlertCall,
  reopenAlert as reopenAlertCall,
  resolveAlert as resolveAlertCall,
  snoozeAlert as snoozeAlertCall,
} from '@tallyhouse/shared/contracts/alert-handling';
import {
  listCriticalAlerts,
  readCriticalAlert,
  type CriticalAlertDetail,
} from '@tallyhouse/shared/contracts/critical-alerts';
import { listIncidents as listIncidentsCall } from '@tallyhouse/shared/contracts/incidents';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../platform/routes/app-context';
import type { Admission } from '../../platform/routes/admit';
import { inZone } from '../../house/settings/zones';
import type { Api } from '../../platform/routes/api';
import { route } from '../../platform/routes/endpoint-route';
import { versionOf } from '../../platform/http/if-match';
import { NotFound } from '../../platform/http/problems';
import { mayHandle, visibilityOf } from './alert-visibility';
import {
  acknowledgeAlert,
  assignAlert,
  reopenAlert,
  resolveAlert,
  snoozeAlert,
  type AlertHandling,
} from './handle-alert';
import { listAlerts } from './list-alerts';
import { listIncidents } from './list-incidents';
import { presentAlertDetail } from './present-alert';
import { readHandlers } from './read-handlers';
import { readAlert, readSteps } from './queries/read-alerts';

interface HandlingCall extends Admission {
  readonly params: { readonly id: string };
  readonly body: { readonly note: string; readonly evidence: readonly string[] };
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Critical alerts: looked at and handled. */
export function alertRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listCriticalAlerts, ({ query, brand, brandIds, user, signal }) =>
    listAlerts(store, visibilityOf(user, brandIds), inZone(query, brand), { signal, now: clock() }),
  );

  route(api, listIncidentsCall, ({ query, brand, brandIds, user, signal }) =>
    listIncidents(store, visibilityOf(user, brandIds), inZone(query, brand), { signal, now: clock() }),
  );

  route(api, readCriticalAlert, ({ params, brandIds, user, reply }) =>
    show(reply, { user, brandIds }, params.id),
  );

  route(api, acknowledgeAlertCall, (call) =>
    handle(call, (handling) => acknowledgeAlert(store, handling, call.body.dueAt)),
  );

  route(api, assignAlertCall, (call) =>
    handle(call, (handling) => {
      const { ownerId, dueAt } = call.body;
      return assignAlert(store, handling, { ownerId, dueAt });
    }),
  );

  route(api, snoozeAlertCall, (call) =>
    handle(call, (handling) => snoozeAlert(store, handling, call.body.until)),
  );

  route(api, resolveAlertCall, (call) => handle(call, (handling) => resolveAlert(store, handling)));

  route(api, reopenAlertCall, (call) => handle(call, (handling) => reopenAlert(store, handling)));

  async function handle(
    { params, body, user, brandIds, request, reply }: HandlingCall,
    work: (handling: AlertHandling) => Promise<void>,
  ): Promise<CriticalAlertDetail> {
    const { note, evidence } = body;
    const visibility = visibilityOf(user, brandIds);
    const expected = versionOf(request.headers['if-match']);
    await work({ id: params.id, user, visibility, expected, now: clock(), note, evidence });
    return show(reply, { user, brandIds }, params.id);
  }

  async function show(
    reply: FastifyReply,
    { user, brandIds }: Pick<Admission, 'user' | 'brandIds'>,
    id: string,
  ): Promise<CriticalAlertDetail> {
    const alert = await readAlert(store, visibilityOf(user, brandIds), id);
    if (alert === undefined) throw new NotFound('alert');
    void reply.header('ETag', `"${alert.version}"`);
    const now = clock();
    return presentAlertDetail(alert, {
      now,
      steps: await readSteps(store, alert.id),
      mayHandle: mayHandle(user, alert),
      handlers: await readHandlers(store, alert, now),
    });
  }
}
