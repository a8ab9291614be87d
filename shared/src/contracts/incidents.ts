import * as z from './schema';
import {
  alertCodeSchema,
  alertFilterFields,
  alertListMeta,
  alertSeveritySchema,
  alertStateSchema,
  alertTag,
  criticalAlertSchema,
  exampleAlert,
  severityCountsSchema,
} from './critical-alerts';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { personSchema } from './people';
import { countSchema, idSchema, instantSchema } from './scalars';
import { saidSchema } from './words/said';

/** Alerts of one cause. Its state is that of the alert that asks for most: open before acknowledged, and both before ended. */
const incidentSchema = z.object({
  id: idSchema,
  code: alertCodeSchema,
  name: z.string(),
  /** Of the alert that weighs most. */
  severity: alertSeveritySchema,
  state: alertStateSchema,
  brandId: z.nullable(idSchema),
  /** Of one alert its own words. */
  title: z.string(),
  detail: z.string(),
  said: z.optional(z.nullable(saidSchema)),
  /** How many alerts of the same filter it holds, and how many of these nobody has taken, or has ended. */
  alerts: countSchema,
  open: countSchema,
  unresolved: countSchema,
  /** The alert to begin with: unresolved, the heaviest, the oldest. */
  lead: criticalAlertSchema,
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  /** People who own unresolved alerts of it. */
  owners: z.array(personSchema),
  /** The first due time of the unresolved ones. */
  dueAt: z.nullable(instantSchema),
  /** The next step: where the alert to begin with is looked at. */
  link: z.string(),
});
export type Incident = z.infer<typeof incidentSchema>;

export const listIncidents = defineEndpoint({
  method: 'GET',
  path: '/api/CriticalAlerts/incidents',
  tag: alertTag,
  summary:
    'Alerts by their cause: critical ones first, then those that nobody has taken, the newest sight first.',
  access: 'alerts.view',
  brand: 'optional',
  query: z.strictObject({ ...pageFields, ...alertFilterFields }),
  answer: z.extend(listOf(incidentSchema), {
    /** Incidents per severity under the same filter; `open` those that have an alert that nobody has resolved. */
    totals: z.extend(severityCountsSchema, { open: severityCountsSchema }),
    meta: alertListMeta,
  }),
  status: 200,
  example: {
    answer: {
      items: [
        {
          ...{
            id: 'inc_1',
            code: 'CA-06',
            name: 'DATA_GAP',
            severity: 'HIGH',
            state: 'OPEN',
            brandId: 'alder',
          },
          title: '2 files of alder-online are missing',
          detail: 'Ask the source for all of them at once, or explain the gaps.',
          said: { code: 'MANY_FILES_MISSING', params: { source: 'alder-online', count: 2 } },
          ...{ alerts: 2, open: 2, unresolved: 2, lead: exampleAlert },
          ...{ firstSeenAt: exampleAlert.firstSeenAt, lastSeenAt: exampleAlert.lastSeenAt },
          ...{ owners: [], dueAt: null, link: exampleAlert.link },
        },
      ],
      ...{ page: 1, pageSize: 50, totalCount: 1 },
      totals: { MEDIUM: 0, HIGH: 1, CRITICAL: 0, open: { MEDIUM: 0, HIGH: 1, CRITICAL: 0 } },
      meta: { lastCheckAt: '2026-10-03T12:00:00.000Z' },
    },
  },
});
