import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { authRoutes } from './auth/auth-routes';
import { createGatekeeper } from './auth/gatekeeper';
import { sessionRoutes } from './auth/session-routes';
import { readTokenKey } from './auth/token-key';
import type { AppContext } from './app-context';
import { branchRoutes } from './branches/branch-routes';
import { blacklistRoutes } from './blacklists/blacklist-routes';
import type { Config } from './config';
import { dashboardRoutes } from './dashboard/dashboard-routes';
import { freshnessRoutes } from './dashboard/freshness-routes';
import { exportJob } from './exports/export-job';
import { exportRoutes } from './exports/export-routes';
import { healthRoutes } from './health/health-routes';
import { versionRoutes } from './health/version-routes';
import type { Api } from './http/api';
import { createKeyedCalls } from './idempotency/keyed-calls';
import { handleErrors } from './http/error-handler';
import { createLogger, logAnswers } from './http/logger';
import { openApiRoute } from './http/openapi-route';
import { readBodies } from './http/read-bodies';
import { addSecurityHeaders } from './http/security-headers';
import { jobRoutes } from './jobs/job-routes';
import { createJobs } from './jobs/jobs';
import { loadDataRoutes } from './load-data/load-data-routes';
import { onlineReportRoutes } from './online-reports/online-report-routes';
import { onlineSimulation } from './online-reports/online-simulation';
import { simulationHandler } from './reports/simulation-job';
import { retailReportRoutes } from './retail-reports/retail-report-routes';
import { retailSimulation } from './retail-reports/retail-simulation';
import { filterRoutes } from './retail-filters/filter-routes';
import { statusReportRoutes } from './status-reports/status-report-routes';
import type { Store } from './store/store';
import { tanzaniaReportRoutes } from './tanzania-reports/tanzania-report-routes';
import { totalReportRoutes } from './total-reports/total-report-routes';
import { userRoutes } from './users/user-routes';
import { version } from './version';
import { webRoutes } from './web/web-routes';

export interface AppOptions {
  readonly store: Store;
  readonly config: Config;
  readonly clock?: () => Date;
  /** Left out: nothing is logged. */
  readonly logger?: FastifyBaseLogger;
}

const bodyLimitBytes = 1024 * 1024;

/** Every kind of long work; a job of a kind that is not here fails. */
const jobHandlers = [simulationHandler(onlineSimulation), simulationHandler(retailSimulation), exportJob];

/** A server over an open, migrated store, not listening yet. Closing it gives its jobs back to the queue; the store stays open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { store, config, clock = () => new Date(), logger = createLogger('silent') } = options;
  const server = fastify({
    loggerInstance: logger,
    bodyLimit: bodyLimitBytes,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  });
  logAnswers(server);
  addSecurityHeaders(server);
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

  const key = await readTokenKey(store);
  const api: Api = {
    server,
    gatekeeper: createGatekeeper(store, key, clock),
    keyedCalls: createKeyedCalls(store, clock),
    endpoints: [],
  };
  handleErrors(server, api.endpoints);
  readBodies(server);
  mountRoutes(api, { store, config, clock, jobs, log: server.log }, key);
  await webRoutes(server, config);
  return server;
}

function mountRoutes(api: Api, context: AppContext, key: Buffer): void {
  healthRoutes(api, context);
  versionRoutes(api, context, version);
  authRoutes(api, context, key);
  sessionRoutes(api, context);
  userRoutes(api, context, key);
  jobRoutes(api, context);
  exportRoutes(api, context);
  onlineReportRoutes(api, context);
  blacklistRoutes(api, context);
  retailReportRoutes(api, context);
  filterRoutes(api, context);
  branchRoutes(api, context);
  statusReportRoutes(api, context);
  totalReportRoutes(api, context);
  tanzaniaReportRoutes(api, context);
  dashboardRoutes(api, context);
  freshnessRoutes(api, context);
  loadDataRoutes(api, context);
  openApiRoute(api, version);
}
