import * as z from './schema';
import { changeDetailSchema, reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { countSchema, instantSchema } from './scalars';
import { saidSchema } from './words/said';
import { accountSchema } from './people';

const tag = 'Rule packs';

/** `sha256:` and 64 hex digits over the rules: equal rules have equal versions. */
const versionSchema = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/, 'not a version of a rule pack'));

export const rulePackSchema = z.object({
  version: versionSchema,
  name: z.string(),
  /** SHIPPED: came with the product. ADOPTED: the house put it in force. */
  origin: z.enum(['SHIPPED', 'ADOPTED']),
  source: z.string(),
  ruleCount: countSchema,
  /** How many of its rules have which proof. */
  proofs: z.object({ VERIFIED: countSchema, SECONDARY: countSchema, UNVERIFIED: countSchema }),
  /** When it was put in force; null for the shipped one. */
  adoptedAt: z.nullable(instantSchema),
  proposedBy: z.nullable(z.string()),
  proposedByAccount: accountSchema,
  confirmedBy: z.nullable(z.string()),
  confirmedByAccount: accountSchema,
  /** The one that figures are computed by now. */
  isCurrent: z.boolean(),
});
export type RulePackLine = z.infer<typeof rulePackSchema>;

const shippedVersion = 'sha256:5a1f6cbd0c4f3f3ad9c1f5a9a7d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f7';
const adoptedVersion = 'sha256:a0b1c2d3e4f5061728394a5b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f9';

export const listRulePacks = defineEndpoint({
  method: 'GET',
  path: '/api/RulePacks',
  tag,
  summary:
    'The rule packs of the house, the one in force first: where each comes from and how its rules are proved.',
  access: 'authorities.view',
  brand: 'optional',
  answer: z.object({ items: z.array(rulePackSchema) }),
  status: 200,
  example: {
    answer: {
      items: [
        {
          version: adoptedVersion,
          name: 'Tanzania, rate of sports betting confirmed',
          origin: 'ADOPTED',
          source: 'Finance Act 2025, read by the tax adviser on 2 November 2026',
          ruleCount: 48,
          proofs: { VERIFIED: 28, SECONDARY: 19, UNVERIFIED: 1 },
          adoptedAt: '2026-11-03T09:20:00.000Z',
          proposedBy: 'Adam Admin',
          confirmedBy: 'Asha Approver',
          isCurrent: true,
        },
      ],
    },
  },
});

export const compareRulePacks = defineEndpoint({
  method: 'GET',
  path: '/api/RulePacks/compare',
  tag,
  summary: 'What is different in pack `b` against pack `a`, rule by rule, in words.',
  access: 'authorities.view',
  brand: 'optional',
  query: z.strictObject({ a: versionSchema, b: versionSchema }),
  answer: z.object({
    a: versionSchema,
    b: versionSchema,
    differences: z.array(
      z.object({
        ruleId: z.string(),
        kind: z.enum(['ADDED', 'REMOVED', 'CHANGED']),
        /** One sentence for each thing that differs. */
        words: z.array(z.string()),
        /** At the same places what the sentences say, for other languages; left out: only the words are known. */
        said: z.optional(z.array(saidSchema)),
      }),
    ),
  }),
  status: 200,
  example: {
    answer: {
      a: shippedVersion,
      b: adoptedVersion,
      differences: [
        {
          ruleId: 'TZ.GGT.SPORTS.2018-07-01',
          kind: 'CHANGED',
          words: ['The field status is VERIFIED, before SECONDARY.'],
          said: [{ code: 'FIELD_IS', params: { field: 'status', after: 'VERIFIED', before: 'SECONDARY' } }],
        },
      ],
    },
  },
});

/** What is proposed as a rule pack; `document` is checked by the rules of the product. */
export const rulePackProposalSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(3), z.maxLength(120)),
  /** Where the rules come from, so that somebody can look it up. */
  source: z.string().check(z.trim(), z.minLength(10), z.maxLength(1000)),
  document: z.record(z.string(), z.unknown()),
});
export type RulePackProposal = z.infer<typeof rulePackProposalSchema>;

export const proposeRulePack = defineEndpoint({
  method: 'POST',
  path: '/api/RulePacks',
  tag,
  summary:
    'Propose a rule pack for the whole house. It is in force once somebody else confirms the change; the one in force already: 409 PACK_KNOWN.',
  access: 'administration.propose',
  brand: 'optional',
  body: z.extend(rulePackProposalSchema, { reason: reasonSchema }),
  answer: changeDetailSchema,
  status: 201,
  keyed: true,
  example: {
    body: {
      name: 'Tanzania, rate of sports betting confirmed',
      source: 'Finance Act 2025, read by the tax adviser on 2 November 2026',
      document: { format: 'tallyhouse-rules/1', rules: [] },
      reason: 'The adviser has read the enacted text.',
    },
  },
});
