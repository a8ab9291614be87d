import * as z from './schema';
import { daysInZone } from './days-in-zone';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { saidSchema } from './words/said';
import { countSchema, daySchema, idSchema, instantSchema } from './scalars';
import { personSchema } from './people';

export const alertTag = 'Critical alerts';

/** What an alert is about; the table with trigger, severity and end of each: docs/domain/alerts.md. */
export const alertCodeSchema = z.enum([
  ...(['CA-01', 'CA-02', 'CA-03', 'CA-04', 'CA-05', 'CA-06', 'CA-07', 'CA-08', 'CA-09'] as const),
  ...(['CA-10', 'CA-11', 'CA-12', 'CA-13', 'CA-14', 'CA-15', 'CA-16', 'CA-17', 'CA-18'] as const),
]);
export type AlertCode = z.infer<typeof alertCodeSchema>;

export const alertSeveritySchema = z.enum(['MEDIUM', 'HIGH', 'CRITICAL']);
export type AlertSeverity = z.infer<typeof alertSeveritySchema>;

/** OPEN: nobody has taken it. ACKNOWLEDGED: it has an owner. RESOLVED: by a person. AUTO_RESOLVED: what it was about is over. */
export const alertStateSchema = z.enum(['OPEN', 'ACKNOWLEDGED', 'RESOLVED', 'AUTO_RESOLVED']);
export type AlertState = z.infer<typeof alertStateSchema>;

/** Hours that something may be put off at most, by how much it weighs. */
export const mostHoursSnoozed: Readonly<Record<AlertSeverity, number>> = {
  CRITICAL: 24,
  HIGH: 72,
  MEDIUM: 336,
};

/** One alert: there is one for each code, object and period, however often it happens. */
export const criticalAlertSchema = z.object({
  id: idSchema,
  code: alertCodeSchema,
  /** `DATA_GAP`, as the table of the alerts names the code. */
  name: z.string(),
  severity: alertSeveritySchema,
  state: alertStateSchema,
  /** Null for what concerns the system as a whole. */
  brandId: z.nullable(idSchema),
  object: z.object({ kind: z.string(), id: z.string() }),
  period: z.nullable(z.object({ from: daySchema, to: daySchema })),
  title: z.string(),
  detail: z.string(),
  /** Title and detail as a code of `words/alerts` with its values; null for old ones. */
  said: z.optional(z.nullable(saidSchema)),
  firstSeenAt: instantSchema,
  lastSeenAt: instantSchema,
  /** Occurrences. */
  count: countSchema,
  /** How often it came back after it was resolved. */
  reopenCount: countSchema,
  /** Whether the last check still found it, whatever its state. */
  isStanding: z.boolean(),
  owner: z.nullable(personSchema),
  dueAt: z.nullable(instantSchema),
  acknowledgedAt: z.nullable(instantSchema),
  resolvedAt: z.nullable(instantSchema),
  /** Seconds from the first sight to the acknowledgement and to the end; null until then. */
  secondsToAcknowledge: z.nullable(z.int()),
  secondsToResolve: z.nullable(z.int()),
  /** Goes up by one with every change; hand it back in `If-Match` to handle the alert. */
  version: z.int(),
  /** That of its cause, which other alerts may share. */
  incidentId: idSchema,
  /** Until when it is put off; null when it is not, or not any more. */
  snoozedUntil: z.nullable(instantSchema),
  /** Where its object is looked at, the next step about it: a path of the page with its query. */
  link: z.string(),
});
export type CriticalAlert = z.infer<typeof criticalAlertSchema>;

const alertStepSchema = z.object({
  at: instantSchema,
  /** WORSENED: the same weighs more than before. SNOOZED: put off. WOKEN: put off no longer, before its time. */
  kind: z.enum([
    ...(['RAISED', 'SEEN_AGAIN', 'WORSENED', 'REOPENED', 'ACKNOWLEDGED', 'ASSIGNED'] as const),
    ...(['SNOOZED', 'WOKEN', 'RESOLVED', 'AUTO_RESOLVED'] as const),
  ]),
  /** Null for the engine. */
  actor: z.nullable(personSchema),
  note: z.nullable(z.string()),
  evidence: z.array(z.string()),
  owner: z.nullable(personSchema),
  /** Of SNOOZED. */
  until: z.optional(z.nullable(instantSchema)),
});
export type AlertStep = z.infer<typeof alertStepSchema>;

export const alertDetailSchema = z.extend(criticalAlertSchema, {
  /** Oldest first. */
  history: z.array(alertStepSchema),
  /** Everything that was handed in with a step, each once. */
  evidence: z.array(z.string()),
  /** Whether the reader may take, hand on, end and reopen it. */
  mayHandle: z.boolean(),
  /** Who may own it, by name. */
  handlers: z.array(personSchema),
});
export type CriticalAlertDetail = z.infer<typeof alertDetailSchema>;

/** A count for each severity. */
export const severityCountsSchema = z.object({
  MEDIUM: countSchema,
  HIGH: countSchema,
  CRITICAL: countSchema,
});

const oneOrMore = <Item extends z.core.$ZodType>(item: Item) => z.optional(z.union([item, z.array(item)]));

/** Of examples. */
export const exampleAlert = {
  id: 'alr_7',
  code: 'CA-06',
  name: 'DATA_GAP',
  severity: 'HIGH',
  state: 'OPEN',
  brandId: 'alder',
  object: { kind: 'load-batch', id: 'gap_alder_alder-online_bets_771' },
  period: { from: '2026-10-03', to: '2026-10-03' },
  title: 'File 771 of alder-online is missing',
  detail:
    'BETS of 2026-10-03T09:00:00.000Z to 2026-10-03T10:00:00.000Z had not arrived. Ask the source for the file, or explain the gap.',
  said: {
    code: 'FILE_MISSING',
    params: { seq: 771, source: 'alder-online', kind: 'BETS', from: '2026-10-03', to: '2026-10-03' },
  },
  firstSeenAt: '2026-10-03T10:05:00.000Z',
  lastSeenAt: '2026-10-03T12:00:00.000Z',
  count: 1,
  reopenCount: 0,
  isStanding: true,
  owner: null,
  dueAt: null,
  acknowledgedAt: null,
  resolvedAt: null,
  secondsToAcknowledge: null,
  secondsToResolve: null,
  version: 1,
  incidentId: 'inc_1',
  snoozedUntil: null,
  link: '/load-data?batch=gap_alder_alder-online_bets_771',
};

/** What lists of alerts, and of their incidents, are narrowed by. */
export const alertFilterFields = {
  code: oneOrMore(alertCodeSchema),
  severity: oneOrMore(alertSeveritySchema),
  state: oneOrMore(alertStateSchema),
  /** User id; `none` for those without an owner. */
  owner: z.optional(idSchema),
  /** Alerts seen between them. */
  ...daysInZone,
  /** Those that belong to these incidents. */
  incident: oneOrMore(idSchema),
  /** Only those that are put off now, or none of them; left out: both. */
  snoozed: z.optional(z.enum(['ONLY', 'NONE'])),
};

/** What narrows and orders the list of alerts. */
export const alertListFilters = {
  ...alertFilterFields,
  sort: z._default(
    z.enum([
      ...(['lastSeenAt:desc', 'lastSeenAt:asc', 'firstSeenAt:desc', 'firstSeenAt:asc'] as const),
      ...(['severity:desc', 'severity:asc'] as const),
    ]),
    'lastSeenAt:desc',
  ),
};

/** What such lists say about themselves. */
export const alertListMeta = z.object({
  /** When everything was last looked at; null before the first check. */
  lastCheckAt: z.nullable(instantSchema),
});

export const listCriticalAlerts = defineEndpoint({
  method: 'GET',
  path: '/api/CriticalAlerts',
  tag: alertTag,
  summary: 'Critical alerts, the newest sight first, with the time of the last check.',
  access: 'alerts.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    ...alertListFilters,
  }),
  answer: z.extend(listOf(criticalAlertSchema), {
    /** Alerts per severity under the same filter; `open` those of them that nobody has resolved. */
    totals: z.extend(severityCountsSchema, { open: severityCountsSchema }),
    meta: alertListMeta,
  }),
  status: 200,
  example: {
    answer: {
      items: [exampleAlert],
      page: 1,
      pageSize: 50,
      totalCount: 1,
      totals: { MEDIUM: 0, HIGH: 1, CRITICAL: 0, open: { MEDIUM: 0, HIGH: 1, CRITICAL: 0 } },
      meta: { lastCheckAt: '2026-10-03T12:00:00.000Z' },
    },
  },
});

/** Names an alert. */
export const alertParams = z.strictObject({ id: idSchema });
/** Of examples. */
export const exampleAlertDetail = {
  ...exampleAlert,
  history: [
    { at: '2026-10-03T10:05:00.000Z', kind: 'RAISED', actor: null, note: null, evidence: [], owner: null },
  ],
  evidence: [],
  mayHandle: true,
  handlers: [{ id: 'u_1', name: 'Rehema Reporter' }],
};

export const readCriticalAlert = defineEndpoint({
  method: 'GET',
  path: '/api/CriticalAlerts/:id',
  tag: alertTag,
  summary: 'One alert with its history, its evidence and where its object is; the version as ETag.',
  access: 'alerts.view',
  brand: 'optional',
  params: alertParams,
  answer: alertDetailSchema,
  status: 200,
  example: { answer: exampleAlertDetail },
});
