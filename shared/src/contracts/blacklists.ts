import * as z from './schema';
import { reasonSchema } from './changes';
import { defineEndpoint } from './endpoint';
import { instantSchema } from './scalars';
import { personSchema } from './people';

/**
 * Columns that grids and pickers leave out.
 *
 * What is hidden: own ∪ brand ∪ forced − protected. Hiding never changes a total, a filter or what is sent.
 */
export const blacklistSchema = z.object({
  scope: z.enum(['USER', 'BRAND']),
  /** Hand it back in `If-Match` to write. */
  etag: z.string(),
  hidden: z.array(z.string()),
  brandHidden: z.array(z.string()),
  /** Hidden by the user's role; the server does not send them at all. */
  forced: z.array(z.string()),
  /** Columns a regulator demands; they cannot be hidden. */
  protected: z.array(z.string()),
  /** Who wrote this list last; null while nobody has. `confirmedBy` is the second person, of a brand's list. */
  last: z.nullable(
    z.object({
      by: personSchema,
      confirmedBy: z.nullable(personSchema),
      at: instantSchema,
      reason: z.nullable(z.string()),
    }),
  ),
  /** The newest open proposal for the brand's list; null without one, and for who may not know of changes. */
  pending: z.nullable(
    z.object({
      changeId: z.string(),
      hidden: z.array(z.string()),
      by: personSchema,
      at: instantSchema,
      reason: z.string(),
      expiresAt: instantSchema,
    }),
  ),
});
export type Blacklist = z.infer<typeof blacklistSchema>;

export const writeBlacklistBody = z.strictObject({
  scope: z._default(z.enum(['USER', 'BRAND']), 'USER'),
  /** A report type, or `*` for all. */
  type: z._default(z.string(), '*'),
  hidden: z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))).check(z.maxLength(100)),
  /** Why; a brand's list needs it. */
  reason: z.optional(reasonSchema),
});

const blacklistQuery = z.strictObject({
  type: z._default(z.string(), '*'),
  /** Whose list `hidden` and `etag` are. */
  scope: z._default(z.enum(['USER', 'BRAND']), 'USER'),
});

const writeSummary =
  'Set the own hidden columns, or propose those of the brand (`scope` BRAND, with a reason), which somebody else has to confirm in /api/Changes. `If-Match` with the etag read before, else 412. Protected columns: 422.';

const person = { id: 'u_5', name: 'Adam Admin' };
const answerExample = {
  scope: 'BRAND',
  etag: '1',
  hidden: ['device'],
  brandHidden: ['device'],
  forced: [],
  protected: ['day', 'ggr', 'stakes', 'winnings'],
  last: {
    by: person,
    confirmedBy: { id: 'u_3', name: 'Amos Approver' },
    at: '2026-11-02T09:00:00.000Z',
    reason: 'The source of devices is not reliable yet.',
  },
  pending: {
    changeId: 'chg_7',
    hidden: ['device', 'provider'],
    by: person,
    at: '2026-11-09T08:00:00.000Z',
    reason: 'Providers are under a confidentiality agreement.',
    expiresAt: '2026-11-23T08:00:00.000Z',
  },
};
const ownExample = {
  ...answerExample,
  scope: 'USER',
  last: { ...answerExample.last, confirmedBy: null, reason: null },
};

export const readOnlineBlacklist = defineEndpoint({
  method: 'GET',
  path: '/api/BlackList/blackListFilterColumns',
  tag: 'Column blacklists',
  summary: 'Hidden columns of online reports.',
  access: 'reports.view',
  brand: 'required',
  query: blacklistQuery,
  answer: blacklistSchema,
  status: 200,
  example: { answer: answerExample },
});

export const writeOnlineBlacklist = defineEndpoint({
  method: 'POST',
  path: '/api/BlackList/blackListFilterColumns',
  tag: 'Column blacklists',
  summary: writeSummary,
  access: 'blacklist.own',
  brand: 'required',
  body: writeBlacklistBody,
  answer: blacklistSchema,
  status: 200,
  versioned: true,
  keyed: true,
  example: { body: { scope: 'USER', type: '*', hidden: ['device'] }, answer: ownExample },
});

export const readRetailBlacklist = defineEndpoint({
  method: 'GET',
  path: '/api/RetailBlackList/blackListFilterColumns',
  tag: 'Column blacklists',
  summary: 'Hidden columns of retail figures and reports.',
  access: 'reports.view',
  brand: 'required',
  query: blacklistQuery,
  answer: blacklistSchema,
  status: 200,
  example: { answer: answerExample },
});

export const writeRetailBlacklist = defineEndpoint({
  method: 'POST',
  path: '/api/RetailBlackList/blackListFilterColumns',
  tag: 'Column blacklists',
  summary: writeSummary,
  access: 'blacklist.own',
  brand: 'required',
  body: writeBlacklistBody,
  answer: blacklistSchema,
  status: 200,
  versioned: true,
  keyed: true,
  example: {
    body: { scope: 'USER', type: '*', hidden: ['commission'] },
    answer: ownExample,
  },
});
