import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { exportFormatSchema } from './exports';
import { listOf, pageFields } from './paging';
import { countSchema, idSchema, instantSchema } from './scalars';
import { saidSchema } from './words/said';
import { personSchema } from './people';

const tag = 'Saved searches';

/** The address of a screen after its `?`: every value a text, several by a list. */
const screenQuerySchema = z.record(
  z.string().check(z.regex(/^[A-Za-z]{1,40}$/, 'letters')),
  z.union([
    // The conditions of a template are one text.
    z.string().check(z.maxLength(4000)),
    z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
  ]),
);

/** Path of a screen whose address can be kept, `/online`, or of a builder, `/online/new`: what is kept of it is a template. */
const searchScreenSchema = z
  .string()
  .check(z.maxLength(80), z.regex(/^(\/[a-z0-9-]+){1,3}$/, 'a screen such as /online'));

/** Days that each run works out from the gaming day it falls on, in place of fixed ones. Weeks start on Monday. */
export const periodRuleSchema = z.enum([
  'YESTERDAY',
  'LAST_7_DAYS',
  'LAST_WEEK',
  'MONTH_TO_DATE',
  'LAST_MONTH',
]);
export type PeriodRule = z.infer<typeof periodRuleSchema>;

/** When a search is run by itself. */
const scheduleFields = {
  /** Minute, hour, day of month, month, day of week; in the zone of the brand. */
  cron: z.string().check(z.trim(), z.minLength(9), z.maxLength(100)),
  format: exportFormatSchema,
};

export const savedSearchSchema = z.object({
  id: idSchema,
  name: z.string(),
  screen: z.string(),
  query: screenQuerySchema,
  periodRule: z.nullable(periodRuleSchema),
  columns: z.array(z.string()),
  /** Seen by everybody of the brand. */
  shared: z.boolean(),
  /** Hand it back in `If-Match` to change the search. */
  version: z.int(),
  owner: personSchema,
  isOwn: z.boolean(),
  /** Whether the reader's screen opens with it. */
  isStartView: z.boolean(),
  /** The filters in words, one per condition. */
  filtersText: z.array(z.string()),
  /** The same, each as a code of `words/searches.en.ts`; null where only the words are known. */
  filtersSaid: z.optional(z.array(z.nullable(saidSchema))),
  lastRunAt: z.nullable(instantSchema),
  /** Rows of the last run. */
  lastCount: z.nullable(countSchema),
  schedule: z.nullable(
    z.object({
      ...scheduleFields,
      zone: z.string(),
      nextAt: instantSchema,
      lastAt: z.nullable(instantSchema),
      /** The job with the file of the last run; it is kept for a day. */
      lastJobId: z.nullable(idSchema),
      /** Why the last run was not possible, in words. */
      lastProblem: z.nullable(z.string()),
    }),
  ),
  updatedAt: instantSchema,
  /** Until when it can be restored; null unless deleted. */
  restorableUntil: z.nullable(instantSchema),
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const searchBody = z.strictObject({
  name: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(80), z.regex(/^\P{Cc}*$/u, 'control characters')),
  screen: searchScreenSchema,
  query: screenQuerySchema,
  periodRule: z._default(z.nullable(periodRuleSchema), null),
  columns: z._default(z.array(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))).check(z.maxLength(60)), []),
  /** Needs `filters.shared`. */
  shared: z._default(z.boolean(), false),
});
export type SavedSearchText = z.output<typeof searchBody>;

const searchParams = z.strictObject({ id: idSchema });
const base = { tag, access: 'reports.view', brand: 'required' } as const;

const bodyExample = {
  name: 'Self-service in Dar es Salaam, last week',
  screen: '/online',
  query: { type: 'ONLINE_DAILY', status: ['SENT', 'ACCEPTED'] },
  periodRule: 'LAST_WEEK' as const,
  columns: ['id', 'period', 'ggr'],
  shared: true,
};
const searchExample = {
  ...bodyExample,
  id: 'sch_1',
  version: 1,
  owner: { id: 'u_2', name: 'Rehema Reporter' },
  isOwn: true,
  isStartView: false,
  filtersText: ['Period is last week', 'Type is ONLINE_DAILY', 'Status is SENT or ACCEPTED'],
  lastRunAt: null,
  lastCount: null,
  schedule: null,
  updatedAt: '2026-11-02T08:00:00.000Z',
  restorableUntil: null,
};

export const listSavedSearches = defineEndpoint({
  ...base,
  method: 'GET',
  path: '/api/SavedSearches',
  summary: 'The own and the shared searches of the brand by name; with `id` that one alone, else 404.',
  query: z.strictObject({
    ...{ ...pageFields, id: z.optional(idSchema), screen: z.optional(searchScreenSchema) },
    owner: z._default(z.enum(['all', 'own', 'others']), 'all'),
    /** Part of the name. */
    text: z.optional(z.string().check(z.maxLength(100))),
    /** `true`: the own deleted ones, as long as they can be restored. */
    deleted: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answer: listOf(savedSearchSchema),
  status: 200,
  example: { answer: { items: [searchExample], page: 1, pageSize: 50, totalCount: 1 } },
});

export const createSavedSearch = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches',
  summary:
    'Keep a search. Its query is checked as the call behind the screen does; an own name in use: 409 NAME_TAKEN.',
  body: searchBody,
  answer: savedSearchSchema,
  status: 201,
  keyed: true,
  example: { body: bodyExample, answer: searchExample },
});

export const editSavedSearch = defineEndpoint({
  ...base,
  method: 'PUT',
  path: '/api/SavedSearches/:id',
  summary: 'Change an own search; `If-Match` with its version, else 412 with the present one.',
  params: searchParams,
  body: searchBody,
  answer: savedSearchSchema,
  status: 200,
  versioned: true,
  example: { body: bodyExample, answer: { ...searchExample, version: 2 } },
});

export const deleteSavedSearch = defineEndpoint({
  ...base,
  method: 'DELETE',
  path: '/api/SavedSearches/:id',
  summary: 'Delete an own search; it can be restored for 30 days, with its schedule.',
  params: searchParams,
  status: 204,
});

export const restoreSavedSearch = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches/:id/restore',
  summary: 'Bring back an own search deleted less than 30 days ago.',
  params: searchParams,
  answer: savedSearchSchema,
  status: 200,
  keyed: true,
  example: { answer: searchExample },
});

export const duplicateSavedSearch = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches/:id/duplicate',
  summary: 'Keep a copy of an own or shared search as an own one, not shared and without a schedule.',
  params: searchParams,
  body: z.strictObject({ name: z.optional(searchBody.shape.name) }),
  answer: savedSearchSchema,
  status: 201,
  keyed: true,
  example: {
    body: { name: 'Last week, mine' },
    answer: { ...searchExample, id: 'sch_2', name: 'Last week, mine', shared: false },
  },
});

export const shareSavedSearch = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches/:id/share',
  summary: 'Show an own search to everybody of the brand, or to oneself only again. Needs `filters.shared`.',
  params: searchParams,
  body: z.strictObject({ shared: z.boolean() }),
  answer: savedSearchSchema,
  status: 200,
  keyed: true,
  example: { body: { shared: true }, answer: searchExample },
});

export const scheduleSavedSearch = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches/:id/schedule',
  summary: 'Run an own search by itself as an export, at most once an hour; null ends that.',
  params: searchParams,
  body: z.strictObject({ schedule: z.nullable(z.strictObject(scheduleFields)) }),
  answer: savedSearchSchema,
  status: 200,
  keyed: true,
  example: {
    body: { schedule: { cron: '0 7 * * 1', format: 'xlsx' } },
    answer: {
      ...searchExample,
      schedule: {
        cron: '0 7 * * 1',
        format: 'xlsx',
        zone: 'Africa/Dar_es_Salaam',
        nextAt: '2026-11-09T04:00:00.000Z',
        lastAt: null,
        lastJobId: null,
        lastProblem: null,
      },
    },
  },
});

export const chooseStartView = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches/:id/startView',
  summary: 'Open the screen of a search with it, for the caller alone; or not any more.',
  params: searchParams,
  body: z.strictObject({ isStartView: z.boolean() }),
  answer: savedSearchSchema,
  status: 200,
  keyed: true,
  example: { body: { isStartView: true }, answer: { ...searchExample, isStartView: true } },
});

export const runSavedSearch = defineEndpoint({
  ...base,
  method: 'POST',
  path: '/api/SavedSearches/:id/run',
  summary: 'Ask what the screen asks, as the caller: how many rows there are, and where to see them.',
  params: searchParams,
  answer: z.object({
    count: countSchema,
    ranAt: instantSchema,
    filtersText: z.array(z.string()),
    goTo: z.object({ path: z.string(), query: screenQuerySchema }),
  }),
  status: 200,
  keyed: true,
  example: {
    answer: {
      count: 14,
      ranAt: '2026-11-02T08:00:00.000Z',
      filtersText: searchExample.filtersText,
      goTo: {
        path: '/online',
        query: {
          type: 'ONLINE_DAILY',
          status: ['SENT', 'ACCEPTED'],
          from: '2026-10-26',
          to: '2026-11-01',
        },
      },
    },
  },
});
