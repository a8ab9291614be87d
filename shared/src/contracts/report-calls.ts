import * as z from 'zod/mini';
import { figuresOf } from './paging';
import { cellSchema, columnSchema, conditionsSchema } from './report-fields';
import { reportHeaderSchema } from './reports';
import { basisSchema, countSchema, idSchema, instantSchema, periodSchema } from './scalars';

/** What every family of reports is simulated by. */
export const simulationOrder = {
  type: z.string(),
  period: periodSchema,
  /** Left out: the columns of the type. Its mandatory columns are added when missing. */
  fields: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(40))),
  filters: z._default(conditionsSchema, []),
  /** Left out: the basis of the type. */
  basis: z.optional(basisSchema),
  /** Knowledge instant; left out: now. */
  asOf: z.optional(instantSchema),
  /** False: answer 202 at once, for a progress bar. */
  wait: z._default(z.boolean(), true),
};

/** Which rows: of a report, of the newest report of a type, or of a simulation. Exactly one of the three. */
export const rowsOf = {
  reportId: z.optional(idSchema),
  type: z.optional(z.string()),
  simulationId: z.optional(idSchema),
};

interface RowsOf {
  readonly reportId?: string | undefined;
  readonly type?: string | undefined;
  readonly simulationId?: string | undefined;
}

export const namedOnce = z.refine<RowsOf>(
  (body) => [body.reportId, body.type, body.simulationId].filter((id) => id !== undefined).length === 1,
  { error: 'name one of reportId, type, simulationId', path: ['reportId'] },
);

/** How somebody wants to look at rows. */
export const exploreBody = z
  .strictObject({
    ...rowsOf,
    /** Columns wanted; left out: all that are not hidden. */
    fields: z.optional(z.array(z.string()).check(z.maxLength(40))),
    groupBy: z._default(z.array(z.string()).check(z.maxLength(4)), []),
    filters: z._default(conditionsSchema, []),
    sort: z._default(
      z.array(z.strictObject({ field: z.string(), dir: z.enum(['asc', 'desc']) })).check(z.maxLength(6)),
      [],
    ),
    page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), 50),
  })
  .check(namedOnce);

/** One page of rows or groups of a report; `report` is null for a simulation. */
export const exploredRowsSchema = z.extend(
  figuresOf(z.object({ key: z.string(), values: z.record(z.string(), cellSchema), childCount: countSchema })),
  {
    report: z.nullable(reportHeaderSchema),
    columns: z.array(columnSchema),
    contentHash: z.string(),
  },
);
