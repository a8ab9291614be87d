import * as z from './schema';
import { criteriaSchema } from './criteria';
import { defineEndpoint } from './endpoint';
import { fieldTypeSchema, filterOpSchema, wordsSchema } from './report-fields';
import {
  countSchema,
  currencySchema,
  idSchema,
  instantSchema,
  moneySchema,
  periodSchema,
  rateSchema,
} from './scalars';
import { accountSchema } from './people';

const tag = 'Retail filters';

/** Places where tickets can meet the criteria. */
const matchCountSchema = z.object({ branches: countSchema, terminals: countSchema });

/** A kept filter as its reader sees it: `state` is whether it is active for the reader. */
export const retailFilterSchema = z.object({
  filterId: idSchema,
  name: z.string(),
  state: z.enum(['INACTIVE', 'ACTIVE', 'DELETED']),
  /** Goes up by one with every change; hand it back in `If-Match` to change it. */
  version: z.int(),
  /** Active, and changed since: the applied result still uses the version before. */
  dirty: z.boolean(),
  /** Name of who made it. */
  owner: z.string(),
  ownerAccount: accountSchema,
  isOwn: z.boolean(),
  /** Seen by everybody of the brand. */
  shared: z.boolean(),
  criteria: criteriaSchema,
  /** `Region is Dar es Salaam and terminal type is Self-service`. */
  summary: z.string(),
  matchCount: matchCountSchema,
  /** By the reader. */
  lastAppliedAt: z.nullable(instantSchema),
  /** Until when it can be restored; null unless deleted. */
  restorableUntil: z.nullable(instantSchema),
});
export type RetailFilter = z.infer<typeof retailFilterSchema>;

/** A field that criteria may name. */
export const criteriaFieldSchema = z.object({
  field: z.string(),
  title: wordsSchema,
  type: fieldTypeSchema,
  ops: z.array(filterOpSchema),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type CriteriaField = z.infer<typeof criteriaFieldSchema>;

const filterListSchema = z.object({
  items: z.array(retailFilterSchema),
  activeIds: z.array(idSchema),
  /** What the reader applied last; null before the first time. */
  appliedSetId: z.nullable(idSchema),
  fields: z.array(criteriaFieldSchema),
});

export const loadFiltersList = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports/loadFiltersList',
  tag,
  summary: 'The own and the shared filters of the brand by name, and the fields that criteria may name.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({
    /** `true`: in place of them the deleted ones, as long as they can be restored. */
    deleted: z._default(z.enum(['true', 'false']), 'false'),
  }),
  answer: filterListSchema,
  status: 200,
});

const filterBody = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** Needs `filters.shared`. */
  shared: z._default(z.boolean(), false),
  criteria: criteriaSchema,
});
const filterQuery = z.strictObject({ filterId: idSchema });

const example = {
  body: {
    name: 'Dar es Salaam, self-service',
    shared: false,
    criteria: {
      all: [
        { field: 'region', op: 'in', value: ['Dar es Salaam'] },
        { field: 'terminalType', op: 'eq', value: 'SSBT' },
      ],
    },
  },
};

export const createFilter = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/createFilter',
  tag,
  summary:
    'Keep a filter, inactive. A name in use among the own or among the shared filters: 409 NAME_TAKEN.',
  access: 'filters.own',
  brand: 'required',
  body: filterBody,
  answer: retailFilterSchema,
  status: 201,
  keyed: true,
  example,
});

export const editFilter = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/editFilter',
  tag,
  summary:
    'Change a filter; `If-Match` with its version, else 412. Where active it is dirty until the next Apply.',
  access: 'filters.own',
  brand: 'required',
  query: filterQuery,
  body: filterBody,
  answer: retailFilterSchema,
  status: 200,
  versioned: true,
  keyed: true,
  example,
});

export const activateFilters = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/activateFilters',
  tag,
  summary: 'Set the complete list of the caller’s active filters; all others become inactive.',
  access: 'filters.own',
  brand: 'required',
  body: z.strictObject({ filterIds: z.array(idSchema).check(z.maxLength(50)) }),
  answer: filterListSchema,
  status: 200,
  keyed: true,
  example: { body: { filterIds: ['flt_7', 'flt_9'] } },
});

const branchStateSchema = z.strictObject({
  /** Branches to look at; empty: all. */
  selected: z.array(idSchema).check(z.maxLength(200)),
  /** Kept for the screen: regions and branches that stand open in its tree. */
  expanded: z.array(idSchema).check(z.maxLength(500)),
});

/** What criteria pick: places, tickets and their figures. */
const effectSchema = z.object({
  /** In words, one entry a filter. */
  querySummary: z.array(z.string()),
  matchCount: z.extend(matchCountSchema, {
    /** Tickets picked with something sold, settled or paid in the period, or not collected at its end. */
    tickets: countSchema,
  }),
  totals: z.record(z.string(), z.union([moneySchema, rateSchema, z.number(), z.null()])),
  currency: currencySchema,
});

export const applyFilters = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/Apply',
  tag,
  summary: 'Freeze filters in their present version as a set that figures and reports are asked for with.',
  access: 'filters.own',
  brand: 'required',
  body: z.strictObject({
    /** Left out or null: the active ones. Several must all hold. */
    filterIds: z._default(z.nullable(z.array(idSchema).check(z.maxLength(50))), null),
    period: periodSchema,
    branchState: z._default(branchStateSchema, { selected: [], expanded: [] }),
  }),
  answer: z.extend(effectSchema, {
    appliedSetId: idSchema,
    snapshotId: z.string(),
    branchState: branchStateSchema,
  }),
  status: 200,
  keyed: true,
  example: {
    body: {
      filterIds: null,
      period: { from: '2026-10-01', to: '2026-10-31' },
      branchState: { selected: [], expanded: [] },
    },
  },
});

export const previewFilter = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/previewFilter',
  tag,
  summary: 'What criteria would pick, before they are kept. Changes nothing.',
  access: 'reports.view',
  brand: 'required',
  body: z.strictObject({ criteria: criteriaSchema, period: periodSchema }),
  answer: effectSchema,
  status: 200,
  isRead: true,
  example: { body: { criteria: example.body.criteria, period: { from: '2026-10-01', to: '2026-10-31' } } },
});

export const deleteFilter = defineEndpoint({
  method: 'DELETE',
  path: '/api/RetailReports/deleteFilter',
  tag,
  summary: 'Delete a filter; it can be restored for 30 days. In use: 409 FILTER_IN_USE with who.',
  access: 'filters.own',
  brand: 'required',
  query: filterQuery,
  status: 204,
});

export const restoreFilter = defineEndpoint({
  method: 'POST',
  path: '/api/RetailReports/restoreFilter',
  tag,
  summary: 'Bring back a filter deleted less than 30 days ago, inactive.',
  access: 'filters.own',
  brand: 'required',
  query: filterQuery,
  answer: retailFilterSchema,
  status: 200,
  keyed: true,
});
