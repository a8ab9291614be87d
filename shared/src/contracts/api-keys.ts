import * as z from './schema';
import { changeDetailSchema, changeExample, reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { idSchema, instantSchema } from './scalars';
import { accountSchema } from './people';

const tag = 'API keys';

/** What a machine may do: deliver data, and nothing else. */
export const apiKeyScopeSchema = z.enum(['loads.ingest']);

/** READY: confirmed, its secret not handed out yet. */
export const apiKeyStateSchema = z.enum(['READY', 'ACTIVE', 'EXPIRED', 'REVOKED']);

export const apiKeySchema = z.object({
  id: idSchema,
  brandId: idSchema,
  name: z.string(),
  /** Start of the secret, by which a key is known again. */
  prefix: z.string(),
  scopes: z.array(apiKeyScopeSchema),
  state: apiKeyStateSchema,
  createdBy: z.string(),
  createdByAccount: accountSchema,
  createdAt: instantSchema,
  expiresAt: instantSchema,
  /** To the minute; null before the first call. */
  lastUsedAt: z.nullable(instantSchema),
  revokedAt: z.nullable(instantSchema),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

const keyParams = z.strictObject({ id: idSchema });

const example = {
  id: 'key_1',
  brandId: 'alder',
  name: 'Platform, online bets',
  prefix: 'thk_5f0c2b9a7d1e',
  scopes: ['loads.ingest'],
  state: 'ACTIVE',
  createdBy: 'Adam Admin',
  createdAt: '2026-01-05T08:00:00.000Z',
  expiresAt: '2027-01-05T08:00:00.000Z',
  lastUsedAt: '2026-11-02T06:55:00.000Z',
  revokedAt: null,
};

/** What a new key is to be. */
export const apiKeyRequestFields = {
  brandId: idSchema,
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}*$/u, 'control characters')),
  scopes: z.array(apiKeyScopeSchema).check(z.minLength(1), z.maxLength(1)),
  /** At most a year ahead. */
  expiresAt: instantSchema,
};

export const listApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/ApiKeys',
  tag,
  summary: 'Keys of machines, newest first; never a secret.',
  access: 'administration.view',
  brand: 'optional',
  query: z.strictObject({ ...pageFields, state: z.optional(apiKeyStateSchema) }),
  answer: listOf(apiKeySchema),
  status: 200,
  example: { answer: { items: [example], page: 1, pageSize: 50, totalCount: 1 } },
});

export const requestApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/ApiKeys',
  tag,
  summary: 'Propose a key for a machine. Once confirmed, its secret can be handed out, once.',
  access: 'administration.propose',
  brand: 'optional',
  body: z.strictObject({ ...apiKeyRequestFields, reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: {
      brandId: 'alder',
      name: 'Platform, online bets',
      scopes: ['loads.ingest'],
      expiresAt: '2027-01-05T08:00:00.000Z',
      reason: 'The platform sends its bets by itself from January on.',
    },
    answer: {
      ...changeExample,
      kind: 'API_KEY',
      summary:
        'Add the key “Platform, online bets” for Alder, to deliver data files, until 2027-01-05T08:00:00.000Z',
      said: [
        { code: 'ADD_KEY', params: { name: 'Platform, online bets', brand: 'Alder' } },
        { code: 'TO_DELIVER_FILES', params: {} },
        { code: 'UNTIL', params: { until: '2027-01-05T08:00:00.000Z' } },
      ],
      payload: { brandId: 'alder', name: 'Platform, online bets' },
      differences: [{ field: 'name', before: null, after: 'Platform, online bets' }],
    },
  },
});

/** Not keyed: the secret must leave no trace in the store. */
export const issueApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/ApiKeys/:id/secret',
  tag,
  summary: 'The secret of a confirmed key: shown now and never again. A second time: 409 SECRET_ISSUED.',
  access: 'administration.propose',
  brand: 'optional',
  params: keyParams,
  answer: z.object({
    /** Sent by the machine as `Authorization: Bearer …`. */
    secret: z.string(),
    key: apiKeySchema,
  }),
  status: 201,
  example: {
    answer: {
      secret: 'thk_5f0c2b9a7d1e_k3JtTqZ0Yc1mC8yJ7Qp4hVxW2sN9bRfGdLeUaXoIiEw',
      key: example,
    },
  },
});

export const revokeApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/ApiKeys/:id/revoke',
  tag,
  summary: 'End a key at once: its next call is refused.',
  access: 'administration.propose',
  brand: 'optional',
  params: keyParams,
  body: z.strictObject({ reason: reasonSchema }),
  answer: apiKeySchema,
  status: 200,
  keyed: true,
  example: {
    body: { reason: 'The machine was replaced.' },
    answer: { ...example, state: 'REVOKED', revokedAt: '2026-11-02T09:00:00.000Z' },
  },
});
