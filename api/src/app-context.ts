import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Jobs } from './jobs/jobs';
import type { Store } from './store/store';

/** What route modules work with, handed on explicitly: `xRoutes(api, context)`. */
export interface AppContext {
  readonly store: Store;
  readonly config: Config;
  /** The present; tests stop it. */
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
}
