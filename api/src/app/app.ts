import { handleAllChanges } from './change-handlers';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createBlindfold } from '../access/blind/blindfold';
import { createWitness } from '../access/witness';
import { apiKeyRoutes } from '../api-keys/api-key-routes';
import { apiLogRoutes } from '../api-log/api-log-routes';
import { createCallLog } from '../call-log/call-log';
import { noteCallers, noteCalls } from '../api-log/note-calls';
import { alertRoutes } from '../alerts/alert-routes';
import { auditRoutes } from '../audit/audit-routes';
import { authRoutes } from '../sessions/auth-routes';
import { createGatekeeper } from '../routes/gatekeeper';
import { sessionRoutes } from '../sessions/session-routes';
import { keepTokenKeys, readTokenKeys, type TokenKeys } from '../auth/token-keys';
import type { AppContext } from '../routes/app-context';
import { authorityRoutes } from '../authorities/authority-routes';
import { branchRoutes } from '../branches/branch-routes';
import { changeRoutes } from '../changes/change-routes';
import { blacklistRoutes } from '../blacklists/blacklist-routes';
import type { Config } from '../config/config';
import { confirmationRoutes } from '../confirmation/confirmation-routes';
import { dashboardRoutes } from '../dashboard/dashboard-routes';
import { tileRoutes } from '../dashboard/tile-routes';
import { freshnessRoutes } from '../dashboard/freshness-routes';
import { dataExceptionRoutes } from '../data-exceptions/data-exception-routes';
import { evidenceRoutes } from '../evidence/evidence-routes';
import { exportJob } from '../exports/export-job';
import { exportRoutes } from '../exports/export-routes';
import type { AuthorityGateway } from '../http/authority-gateway';
import { createGateway } from '../gateway/create-gateway';
import { healthRoutes } from '../health/health-routes';
import { createReadiness, type Readiness } from '../http/readiness';
import { versionRoutes } from '../health/version-routes';
import type { Api } from '../routes/api';
import { createKeyedCalls } from '../idempotency/keyed-calls';
import { handleErrors, refuseAddress } from '../http/error-handler';
import { createLogger, logAnswers } from '../call-log/logger';
import { onlyEndpoints } from '../http/only-endpoints';
import { openApiRoute } from '../routes/openapi-route';
import { answerPortals } from '../http/portal-calls';
import { readBodies } from '../routes/read-bodies';
import { createReads } from '../http/reads/reads';
import { addSecurityHeaders } from '../http/security-headers';
import { jobRoutes } from '../jobs/job-routes';
import { createJobs } from '../job-queue/jobs';
import { createDrillTokens } from '../auth/drill-token';
import { drillRoutes } from '../lineage/drill-routes';
import { legalEntityRoutes } from '../legal-entities/legal-entity-routes';
import { loadDataRoutes } from '../load-data/load-data-routes';
import { notificationRoutes } from '../notifications/notification-routes';
import { reconciliationRoutes } from '../reconciliation/reconciliation-routes';
import { onlineReportRoutes } from '../online-reports/online-report-routes';
import { onlineSimulation } from '../online-reports/online-simulation';
import { simulationHandler } from '../simulations/simulation-job';
import { createPageCursors } from '../auth/page-cursor';
import { retailReportRoutes } from '../retail-reports/retail-report-routes';
import { keptRetailReportRoutes } from '../retail-reports/kept-report-routes';
import { retailPackRoutes } from '../retail-pack/retail-pack-routes';
import { retailTicketRoutes } from '../retail-tickets/retail-ticket-routes';
import { retailSimulation } from '../retail-reports/retail-simulation';
import { filingRoutes } from '../filings/filing-routes';
import { filterRoutes } from '../retail-filters/filter-routes';
import { keepSchedules } from '../saved-searches/keep-schedules';
import { savedSearchRoutes } from '../saved-searches/saved-search-routes';
import { settingsRoutes } from '../settings/settings-routes';
import { rulePackRoutes } from '../rule-packs/rule-pack-routes';
import { statusReportRoutes } from '../status-reports/status-report-routes';
import { actForAllBrands } from '../store/brand-scope';
import type { Store } from '../store/store';
import { watchRoom } from '../store/watch-room';
import { taxPeriodRoutes } from '../tax-periods/tax-period-routes';
import { tanzaniaReportRoutes } from '../tanzania-reports/tanzania-report-routes';
import { totalReportRoutes } from '../total-reports/total-report-routes';
import { accountRoutes } from '../users/account-routes';
import { profileRoutes } from '../users/profile-routes';
import { userRoutes } from '../users/user-routes';
import { version } from '../config/version';
import { webRoutes } from '../web/web-routes';

export interface AppOptions {
  readonly store: Store;
  readonly config: Config;
  readonly clock?: () => Date;
  /** Left out: it is ready until it is closed. */
  readonly readiness?: Readiness;
  /** Left out: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
  /** Left out: the real way to authorities. */
  readonly gateway?: AuthorityGateway;
}

const bodyLimitBytes = 1024 * 1024;

/** Every kind of long work; a job of a kind that is not here fails. */
const jobHandlers = [simulationHandler(onlineSimulation), simulationHandler(retailSimulation), exportJob];

/** A server over an open, migrated store, not listening yet. Closing it gives its jobs back to the queue; the store stays open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, clock = () => new Date(), logger = createLogger('silent') } = options;
  const { readiness = createReadiness() } = options;
  const { store, hasNoRoom } = watchRoom(options.store);
  const server = fastify({
    loggerInstance: logger,
    bodyLimit: bodyLimitBytes,
    ...(config.trustedProxies !== undefined && { trustProxy: proxiesOf(config.trustedProxies) }),
    genReqId: () => randomUUID(),
    frameworkErrors: refuseAddress,
    // What comes over a connection that stands is answered; a new one is not to be had.
    return503OnClosing: false,
    logController: new LogController({ disableRequestLogging: true }),
  });
  // Until a call is admitted, and for what is written about it, the server acts for itself.
  server.addHook('onRequest', (_request, _reply, done) => actForAllBrands(done));
  logAnswers(server);
  // oxlint-disable-next-line typescript/require-await -- Fastify waits for a promise or for a callback
  server.addHook('onSend', async (_request, reply) => {
    if (readiness.isStopping) reply.header('Connection', 'close');
  });
  handleAllChanges();
  const callLog = createCallLog({ store, clock, log: server.log });
  noteCalls(server, callLog, clock);
  onlyEndpoints(server);
  addSecurityHeaders(server);
  answerPortals(server, config.portalOrigins);
  await server.register(cookie);
  await server.register(compress);
  const jobs = createJobs({
    store,
    clock,
    dataDir: config.dataDir,
    handlers: jobHandlers,
    onFailure: (error, id) => server.log.error({ err: error, job: id }, 'job failed'),
  });
  // Calls are answered meanwhile.
  server.addHook('onReady', () => void jobs.open());
  server.addHook('onClose', () => jobs.close());

  const keys = await readTokenKeys(store, clock);
  keepTokenKeys(server, keys);
  const api: Api = {
    server,
    gatekeeper: noteCallers(createGatekeeper({ store, keys, clock, portalOrigins: config.portalOrigins })),
    keyedCalls: createKeyedCalls(store, clock),
    witness: createWitness(store, clock),
    blindfold: createBlindfold(store),
    reads: createReads(store, config.readSeconds * 1000),
    callLimitMs: config.callLimitSeconds * 1000,
    endpoints: [],
  };
  handleErrors(server, api.endpoints);
  readBodies(server);
  const gateway =
    options.gateway ?? createGateway({ store, settings: config.authorities, clock, log: server.log });
  const tokens = { drillTokens: createDrillTokens(keys, clock), pageCursors: createPageCursors(keys) };
  const context = {
    store,
    hasNoRoom,
    config,
    clock,
    jobs,
    log: server.log,
    readiness,
    callLog,
    gateway,
    ...tokens,
  };
  mountRoutes(api, context, keys);
  await webRoutes(server, config);
  return server;
}

/** By how many, nothing says who they are: then only proxies may reach the port (docs/behind-a-proxy.md). */
function proxiesOf(trusted: readonly string[] | number) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];
}

function mountRoutes(api: Api, context: AppContext, keys: TokenKeys): void {
  healthRoutes(api, context);
  versionRoutes(api, context, version);
  authRoutes(api, context, keys);
  sessionRoutes(api, context);
  userRoutes(api, context, keys);
  jobRoutes(api, context);
  exportRoutes(api, context);
  onlineReportRoutes(api, context);
  confirmationRoutes(api, context);
  blacklistRoutes(api, context);
  retailReportRoutes(api, context);
  keptRetailReportRoutes(api, context);
  retailPackRoutes(api, context);
  retailTicketRoutes(api, context);
  filterRoutes(api, context);
  branchRoutes(api, context);
  statusReportRoutes(api, context);
  alertRoutes(api, context);
  notificationRoutes(api, context);
  totalReportRoutes(api, context);
  tanzaniaReportRoutes(api, context);
  taxPeriodRoutes(api, context);
  dashboardRoutes(api, context);
  freshnessRoutes(api, context);
  tileRoutes(api, context);
  loadDataRoutes(api, context);
  dataExceptionRoutes(api, context);
  auditRoutes(api, context);
  evidenceRoutes(api, context);
  changeRoutes(api, context);
  accountRoutes(api, context);
  profileRoutes(api, context);
  apiKeyRoutes(api, context);
  settingsRoutes(api, context);
  savedSearchRoutes(api, context);
  keepSchedules(api, context);
  apiLogRoutes(api, context);
  drillRoutes(api, context);
  reconciliationRoutes(api, context);
  authorityRoutes(api, context);
  filingRoutes(api, context);
  legalEntityRoutes(api, context);
  rulePackRoutes(api, context);
  openApiRoute(api, version);
}
