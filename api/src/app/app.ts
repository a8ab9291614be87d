import { handleAllChanges } from './change-handlers';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { createBlindfold } from '../platform/access/blind/blindfold';
import { createFindBrandOfItem } from '../platform/routes/brand-of-item';
import { createCallRecorder } from '../platform/access/call-recorder';
import { apiKeyRoutes } from '../house/api-keys/api-key-routes';
import { apiLogRoutes } from '../monitoring/api-log/api-log-routes';
import { createCallLog } from '../platform/call-log/call-log';
import { noteCallers, noteCalls } from '../monitoring/api-log/note-calls';
import { alertRoutes } from '../monitoring/alerts/alert-routes';
import { auditRoutes } from '../house/audit/audit-routes';
import { authRoutes } from '../house/sessions/auth-routes';
import { createGatekeeper } from '../platform/routes/gatekeeper';
import { sessionRoutes } from '../house/sessions/session-routes';
import { keepTokenKeys, readTokenKeys, type TokenKeys } from '../platform/auth/token-keys';
import type { AppContext } from '../platform/routes/app-context';
import { authorityRoutes } from '../filing/authorities/authority-routes';
import { branchRoutes } from '../facts/branches/branch-routes';
import { changeRoutes } from '../house/changes/change-routes';
import { blacklistRoutes } from '../reporting/blacklists/blacklist-routes';
import type { Config } from '../platform/config/config';
import { confirmationRoutes } from '../filing/confirmation/confirmation-routes';
import { dashboardRoutes } from '../monitoring/dashboard/dashboard-routes';
import { tileRoutes } from '../monitoring/dashboard/tile-routes';
import { freshnessRoutes } from '../monitoring/dashboard/freshness-routes';
import { dataExceptionRoutes } from '../facts/data-exceptions/data-exception-routes';
import { evidenceRoutes } from '../filing/evidence/evidence-routes';
import { handedSources } from './handed-sources';
import { exportJob } from '../filing/exports/export-job';
import { exportRoutes } from '../filing/exports/export-routes';
import type { AuthorityGateway } from '../platform/http/authority-gateway';
import { createGateway } from '../filing/gateway/create-gateway';
import { healthRoutes } from '../house/health/health-routes';
import { createReadiness, type Readiness } from '../platform/http/readiness';
import { versionRoutes } from '../house/health/version-routes';
import type { Api } from '../platform/routes/api';
import { createKeyedCalls } from '../platform/idempotency/keyed-calls';
import { handleErrors, refuseAddress } from '../platform/http/error-handler';
import { createLogger, logAnswers } from '../platform/call-log/logger';
import { onlyEndpoints } from '../platform/http/only-endpoints';
import { openApiRoute } from '../platform/routes/openapi-route';
import { answerPortals } from '../platform/http/portal-calls';
import { readBodies } from '../platform/routes/read-bodies';
import { createReads } from '../platform/http/reads/reads';
import { addSecurityHeaders } from '../platform/http/security-headers';
import { jobRoutes } from '../house/jobs/job-routes';
import { createJobs } from '../platform/job-queue/jobs';
import { createDrillTokens } from '../platform/auth/drill-token';
import { reportNoteRoutes } from '../reporting/reports/notes/note-routes';
import { drillRoutes } from '../reporting/lineage/drill-routes';
import { legalEntityRoutes } from '../facts/legal-entities/legal-entity-routes';
import { loadDataRoutes } from '../facts/load-data/load-data-routes';
import { notificationRoutes } from '../monitoring/notifications/notification-routes';
import { reconciliationRoutes } from '../reporting/totals/reconciliation/reconciliation-routes';
import type { PdfSigner } from '../reporting/export-files/signing/pdf-signer';
import { onlineReportRoutes } from '../reporting/online-reports/online-report-routes';
import { onlineSimulation } from '../reporting/online-reports/online-simulation';
import { simulationHandler } from '../reporting/simulations/simulation-job';
import { createPageCursors } from '../platform/auth/page-cursor';
import { retailReportRoutes } from '../reporting/retail/retail-reports/retail-report-routes';
import { keptRetailReportRoutes } from '../reporting/retail/retail-reports/kept-report-routes';
import { retailPackRoutes } from '../reporting/retail/retail-pack/retail-pack-routes';
import { retailTicketRoutes } from '../reporting/retail/retail-tickets/retail-ticket-routes';
import { retailSimulation } from '../reporting/retail/retail-reports/retail-simulation';
import { filingRoutes } from '../filing/filings/filing-routes';
import { filterRoutes } from '../reporting/retail/retail-filters/filter-routes';
import { keepSchedules } from '../filing/saved-searches/keep-schedules';
import { savedSearchRoutes } from '../filing/saved-searches/saved-search-routes';
import { brandsOfPeriod } from '../filing/tax-periods/find-period';
import { settingsRoutes } from '../house/settings/settings-routes';
import { rulePackRoutes } from '../filing/rule-packs/rule-pack-routes';
import { statusReportRoutes } from '../reporting/status-reports/status-report-routes';
import { actForAllBrands } from '../store/brand-scope';
import type { Store } from '../store/store';
import { watchRoom } from '../store/watch-room';
import { taxPeriodRoutes } from '../filing/tax-periods/tax-period-routes';
import { tanzaniaReportRoutes } from '../reporting/totals/tanzania-reports/tanzania-report-routes';
import { totalChangeRoutes } from '../reporting/totals/total-changes/total-change-routes';
import { totalReportRoutes } from '../reporting/totals/total-reports/total-report-routes';
import { accountRoutes } from '../house/users/account-routes';
import { profileRoutes } from '../house/users/profile-routes';
import { userRoutes } from '../house/users/user-routes';
import { version } from '../platform/config/version';
import { webRoutes } from '../house/web/web-routes';

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
  /** Left out: PDFs are not signed. */
  readonly pdfSigner?: PdfSigner | null;
}

const bodyLimitBytes = 1024 * 1024;

/** Every kind of long work; a job of a kind that is not here fails. */
const jobHandlers = (signer: PdfSigner | null) => [
  simulationHandler(onlineSimulation),
  simulationHandler(retailSimulation),
  exportJob(signer, handedSources),
];

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
    handlers: jobHandlers(options.pdfSigner ?? null),
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
    recorder: createCallRecorder(store, clock),
    blindfold: createBlindfold(store),
    findBrandOfItem: createFindBrandOfItem(store, (id) => brandsOfPeriod(store, id)),
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
  totalChangeRoutes(api, context);
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
  profileRoutes(api, context, keys);
  apiKeyRoutes(api, context);
  settingsRoutes(api, context);
  savedSearchRoutes(api, context);
  keepSchedules(api, context);
  apiLogRoutes(api, context);
  drillRoutes(api, context);
  reportNoteRoutes(api, context);
  reconciliationRoutes(api, context);
  authorityRoutes(api, context);
  filingRoutes(api, context);
  legalEntityRoutes(api, context);
  rulePackRoutes(api, context);
  openApiRoute(api, version);
}
