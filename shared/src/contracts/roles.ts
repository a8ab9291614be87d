import * as z from './schema';
import { changeDetailSchema, changeExample, reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { permissionsByRole } from './permissions';
import { idSchema, instantSchema } from './scalars';

const tag = 'Users';

const roleNames = Object.keys(permissionsByRole) as [string, ...string[]];
export const roleSchema = z.enum(roleNames);

/** A brand's id, or `*` for every brand. */
const brandOrAllSchema = z.string().check(z.regex(/^(\*|[\w-]{1,100})$/, 'a brand or *'));

/** ISO 3166-1 alpha-2. */
export const countryCodeSchema = z.string().check(z.regex(/^[A-Z]{2}$/, 'two letters'));

/** What a role is given for. */
const assignmentFields = {
  role: roleSchema,
  brandId: brandOrAllSchema,
  /** Countries (ISO 3166-1 alpha-2) whose brands it reaches; null for all. */
  jurisdictions: z.nullable(z.array(countryCodeSchema).check(z.minLength(1), z.maxLength(30))),
  /** After it the role is gone, from the next call on; null for no end. An auditor always has one. */
  validUntil: z.nullable(instantSchema),
};

export const assignmentInputSchema = z.strictObject(assignmentFields);
export type AssignmentInput = z.infer<typeof assignmentInputSchema>;

/** As an answer tells it. */
export const assignmentSchema = z.object(assignmentFields);

const assignmentExample = { role: 'reporter', brandId: 'alder', jurisdictions: null, validUntil: null };

/** One role that one user holds. */
export const roleAssignmentSchema = z.extend(assignmentSchema, {
  user: z.object({ id: idSchema, name: z.string(), email: z.string() }),
  /** False once its end is past. */
  isInForce: z.boolean(),
});

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/api/Roles',
  tag,
  summary: 'Who holds which role for which brand and until when, and what each role may do.',
  access: 'administration.view',
  brand: 'optional',
  query: z.strictObject({ ...pageFields, role: z.optional(roleSchema), userId: z.optional(idSchema) }),
  answer: z.extend(listOf(roleAssignmentSchema), {
    roles: z.array(z.object({ role: roleSchema, permissions: z.array(z.string()) })),
  }),
  status: 200,
  example: {
    answer: {
      items: [
        {
          ...assignmentExample,
          user: { id: 'u_2', name: 'Rehema Reporter', email: 'rehema@tallyhouse.test' },
          isInForce: true,
        },
      ],
      page: 1,
      pageSize: 50,
      totalCount: 1,
      roles: [{ role: 'viewer', permissions: ['dashboard.view', 'reports.view'] }],
    },
  },
});

export const grantRole = defineEndpoint({
  method: 'POST',
  path: '/api/Roles',
  tag,
  summary: 'Propose a role for a user, or another end or other countries for one that the user holds.',
  access: 'administration.propose',
  brand: 'optional',
  body: z.strictObject({ userId: idSchema, ...assignmentFields, reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: {
      userId: 'u_2',
      ...assignmentExample,
      reason: 'She takes over the shops of Dar es Salaam.',
    },
    answer: changeExample,
  },
});

export const revokeRole = defineEndpoint({
  method: 'POST',
  path: '/api/Roles/revoke',
  tag,
  summary: 'Take a role away at once: the next call of the user is without it.',
  access: 'administration.propose',
  brand: 'optional',
  body: z.strictObject({
    userId: idSchema,
    role: roleSchema,
    brandId: brandOrAllSchema,
    reason: reasonSchema,
  }),
  status: 204,
  keyed: true,
  example: {
    body: { userId: 'u_2', role: 'reporter', brandId: 'alder', reason: 'She moves to another brand.' },
  },
});
