import type { FastifyBaseLogger } from 'fastify';
import type { CallLog } from '../call-log/call-log';
import type { Config } from '../config/config';
import type { AuthorityGateway } from '../http/authority-gateway';
import type { Readiness } from '../http/readiness';
import type { Jobs } from '../job-queue/jobs';
import type { DrillTokens } from '../auth/drill-token';
import type { PageCursors } from '../auth/page-cursor';
import type { Store } from '../../store/store';

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
