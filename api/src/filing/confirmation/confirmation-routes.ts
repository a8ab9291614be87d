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
import { route } from '../../platform/routes/endpoint-route';
import { inWholeReport, inWholeReports } from '../../reporting/reports/in-whole-report';
import { reportRoute } from '../../reporting/reports/report-route';
import { coveredBy } from '../../figures/brands-as-one';
import { confirmReport } from './confirm-report';
import { correctReport } from './correct-report';
import { attachAnswer, retrySend } from './delivery/attach-answer';
import { filingRoutes } from './filing-routes';
import { presentItems, presentOne } from './present-item';
import { listItems } from './queries/list-items';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { readItem } from './read-item';
import { returnReport, withdrawReport } from './return-report';
import { submitReport } from './submit-report';

const idOf = ({ params }: { readonly params: { readonly id: string } }) => ({ reportId: params.id });

/** Reports between two people: submitted by one, confirmed by another. */
export function confirmationRoutes(api: Api, context: AppContext): void {
  queueRoutes(api, context);
  decisionRoutes(api, context);
  deliveryRoutes(api, context);
  filingRoutes(api, context);
}

function queueRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listConfirmations, (call) =>
    inWholeReports(call, listConfirmations, async (of) => {
      const { query, user } = call;
      const now = clock();
      const confirmableBrandIds = brandIdsWith(user, 'reports.confirm');
      const question = { ...query, ...of, userId: user.id, now, confirmableBrandIds };
      const { reports, totalCount } = await listItems(store, question);
      const items = await presentItems(store, reports, { user, now });
      return { items, page: query.page, pageSize: query.pageSize, totalCount };
    }),
  );

  route(api, readConfirmation, (call) =>
    inWholeReport(store, call, { of: idOf(call), access: readConfirmation.access }, async (whole) => {
      const { params, query, user } = call;
      const brandIds = whole === undefined ? call.brandIds : coveredBy(whole);
      const report = await requireReport(store, brandIds, params.id);
      return readItem(store, report, { viewer: { user, now: clock() }, window: query });
    }),
  );
}

function decisionRoutes(api: Api, { store, clock }: AppContext): void {
  reportRoute(api, store, { endpoint: submitReportCall, of: idOf }, async ({ params, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await submitReport(store, deed);
    return presentOne(store, { ...deed, user });
  });

  reportRoute(
    api,
    store,
    { endpoint: confirmReportCall, of: idOf },
    async ({ params, body, brand, user }) => {
      const deed = { reportId: params.id, brand, now: clock(), user };
      await confirmReport(store, { ...deed, body });
      return presentOne(store, deed);
    },
  );

  reportRoute(api, store, { endpoint: returnReportCall, of: idOf }, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await returnReport(store, deed, body.reason);
    return presentOne(store, { ...deed, user });
  });

  reportRoute(
    api,
    store,
    { endpoint: withdrawReportCall, of: idOf },
    async ({ params, body, brand, user }) => {
      const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
      await withdrawReport(store, deed, body.reason);
      return presentOne(store, { ...deed, user });
    },
  );
}

function deliveryRoutes(api: Api, { store, clock }: AppContext): void {
  reportRoute(api, store, { endpoint: retrySendCall, of: idOf }, async ({ params, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await retrySend(store, deed);
    return presentOne(store, { ...deed, user });
  });

  reportRoute(
    api,
    store,
    { endpoint: acknowledgeReport, of: idOf },
    async ({ params, body, brand, user }) => {
      const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
      await attachAnswer(store, deed, body);
      return presentOne(store, { ...deed, user });
    },
  );

  reportRoute(
    api,
    store,
    { endpoint: correctReportCall, of: idOf },
    async ({ params, body, brand, user }) => {
      const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
      const reportId = await correctReport(store, deed, body.reason);
      return presentOne(store, { ...deed, reportId, user });
    },
  );
}
