import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { idSchema, instantSchema } from './scalars';
import { saidSchema } from './words/said';
import { personSchema } from './people';

const tag = 'Changes';

/** What can be changed by two people only. */
export const changeKindSchema = z.enum([
  'AUTHORITY',
  'OBLIGATION',
  'RULE_PACK',
  'USER',
  'ROLE_ASSIGNMENT',
  'API_KEY',
  'BRAND_SETTINGS',
  'API_REPLAY',
  'COLUMN_BLACKLIST',
  'DATA_WAIVER',
  'LEGAL_ENTITY',
]);
export type ChangeKind = z.infer<typeof changeKindSchema>;

/** EXPIRED: nobody decided within fourteen days. */
export const changeStateSchema = z.enum(['OPEN', 'APPLIED', 'REFUSED', 'WITHDRAWN', 'EXPIRED']);
export type ChangeState = z.infer<typeof changeStateSchema>;

/** A proposed change as its reader sees it. */
export const changeSchema = z.object({
  id: idSchema,
  kind: changeKindSchema,
  /** Null: it is for the whole house. */
  brandId: z.nullable(idSchema),
  /** What would change, in words. */
  summary: z.string(),
  /** The parts of `summary`, for who says it in another language; null for old ones. */
  said: z.nullable(z.array(saidSchema)),
  /** Why, in the proposer's words. */
  reason: z.string(),
  state: changeStateSchema,
  proposedBy: personSchema,
  proposedAt: instantSchema,
  expiresAt: instantSchema,
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(instantSchema),
  /** Why it was refused; null otherwise. */
  decisionReason: z.nullable(z.string()),
  /** Whether the reader may confirm it; `obstacle` says in words why not. */
  mayConfirm: z.boolean(),
  obstacle: z.nullable(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

const fieldsSchema = z.record(z.string(), z.unknown());

/** One field that would change, as JSON values; a field that is not there is null. */
const differenceSchema = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });

export const changeDetailSchema = z.extend(changeSchema, {
  payload: fieldsSchema,
  /** What it replaces, as it was when it was proposed; null for something new. */
  document: z.nullable(fieldsSchema),
  differences: z.array(differenceSchema),
  /** SHA-256 over kind, brand, payload and document: what is confirmed. */
  contentHash: z.string(),
});
export type ChangeDetail = z.infer<typeof changeDetailSchema>;

const changeParams = z.strictObject({ id: idSchema });

export const reasonSchema = z.string().check(z.trim(), z.minLength(10), z.maxLength(1000));

const example = {
  id: 'chg_1',
  kind: 'ROLE_ASSIGNMENT',
  brandId: 'alder',
  summary: 'Assign Rehema Reporter (rehema@tallyhouse.test) the role reporter for Alder',
  said: [
    {
      code: 'GIVE_ROLE',
      params: { person: 'Rehema Reporter (rehema@tallyhouse.test)', role: 'reporter', brand: 'Alder' },
    },
  ],
  reason: 'She takes over the shops of Dar es Salaam.',
  state: 'OPEN',
  proposedBy: { id: 'u_5', name: 'Adam Admin' },
  proposedAt: '2026-11-02T08:00:00.000Z',
  expiresAt: '2026-11-16T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  mayConfirm: true,
  obstacle: null,
};
const payloadExample = {
  action: 'GRANT',
  userId: 'u_2',
  role: 'reporter',
  brandId: 'alder',
  jurisdictions: null,
  validUntil: null,
};
/** A change in the examples of the calls that propose one. */
export const changeExample = {
  ...example,
  payload: payloadExample,
  document: null,
  differences: [{ field: 'role', before: null, after: 'reporter' }],
  contentHash: '9f2c4c0f1d0e5a3b6c7d8e9f00112233445566778899aabbccddeeff00112233',
};

export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/api/Changes',
  tag,
  summary: 'Changes that need two people, newest first: open ones, those the caller proposed, or those over.',
  access: 'administration.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    box: z._default(z.enum(['open', 'mine', 'done']), 'open'),
    kind: z.optional(changeKindSchema),
  }),
  answer: listOf(changeSchema),
  status: 200,
  example: { answer: { items: [example], page: 1, pageSize: 50, totalCount: 1 } },
});

export const readChange = defineEndpoint({
  method: 'GET',
  path: '/api/Changes/:id',
  tag,
  summary: 'One change: what would change, in words and field by field, and who may confirm it.',
  access: 'administration.view',
  brand: 'optional',
  params: changeParams,
  answer: changeDetailSchema,
  status: 200,
  example: { answer: changeExample },
});

export const proposeChange = defineEndpoint({
  method: 'POST',
  path: '/api/Changes',
  tag,
  summary:
    'Propose a change. Nothing happens until somebody else confirms it within fourteen days. The same one, still open: 409 PROPOSAL_PENDING.',
  access: 'administration.propose',
  brand: 'optional',
  body: z.strictObject({ kind: changeKindSchema, payload: fieldsSchema, reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { kind: 'ROLE_ASSIGNMENT', payload: payloadExample, reason: example.reason },
    answer: changeExample,
  },
});

export const confirmChange = defineEndpoint({
  method: 'POST',
  path: '/api/Changes/:id/confirm',
  tag,
  summary:
    'Confirm a change that somebody else proposed, and make it. Own one: 403 SELF_CONFIRMATION. Changed or decided meanwhile: 409.',
  access: 'administration.confirm',
  brand: 'optional',
  params: changeParams,
  body: z.strictObject({
    /** Six digits of the authenticator, good once. */
    otp: z.string().check(z.regex(/^\d{6}$/, 'six digits')),
  }),
  answer: changeDetailSchema,
  status: 200,
  example: { body: { otp: '123456' }, answer: { ...changeExample, state: 'APPLIED', mayConfirm: false } },
});

export const refuseChange = defineEndpoint({
  method: 'POST',
  path: '/api/Changes/:id/refuse',
  tag,
  summary: 'Refuse a change that somebody else proposed, for good.',
  access: 'administration.confirm',
  brand: 'optional',
  params: changeParams,
  body: z.strictObject({ reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 200,
  keyed: true,
  example: {
    body: { reason: 'She is on leave until March.' },
    answer: { ...changeExample, state: 'REFUSED', mayConfirm: false },
  },
});

export const withdrawChange = defineEndpoint({
  method: 'POST',
  path: '/api/Changes/:id/withdraw',
  tag,
  summary: 'Withdraw a change that the caller proposed.',
  access: 'administration.view',
  brand: 'optional',
  params: changeParams,
  answer: changeDetailSchema,
  status: 200,
  keyed: true,
  example: { answer: { ...changeExample, state: 'WITHDRAWN', mayConfirm: false } },
});
