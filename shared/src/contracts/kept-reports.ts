import * as z from './schema';
import { versionDifferenceSchema } from './confirmation-items';
import { listMetaSchema, listOf, sortTextSchema } from './paging';
import { reportFieldSchema, reportTypeSchema } from './report-fields';
import { reportDefinitionSchema, reportHeaderSchema, reportStateSchema } from './reports';
import { daySchema, idSchema, instantSchema } from './scalars';
import { accountSchema } from './people';

/** What chooses and orders the kept reports of a channel in a list. */
export const reportListFilters = {
  type: z.optional(z.string()),
  /** Reports by which what is owed to this authority is fulfilled. */
  authority: z.optional(idSchema),
  /** Reports that this licence owes. */
  licence: z.optional(idSchema),
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Repeatable. */
  status: z.optional(z.union([reportStateSchema, z.array(reportStateSchema)])),
  version: z._default(z.enum(['latest', 'all']), 'latest'),
  text: z.optional(z.string().check(z.maxLength(100))),
  sort: z.optional(sortTextSchema),
};

export const reportListSchema = listOf(z.extend(reportHeaderSchema, { brandId: idSchema }));

/** What the builder of a channel can choose from. */
export const reportFieldsSchema = z.object({
  version: z.string(),
  fields: z.array(reportFieldSchema),
  types: z.array(reportTypeSchema),
});

/** A kept report without its rows. */
export const reportDetailSchema = z.object({
  report: reportHeaderSchema,
  definition: reportDefinitionSchema,
  meta: listMetaSchema,
  history: z.array(
    z.object({
      at: instantSchema,
      from: z.nullable(reportStateSchema),
      to: reportStateSchema,
      actor: z.string(),
      actorAccount: accountSchema,
      reason: z.nullable(z.string()),
    }),
  ),
  versions: z.array(reportHeaderSchema),
  /** To the version that it replaces, by cause; null for a first one, and where `report.withheld`. */
  difference: z.nullable(versionDifferenceSchema),
});
