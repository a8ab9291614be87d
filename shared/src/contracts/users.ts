import * as z from './schema';
import { changeDetailSchema, changeExample, reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { localeSchema } from './locales';
import { listOf, pageFields } from './paging';
import { assignmentInputSchema, assignmentSchema, roleSchema } from './roles';
import { idSchema, instantSchema } from './scalars';

const tag = 'Users';

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(3),
    z.maxLength(254),
    z.regex(/^\S+@\S+$/, 'not an e-mail address'),
  );

/** Name of a person: no control characters, which would break a line of a log or a header. */
export const personNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^\P{Cc}*$/u, 'control characters'));

/** INVITED: nobody has chosen the password yet. */
export const userStateSchema = z.enum(['INVITED', 'ACTIVE', 'DISABLED']);

export const userCardSchema = z.object({
  id: idSchema,
  email: z.string(),
  name: z.string(),
  locale: z.string(),
  state: userStateSchema,
  hasSecondFactor: z.boolean(),
  /** Whether a link to choose a password is waiting to be handed out. */
  mayBeInvited: z.boolean(),
  createdAt: instantSchema,
  lastSignedInAt: z.nullable(instantSchema),
  /** Those for brands that the reader administers, and those for every brand. */
  assignments: z.array(assignmentSchema),
});
export type UserCard = z.infer<typeof userCardSchema>;

/** Part of a name or of an address. */
export const userTextSchema = z.string().check(z.maxLength(100));

const userParams = z.strictObject({ id: idSchema });
const reasonBody = z.strictObject({ reason: reasonSchema });
const assignmentExample = { role: 'reporter', brandId: 'alder', jurisdictions: null, validUntil: null };
const reasonExample = { reason: 'She takes over the shops of Dar es Salaam.' };
const cardExample = {
  id: 'u_2',
  email: 'rehema@tallyhouse.test',
  name: 'Rehema Reporter',
  locale: 'sw',
  state: 'ACTIVE',
  hasSecondFactor: true,
  mayBeInvited: false,
  createdAt: '2026-01-05T08:00:00.000Z',
  lastSignedInAt: '2026-11-02T06:55:00.000Z',
  assignments: [assignmentExample],
};

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/Users',
  tag,
  summary: 'Users with a role for a brand that the caller administers, by name.',
  access: 'administration.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    text: z.optional(userTextSchema),
    role: z.optional(roleSchema),
    state: z.optional(userStateSchema),
  }),
  answer: listOf(userCardSchema),
  status: 200,
  example: { answer: { items: [cardExample], page: 1, pageSize: 50, totalCount: 1 } },
});

export const inviteUser = defineEndpoint({
  method: 'POST',
  path: '/api/Users',
  tag,
  summary:
    'Propose a new user with a first role. Once confirmed, a link to choose a password can be handed out.',
  access: 'administration.propose',
  brand: 'optional',
  body: z.strictObject({
    email: emailSchema,
    name: personNameSchema,
    locale: z._default(localeSchema, 'en'),
    assignment: assignmentInputSchema,
    reason: reasonSchema,
  }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: {
      email: 'neema@tallyhouse.test',
      name: 'Neema Nyota',
      locale: 'sw',
      assignment: assignmentExample,
      ...reasonExample,
    },
    answer: {
      ...changeExample,
      kind: 'USER',
      summary: 'Add Neema Nyota (neema@tallyhouse.test) as reporter for Alder',
      said: [
        {
          code: 'ADD_USER',
          params: { person: 'Neema Nyota (neema@tallyhouse.test)', role: 'reporter', brand: 'Alder' },
        },
      ],
      payload: { action: 'INVITE', email: 'neema@tallyhouse.test' },
      differences: [{ field: 'email', before: null, after: 'neema@tallyhouse.test' }],
    },
  },
});

export const disableUser = defineEndpoint({
  method: 'POST',
  path: '/api/Users/:id/disable',
  tag,
  summary:
    'Shut an account at once: its next call is refused. Needs the right for every brand of the account.',
  access: 'administration.propose',
  brand: 'optional',
  params: userParams,
  body: reasonBody,
  answer: userCardSchema,
  status: 200,
  keyed: true,
  example: {
    body: { reason: 'She has left the company.' },
    answer: { ...cardExample, state: 'DISABLED' },
  },
});

export const enableUser = defineEndpoint({
  method: 'POST',
  path: '/api/Users/:id/enable',
  tag,
  summary: 'Propose to open an account again.',
  access: 'administration.propose',
  brand: 'optional',
  params: userParams,
  body: reasonBody,
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { reason: 'She is back from her leave.' },
    answer: {
      ...changeExample,
      kind: 'USER',
      summary: 'Open the account of Rehema Reporter (rehema@tallyhouse.test) again',
      said: [{ code: 'ENABLE', params: { person: 'Rehema Reporter (rehema@tallyhouse.test)' } }],
      payload: { action: 'ENABLE', userId: 'u_2' },
      differences: [{ field: 'isDisabled', before: true, after: false }],
    },
  },
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/Users/:id/resetPassword',
  tag,
  summary: 'Propose a link with which the user chooses a new password.',
  access: 'administration.propose',
  brand: 'optional',
  params: userParams,
  body: reasonBody,
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { reason: 'He has forgotten his password.' },
    answer: {
      ...changeExample,
      kind: 'USER',
      summary: 'Let Rehema Reporter (rehema@tallyhouse.test) choose a new password by a link',
      said: [{ code: 'RESET_PASSWORD', params: { person: 'Rehema Reporter (rehema@tallyhouse.test)' } }],
      payload: { action: 'RESET_PASSWORD', userId: 'u_2' },
      differences: [{ field: 'password', before: null, after: 'chosen anew' }],
    },
  },
});

export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/Users/:id/resetSecondFactor',
  tag,
  summary: 'Propose to take the authenticator of a user away, who then sets up another one.',
  access: 'administration.propose',
  brand: 'optional',
  params: userParams,
  body: reasonBody,
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: { reason: 'He has lost his telephone.' },
    answer: {
      ...changeExample,
      kind: 'USER',
      summary: 'Take the authenticator of Rehema Reporter (rehema@tallyhouse.test) away',
      said: [{ code: 'RESET_SECOND_FACTOR', params: { person: 'Rehema Reporter (rehema@tallyhouse.test)' } }],
      payload: { action: 'RESET_SECOND_FACTOR', userId: 'u_2' },
      differences: [{ field: 'hasSecondFactor', before: true, after: false }],
    },
  },
});

/** Not keyed: the secret must leave no trace in the store. */
export const issueInvitation = defineEndpoint({
  method: 'POST',
  path: '/api/Users/:id/invitation',
  tag,
  summary:
    'The link that a confirmed invitation or reset allows: shown now and never again. A second one ends the first.',
  access: 'administration.propose',
  brand: 'optional',
  params: userParams,
  answer: z.object({
    /** For `/login?invitation=…`; good once, until `expiresAt`. */
    invitationToken: z.string(),
    expiresAt: instantSchema,
  }),
  status: 201,
  example: {
    answer: {
      invitationToken: 'thi_k3JtTqZ0Yc1mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEw',
      expiresAt: '2026-11-05T08:00:00.000Z',
    },
  },
});
