import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { countSchema, daySchema, idSchema, instantSchema, withheldSchema } from './scalars';
import { personSchema } from './people';

/** Everything that the audit has a word for, by subject. A new action is a line here. */
export const auditActions = [
  'LOGIN',
  'LOGIN_FAILED',
  'LOGOUT',
  'REFRESH_REUSED',
  'SESSION_REVOKED',
  'PASSWORD_CHANGED',
  'ACCESS_REFUSED',
  'AUDITOR_VIEWED',
  'PLAYER_UNMASKED',
  'EVIDENCE_DOWNLOADED',
  'DATA_EXPORTED',
  'REPORT_MOVED',
  'REPORT_NOTE_CHANGED',
  'CONFIRMATION_REFUSED',
  'CONTROL_TOTAL_WRONG',
  'CONFIRMATION_LOCKED',
  'SUBMISSION_STARTED',
  'SUBMISSION_ENDED',
  'ACKNOWLEDGEMENT_ATTACHED',
  'REPORT_FILED_BY_HAND',
  'TAX_PERIOD_MOVED',
  'TAX_PAID',
  'TAX_PAYMENT_REVERSED',
  'ALERT_RAISED',
  'ALERT_MOVED',
  'NOTIFICATION_SENT',
  'NOTIFICATION_PREFERENCES_CHANGED',
  'AUTHORITY_CHANGED',
  'AUTHORITY_TESTED',
  'OBLIGATION_CHANGED',
  'OBLIGATION_FILED',
  'RULE_PACK_CHANGED',
  'LEGAL_ENTITY_CHANGED',
  'BATCH_LOADED',
  'BATCH_REPROCESSED',
  'BATCH_SUPERSEDED',
  'EXCEPTION_ASSIGNED',
  'EXCEPTION_WAIVED',
  'GAP_EXPLAINED',
  'RATES_LOADED',
  'BALANCES_LOADED',
  'API_CALL_REPLAYED',
  'CHANGE_PROPOSED',
  'CHANGE_CONFIRMED',
  'CHANGE_REFUSED',
  'CHANGE_WITHDRAWN',
  'CHANGE_EXPIRED',
  'USER_CHANGED',
  'ROLES_CHANGED',
  'API_KEY_CHANGED',
  'SETTINGS_CHANGED',
  'KEYS_ROTATED',
  'BACKUP_MADE',
  'STORE_RESTORED',
  'PROFILE_CHANGED',
  'SAVED_SEARCH_CHANGED',
  'FILTER_CHANGED',
  'BLACKLIST_CHANGED',
] as const;
export const auditActionSchema = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditActionSchema>;

/** What an action was done to. */
export const auditObjectKindSchema = z.enum([
  'user',
  'session',
  'report',
  'confirmation',
  'tax-period',
  'alert',
  'notification',
  'authority',
  'obligation',
  'rule-pack',
  'legal-entity',
  'data-exception',
  'load-batch',
  'rate',
  'balance',
  'api-call',
  'change',
  'api-key',
  'settings',
  'saved-search',
  'filter',
  'blacklist',
  'export',
  'player',
  'call',
  'audit',
  'store',
]);
export type AuditObjectKind = z.infer<typeof auditObjectKindSchema>;

/** One action: who did what to what and when, with its place in the chain. */
export const auditEventSchema = z.object({
  /** Place in the chain, from 1, without gaps. */
  seq: countSchema,
  time: instantSchema,
  action: z.string(),
  /** Null where nobody was signed in. */
  actor: z.nullable(personSchema),
  /** Null for what belongs to no brand: signing in, for one. */
  brandId: z.nullable(idSchema),
  object: z.object({ kind: z.string(), id: z.nullable(z.string()) }),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Why its texts are without the numbers that they have; left out where they are whole. */
  withheld: z.optional(withheldSchema),
  /** SHA-256 over this row and `previousHash`. */
  hash: z.string(),
  previousHash: z.string(),
});
export type AuditEventLine = z.infer<typeof auditEventSchema>;

const eventExample: AuditEventLine = {
  seq: 4211,
  time: '2026-04-10T08:01:00.000Z',
  action: 'REPORT_MOVED',
  actor: { id: 'u_reporter', name: 'Rehema Reporter' },
  brandId: 'alder',
  object: { kind: 'report', id: 'rep_1' },
  detail: { from: 'DRAFT', to: 'DELETED' },
  hash: '6f2c9d7ce1a87df4e5b4b3ae0b1f0d8b8a7c6d5e4f3a2b1c0d9e8f7a6b5c4d3e',
  previousHash: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
};

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/api/Audit',
  tag: 'Audit',
  summary:
    'Actions as the audit keeps them, newest first. Those of no brand (signing in) show where the caller holds every brand.',
  access: 'audit.verify',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    /** Days in UTC, both included. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** User id. */
    actor: z.optional(idSchema),
    action: z.optional(auditActionSchema),
    objectKind: z.optional(auditObjectKindSchema),
    objectId: z.optional(idSchema),
  }),
  answer: listOf(auditEventSchema),
  status: 200,
  example: { answer: { items: [eventExample], page: 1, pageSize: 50, totalCount: 1 } },
});

/** Where the chain does not hold. */
export const auditFaultSchema = z.object({
  seq: countSchema,
  /**
   * `CHANGED`: the row is not what was hashed; `MISSING`: rows before it are gone; `OUT_OF_ORDER`: it does not follow
   * the row before; `CUT`: rows that were there once are gone or others; `CHECKPOINT`: the file of checkpoints is not
   * what this server wrote.
   */
  kind: z.enum(['CHANGED', 'MISSING', 'OUT_OF_ORDER', 'CUT', 'CHECKPOINT']),
  /** The same in words. */
  text: z.string(),
});

export const auditVerdictSchema = z.object({
  holds: z.boolean(),
  /** Rows looked at, and which; null where the span has none. */
  rows: countSchema,
  firstSeq: z.nullable(countSchema),
  lastSeq: z.nullable(countSchema),
  /** Signed checkpoints, kept outside the store, that the rows were compared with. */
  checkpoints: countSchema,
  /** The newest row of the whole chain. */
  head: z.object({ seq: countSchema, hash: z.string() }),
  /** At most a hundred; after a cut every row differs. */
  faults: z.array(auditFaultSchema),
  /** Where to go on when the span holds more rows than one call looks at; null: all of it was looked at. */
  nextSeq: z.nullable(countSchema),
  verifiedAt: instantSchema,
});
export type AuditVerdictAnswer = z.infer<typeof auditVerdictSchema>;

export const verifyAudit = defineEndpoint({
  method: 'GET',
  path: '/api/Audit/verify',
  tag: 'Audit',
  summary:
    'Walk the chain and compare it with the signed checkpoints: changed, missing, moved, added and cut rows. At most 50,000 rows a call; go on at `nextSeq`.',
  access: 'audit.verify',
  query: z.strictObject({
    /** Days in UTC, both included; left out: from the first row, to the newest. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** `nextSeq` of the answer before. */
    afterSeq: z.optional(
      z.pipe(z.string().check(z.regex(/^\d{1,15}$/, 'not a whole number')), z.transform(Number)),
    ),
  }),
  answer: auditVerdictSchema,
  status: 200,
  example: {
    answer: {
      holds: true,
      rows: 4211,
      firstSeq: 1,
      lastSeq: 4211,
      checkpoints: 12,
      head: { seq: 4211, hash: eventExample.hash },
      faults: [],
      nextSeq: null,
      verifiedAt: '2026-04-10T08:05:00.000Z',
    },
  },
});
