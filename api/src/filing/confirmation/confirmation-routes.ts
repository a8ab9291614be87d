import {
  acknowledgeReport,
  confirmReport as confirmReportCall,
  correctReport as correctReportCall,
  listConfirmations,
  readConfirmation,
  retrySend as retrySendCall,
  returnReport as returnReportCall,
  submitReport as submitReportCall,
  withdrawReport as withdrawReportCall,
} from '@tallyhouse/shared/contracts/confirmation';
import type { AppContext } from '../../platform/routes/app-context';
import { brandIdsWith } from '../../platform/auth/current-user';
import type { Api } from '../../platform/routes/api';
import { brandRoute, route } from '../../platform/routes/endpoint-route';
import { confirmReport } from './confirm-report';
import { correctReport } from './correct-report';
import { attachAnswer, retrySend } from './delivery/attach-answer';
import { filingRoutes } from './filing-routes';
import { presentItems, presentOne } from './present-item';
import { listItems } from './queries/list-items';
import { requireReport } from './queries/read-report';
import { readItem } from './read-item';
import { returnReport, withdrawReport } from './return-report';
import { submitReport } from './submit-report';

/** Reports between two people: submitted by one, confirmed by another. */
export function confirmationRoutes(api: Api, context: AppContext): void {
  queueRoutes(api, context);
  decisionRoutes(api, context);
  deliveryRoutes(api, context);
  filingRoutes(api, context);
}

function queueRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listConfirmations, async ({ query, user, brandIds }) => {
    const now = clock();
    const confirmableBrandIds = brandIdsWith(user, 'reports.confirm');
    const question = { ...query, userId: user.id, now, brandIds, confirmableBrandIds };
    const { reports, totalCount } = await listItems(store, question);
    const items = await presentItems(store, reports, { user, now });
    return { items, page: query.page, pageSize: query.pageSize, totalCount };
  });

  route(api, readConfirmation, async ({ params, query, user, brandIds }) => {
    const report = await requireReport(store, brandIds, params.id);
    return readItem(store, report, { viewer: { user, now: clock() }, window: query });
  });
}

function decisionRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, submitReportCall, async ({ params, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await submitReport(store, deed);
    return presentOne(store, { ...deed, user });
  });

  brandRoute(api, confirmReportCall, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, now: clock(), user };
    await confirmReport(store, { ...deed, body });
    return presentOne(store, deed);
  });

  brandRoute(api, returnReportCall, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await returnReport(store, deed, body.reason);
    return presentOne(store, { ...deed, user });
  });

  brandRoute(api, withdrawReportCall, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await withdrawReport(store, deed, body.reason);
    return presentOne(store, { ...deed, user });
  });
}

function deliveryRoutes(api: Api, { store, clock }: AppContext): void {
  brandRoute(api, retrySendCall, async ({ params, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await retrySend(store, deed);
    return presentOne(store, { ...deed, user });
  });

  brandRoute(api, acknowledgeReport, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await attachAnswer(store, deed, body);
    return presentOne(store, { ...deed, user });
  });

  brandRoute(api, correctReportCall, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    const reportId = await correctReport(store, deed, body.reason);
    return presentOne(store, { ...deed, reportId, user });
  });
}
