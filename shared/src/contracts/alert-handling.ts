import * as z from './schema';
import { alertDetailSchema, alertParams, alertTag, exampleAlertDetail } from './critical-alerts';
import { defineEndpoint } from './endpoint';
import { idSchema, instantSchema } from './scalars';

const noteSchema = z.string().check(z.trim(), z.minLength(10, 'at least 10 characters'), z.maxLength(2000));
const evidenceSchema = z._default(z.array(idSchema).check(z.maxLength(20)), []);

/** The example after a step of a person. */
const exampleAfter = (kind: string, state: string, note: string) => ({
  ...exampleAlertDetail,
  state,
  version: 2,
  owner: kind === 'ACKNOWLEDGED' || kind === 'ASSIGNED' ? { id: 'u_1', name: 'Rehema Reporter' } : null,
  history: [
    ...exampleAlertDetail.history,
    {
      at: '2026-10-03T12:10:00.000Z',
      kind,
      actor: { id: 'u_1', name: 'Rehema Reporter' },
      note,
      evidence: [],
      owner: null,
    },
  ],
});

/** Handling an alert needs `alerts.handle` for its brand, or `alerts.handle-system` where it concerns the system. */
const handling = {
  method: 'POST',
  tag: alertTag,
  access: 'alerts.view',
  brand: 'optional',
  params: alertParams,
  answer: alertDetailSchema,
  status: 200,
  versioned: true,
  keyed: true,
} as const;

export const acknowledgeAlert = defineEndpoint({
  ...handling,
  path: '/api/CriticalAlerts/:id/acknowledge',
  summary: 'Take an open alert; `If-Match` with its version, else 412. Needs the right to handle it.',
  body: z.strictObject({
    note: noteSchema,
    evidence: evidenceSchema,
    /** By when it will be dealt with; left out: as the severity asks. */
    dueAt: z.optional(instantSchema),
  }),
  example: {
    body: { note: 'The source was asked for the file', dueAt: '2026-10-04T10:00:00.000Z' },
    answer: exampleAfter('ACKNOWLEDGED', 'ACKNOWLEDGED', 'The source was asked for the file'),
  },
});

export const assignAlert = defineEndpoint({
  ...handling,
  path: '/api/CriticalAlerts/:id/assign',
  summary: 'Hand an alert to somebody who may handle it; `If-Match` with its version, else 412.',
  body: z.strictObject({
    ownerId: idSchema,
    note: noteSchema,
    evidence: evidenceSchema,
    dueAt: z.optional(instantSchema),
  }),
  example: {
    body: { ownerId: 'u_2', note: 'Knows the shops of the region' },
    answer: exampleAfter('ASSIGNED', 'ACKNOWLEDGED', 'Knows the shops of the region'),
  },
});

export const snoozeAlert = defineEndpoint({
  ...handling,
  path: '/api/CriticalAlerts/:id/snooze',
  summary:
    'Put an unresolved alert off until a time, at which it comes back by itself; null brings it back now. `If-Match` with its version, else 412.',
  body: z.strictObject({
    /** At most `mostHoursSnoozed` from now: 24 hours for what is critical, 72 for high, 336 for medium. */
    until: z.nullable(instantSchema),
    note: noteSchema,
    evidence: evidenceSchema,
  }),
  example: {
    body: { until: '2026-10-04T06:00:00.000Z', note: 'The source sends it tonight' },
    answer: {
      ...exampleAfter('SNOOZED', 'OPEN', 'The source sends it tonight'),
      snoozedUntil: '2026-10-04T06:00:00.000Z',
    },
  },
});

export const resolveAlert = defineEndpoint({
  ...handling,
  path: '/api/CriticalAlerts/:id/resolve',
  summary: 'End an alert with a note and what proves it; `If-Match` with its version, else 412.',
  body: z.strictObject({ note: noteSchema, evidence: evidenceSchema }),
  example: {
    body: { note: 'The source has sent the file again', evidence: ['file_1'] },
    answer: exampleAfter('RESOLVED', 'RESOLVED', 'The source has sent the file again'),
  },
});

export const reopenAlert = defineEndpoint({
  ...handling,
  path: '/api/CriticalAlerts/:id/reopen',
  summary: 'Open a resolved alert again; `If-Match` with its version, else 412.',
  body: z.strictObject({ note: noteSchema, evidence: evidenceSchema }),
  example: {
    body: { note: 'The file that came is empty' },
    answer: exampleAfter('REOPENED', 'OPEN', 'The file that came is empty'),
  },
});
