import * as z from './schema';
import { daysInZone } from './days-in-zone';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { countSchema, idSchema, instantSchema } from './scalars';
import { saidSchema } from './words/said';
import { personSchema } from './people';

const tag = 'Notifications';

/** What people are told about. */
export const notificationEventSchema = z.enum([
  'ALERT_CRITICAL',
  'ALERT',
  'ALERT_ASSIGNED',
  'ALERT_ENDED',
  'DEADLINE',
  'REPORT_WAITING',
  'REPORT_RETURNED',
  'REPORT_REJECTED',
  'REPORT_MOVED',
  'SCHEDULED_RUN',
]);
export type NotificationEvent = z.infer<typeof notificationEventSchema>;

export const notificationChannelSchema = z.enum(['IN_APP', 'EMAIL', 'WEBHOOK']);
export type NotificationChannel = z.infer<typeof notificationChannelSchema>;

/** PENDING: to be sent. SENT: handed over; in the app at once. FAILED: given up. SKIPPED: there is no way to send it. */
export const deliveryStateSchema = z.enum(['PENDING', 'SENT', 'FAILED', 'SKIPPED']);
export type DeliveryState = z.infer<typeof deliveryStateSchema>;

/** One message to one person by one channel. */
/** What a message says; of one about an alert also what that says, for `{{title}}` and `{{detail}}`. */
const messageSaidSchema = z.extend(saidSchema, { alert: z.nullable(saidSchema) });
export type MessageSaid = z.infer<typeof messageSaidSchema>;

export const notificationSchema = z.object({
  id: idSchema,
  /** Order of all messages; the id of the event in the stream. */
  seq: z.int(),
  createdAt: instantSchema,
  event: notificationEventSchema,
  channel: notificationChannelSchema,
  /** Null for what concerns the system as a whole. */
  brandId: z.nullable(idSchema),
  title: z.string(),
  text: z.string(),
  /** Title and text as a code of `words/notices` with its values; null for old ones. */
  said: z.optional(z.nullable(messageSaidSchema)),
  object: z.object({ kind: z.string(), id: z.string() }),
  /** Path of the page where the object is looked at, with its query. */
  link: z.string(),
  recipient: personSchema,
  deliveryState: deliveryStateSchema,
  /** Why it is not sent, in words; null otherwise. */
  deliveryDetail: z.nullable(z.string()),
  attempts: countSchema,
  sentAt: z.nullable(instantSchema),
  readAt: z.nullable(instantSchema),
});
export type Notification = z.infer<typeof notificationSchema>;

const example = {
  id: 'ntf_12',
  seq: 12,
  createdAt: '2026-10-03T10:05:02.000Z',
  event: 'ALERT',
  channel: 'IN_APP',
  brandId: 'alder',
  title: 'File 771 of alder-online is missing',
  text: 'BETS of 2026-10-03T09:00:00.000Z to 2026-10-03T10:00:00.000Z had not arrived.',
  object: { kind: 'alert', id: 'alr_7' },
  link: '/critical-alert-history?id=alr_7',
  recipient: { id: 'u_1', name: 'Rehema Reporter' },
  deliveryState: 'SENT',
  deliveryDetail: null,
  attempts: 1,
  sentAt: '2026-10-03T10:05:02.000Z',
  readAt: null,
};

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/Notifications',
  tag,
  summary: 'Messages, newest first: one’s own, or with `box=all` those of everybody (needs logs.view).',
  access: 'signed-in',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    box: z._default(z.enum(['mine', 'all']), 'mine'),
    channel: z.optional(notificationChannelSchema),
    event: z.optional(notificationEventSchema),
    deliveryState: z.optional(deliveryStateSchema),
    /** `true`: read ones alone, `false`: unread ones alone. */
    read: z.optional(z.enum(['true', 'false'])),
    ...daysInZone,
  }),
  answer: z.extend(listOf(notificationSchema), {
    /** Unread messages in the app to the caller, filters aside. */
    unread: countSchema,
  }),
  status: 200,
  example: { answer: { items: [example], page: 1, pageSize: 50, totalCount: 1, unread: 1 } },
});

export const markNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/api/Notifications/markRead',
  tag,
  summary:
    'Mark own messages as read: those named, or all up to the one numbered `upTo`. Others and those read before are left as they are.',
  access: 'signed-in',
  brand: 'optional',
  body: z
    .strictObject({
      ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(500))),
      /** `seq` of the newest message that was seen: what came since stays unread. */
      upTo: z.optional(z.int().check(z.minimum(0))),
    })
    .check(
      z.refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), {
        error: 'name ids or upTo, one of them',
        path: ['ids'],
      }),
    ),
  answer: z.object({ marked: countSchema, unread: countSchema }),
  status: 200,
  keyed: true,
  example: { body: { ids: ['ntf_12'] }, answer: { marked: 1, unread: 0 } },
});

export const resendNotification = defineEndpoint({
  method: 'POST',
  path: '/api/Notifications/:id/resend',
  tag,
  summary:
    'Send a message by e-mail or webhook once more: an own one, or with alerts.handle any of the brand.',
  access: 'signed-in',
  brand: 'optional',
  params: z.strictObject({ id: idSchema }),
  answer: notificationSchema,
  status: 200,
  keyed: true,
  example: { answer: { ...example, channel: 'EMAIL', deliveryState: 'PENDING', attempts: 0, sentAt: null } },
});

/** Which channels an event takes. */
const channelsSchema = z.strictObject({ IN_APP: z.boolean(), EMAIL: z.boolean(), WEBHOOK: z.boolean() });
const matrixSchema = z.strictObject({
  ALERT_CRITICAL: channelsSchema,
  ALERT: channelsSchema,
  ALERT_ASSIGNED: channelsSchema,
  ALERT_ENDED: channelsSchema,
  DEADLINE: channelsSchema,
  REPORT_WAITING: channelsSchema,
  REPORT_RETURNED: channelsSchema,
  REPORT_REJECTED: channelsSchema,
  REPORT_MOVED: channelsSchema,
  SCHEDULED_RUN: channelsSchema,
});
export type NotificationMatrix = z.infer<typeof matrixSchema>;

export const preferencesSchema = z.object({
  matrix: matrixSchema,
  /** Events that cannot be muted in the app and by e-mail. */
  unmutable: z.array(notificationEventSchema),
  webhookUrl: z.nullable(z.string()),
  /** With which bodies are signed; shown once, when the address is new. */
  webhookSecret: z.nullable(z.string()),
  /** Whether this server can send e-mail. */
  hasMailServer: z.boolean(),
  version: z.int(),
});
export type NotificationPreferences = z.infer<typeof preferencesSchema>;

const inApp = { IN_APP: true, EMAIL: false, WEBHOOK: true };
const alsoByMail = { IN_APP: true, EMAIL: true, WEBHOOK: true };
const exampleMatrix: NotificationMatrix = {
  ALERT_CRITICAL: alsoByMail,
  ALERT: inApp,
  ALERT_ASSIGNED: alsoByMail,
  ALERT_ENDED: inApp,
  DEADLINE: alsoByMail,
  REPORT_WAITING: alsoByMail,
  REPORT_RETURNED: alsoByMail,
  REPORT_REJECTED: alsoByMail,
  REPORT_MOVED: inApp,
  SCHEDULED_RUN: inApp,
};
const examplePreferences: NotificationPreferences = {
  matrix: exampleMatrix,
  unmutable: ['ALERT_CRITICAL'],
  webhookUrl: null,
  webhookSecret: null,
  hasMailServer: true,
  version: 1,
};

export const readNotificationPreferences = defineEndpoint({
  method: 'GET',
  path: '/api/Notifications/preferences',
  tag,
  summary: 'By which channels the caller is told what; the version as ETag.',
  access: 'signed-in',
  answer: preferencesSchema,
  status: 200,
  example: { answer: examplePreferences },
});

export const writeNotificationPreferences = defineEndpoint({
  method: 'PUT',
  path: '/api/Notifications/preferences',
  tag,
  summary:
    'Change by which channels the caller is told what; `If-Match` with the version, else 412. Critical alerts cannot be muted.',
  access: 'signed-in',
  body: z.strictObject({
    matrix: matrixSchema,
    /** Where messages are posted to, an https address; null for nowhere. */
    webhookUrl: z.nullable(z.string().check(z.maxLength(500))),
  }),
  answer: preferencesSchema,
  status: 200,
  versioned: true,
  example: {
    body: { matrix: exampleMatrix, webhookUrl: 'https://hooks.example/tallyhouse' },
    answer: {
      ...examplePreferences,
      webhookUrl: 'https://hooks.example/tallyhouse',
      webhookSecret: 'shown-once',
      version: 2,
    },
  },
});

/** What pages show that changes without their doing. */
export const changedKinds = ['report', 'alert', 'load-batch', 'tax-period', 'change', 'authority'] as const;

/** Something of a kind was changed in a brand; what, its lists say. */
export const changeEventSchema = z.object({ brandId: idSchema, kind: z.enum(changedKinds) });
export type ChangeEvent = z.infer<typeof changeEventSchema>;

/**
 * Server-sent events. `notification` holds a message to the caller in the app and has its `seq` as id; `change` says
 * that something of a brand of the caller was changed by anybody, at most once a second for a kind; `reset` says that
 * more was missed than is sent again, so that the list must be read; comments keep the line open.
 *
 * Ask with `Accept: text/event-stream` (else 406) and the bearer header; to resume, with `Last-Event-ID`. The stream
 * ends within a second or two of the end of the session.
 */
export const streamNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/Notifications/stream',
  tag,
  summary: 'Messages to the caller in the app as they come, as server-sent events.',
  access: 'signed-in',
  status: 200,
  binary: 'text/event-stream',
});
