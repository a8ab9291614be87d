import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { countSchema } from './scalars';

/** What the menu counts beside its entries; null where the caller may not know. */
export const badgesSchema = z.object({
  /** Reports that wait for the caller's confirmation. */
  waitingForMe: z.nullable(countSchema),
  /** Incidents with an alert that nobody has taken or put off. */
  unacknowledgedAlerts: z.nullable(countSchema),
  /** Files that were refused or are missing, of the last 24 hours. */
  failedLoads: z.nullable(countSchema),
  /** Calls to authorities that failed, of the last 24 hours. */
  failedCalls: z.nullable(countSchema),
  /** Returns and payments that are late. */
  overdue: z.nullable(countSchema),
});
export type Badges = z.infer<typeof badgesSchema>;

export const readDashboardBadges = defineEndpoint({
  method: 'GET',
  path: '/api/Dashboard/badges',
  tag: 'Dashboard',
  summary:
    'How many things need somebody, for the entries of a menu: waiting reports, alerts, failures, what is late.',
  access: 'dashboard.view',
  brand: 'optional',
  answer: badgesSchema,
  status: 200,
  example: {
    answer: { waitingForMe: 2, unacknowledgedAlerts: 4, failedLoads: 0, failedCalls: 1, overdue: 0 },
  },
});
