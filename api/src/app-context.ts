import type { FastifyBaseLogger } from 'fastify';
import type { CallLog } from './api-log/call-log';
import type { Config } from './config';
import type { AuthorityGateway } from './gateway/authority-gateway';
import type { Readiness } from './health/readiness';
import type { Jobs } from './jobs/jobs';
import type { DrillTokens } from './lineage/drill-token';
import type { PageCursors } from './reports/page-cursor';
import type { Store } from './store/store';

/** What route modules work with, handed on explicitly: `xRoutes(api, context)`. */
export interface AppContext {
  readonly store: Store;
  /** Whether nothing can be written any more, for want of room. */
  readonly hasNoRoom: () => Promise<boolean>;
  readonly config: Config;
  /** The present; tests stop it. */
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
  readonly readiness: Readiness;
  readonly callLog: CallLog;
  readonly drillTokens: DrillTokens;
  readonly pageCursors: PageCursors;
  readonly gateway: AuthorityGateway;
}
