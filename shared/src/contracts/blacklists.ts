import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';

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
});
export type Blacklist = z.infer<typeof blacklistSchema>;

export const writeBlacklistBody = z.strictObject({
  scope: z._default(z.enum(['USER', 'BRAND']), 'USER'),
  /** A report type, or `*` for all. */
  type: z._default(z.string(), '*'),
  hidden: z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))).check(z.maxLength(100)),
});

const blacklistQuery = z.strictObject({
  type: z._default(z.string(), '*'),
  /** Whose list `hidden` and `etag` are. */
  scope: z._default(z.enum(['USER', 'BRAND']), 'USER'),
});

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
});

export const writeOnlineBlacklist = defineEndpoint({
  method: 'POST',
  path: '/api/BlackList/blackListFilterColumns',
  tag: 'Column blacklists',
  summary: 'Set the hidden columns; `If-Match` with the etag read before, else 412. Protected columns: 422.',
  access: 'blacklist.own',
  brand: 'required',
  body: writeBlacklistBody,
  answer: blacklistSchema,
  status: 200,
  keyed: true,
  example: { body: { scope: 'USER', type: '*', hidden: ['device'] } },
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
});

export const writeRetailBlacklist = defineEndpoint({
  method: 'POST',
  path: '/api/RetailBlackList/blackListFilterColumns',
  tag: 'Column blacklists',
  summary: 'Set the hidden columns; `If-Match` with the etag read before, else 412. Protected columns: 422.',
  access: 'blacklist.own',
  brand: 'required',
  body: writeBlacklistBody,
  answer: blacklistSchema,
  status: 200,
  keyed: true,
  example: { body: { scope: 'USER', type: '*', hidden: ['cashier'] } },
});
