import * as z from './schema';
import { causeSchema, versionDifferenceSchema } from './confirmation-items';
import { drillTokenSchema } from './lineage';
import { figuresOf } from './paging';
import { cellSchema, columnSchema, conditionsSchema } from './report-fields';
import { reportHeaderSchema, ruleOverridesSchema } from './reports';
import {
  basisSchema,
  countSchema,
  figureStatusSchema,
  idSchema,
  instantSchema,
  moneySchema,
  periodSchema,
} from './scalars';

const textOfVersion = z.string().check(z.minLength(1), z.maxLength(100));

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
  /** Only what was taken under this licence of the brand, and handed in for it alone; left out: under all. */
  licenceId: z.optional(idSchema),
  /** Version of the tax rules; left out: those in force. Any other makes it a what-if, which can never be submitted. */
  rulePackVersion: z.optional(textOfVersion),
  /** The report that was sent and that this one is to take the place of; left out: the newest version, if any. */
  correctionOf: z.optional(idSchema),
  /** A what-if: tax rules changed. It can never be submitted. */
  ruleOverrides: z.optional(ruleOverridesSchema),
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

/**
 * Which stretch of rows: a page by its number, or the one after `cursor`. Past some ten thousand rows a page by its number
 * takes longer the further on it lies; the one after a cursor does not.
 */
export function pageOfRows(size: number) {
  return {
    page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(500)), size),
    /** `nextCursor` of the page before, asked with the same filters, groups and order, in place of `page`. */
    cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(8000))),
  };
}

interface PageOfRows {
  readonly page: number;
  readonly cursor?: string | undefined;
}

export const pagedOnce = z.refine<PageOfRows>(({ page, cursor }) => cursor === undefined || page === 1, {
  error: 'a cursor takes the place of page',
  path: ['cursor'],
});

/** What a page of rows says of the next one. */
export const nextPage = {
  /** Opaque, bound to these rows and this question; null at the end. */
  nextCursor: z._default(z.nullable(z.string()), null),
};

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
    ...pageOfRows(50),
    /** What each row says beside its values. */
    include: z._default(z.array(z.enum(['lineage', 'status'])).check(z.maxLength(2)), []),
    /** Beside each row, by how much it differs from the version that the report replaces. */
    compareTo: z.optional(z.enum(['previousVersion'])),
  })
  .check(namedOnce, pagedOnce);

/**
 * By how much each measure of a row differs from the version before, and why. The causes of a measure add up to its
 * difference; they are null where rows are let in by their amounts, since no fact tells why one came or went.
 */
export const rowDeltaSchema = z.catchall(
  z.object({
    causes: z.nullable(z.array(z.object({ measure: z.string(), cause: causeSchema, amount: moneySchema }))),
  }),
  cellSchema,
);

/** One page of rows or groups of a report; `report` is null for a simulation. */
export const exploredRowsSchema = z.extend(
  figuresOf(
    z.object({
      /** What names the row: the values that make its group, by field; of a row by itself, its `rowNo` in the report. */
      key: z.record(z.string(), cellSchema),
      values: z.record(z.string(), cellSchema),
      childCount: countSchema,
      /** Where asked for: the tax rules of the content, the batches behind the row, and the way to its facts. */
      lineage: z.optional(
        z.object({
          ruleIds: z.array(z.string()),
          batchCount: countSchema,
          /** For `GET /api/Drill`; null where no set of facts is the row. */
          drillToken: z.nullable(drillTokenSchema),
        }),
      ),
      /** Where asked for. */
      status: z.optional(figureStatusSchema),
      /**
       * Where asked for: each measure less that of the version before; null without such a version, or where that has
       * other columns.
       */
      delta: z.optional(z.nullable(rowDeltaSchema)),
    }),
  ),
  {
    ...nextPage,
    report: z.nullable(reportHeaderSchema),
    columns: z.array(columnSchema),
    contentHash: z.string(),
    /** Where lineage is asked for: the way to the facts behind the totals; null where no set of facts is behind them. */
    totalsDrillToken: z.optional(z.nullable(drillTokenSchema)),
    /** Where asked for: what it is compared with, and why the totals differ, by cause; null without a version before. */
    difference: z.optional(z.nullable(versionDifferenceSchema)),
    /** Where asked for: rows of the version before that this one does not have, added up; null without any. */
    gone: z.optional(z.nullable(z.object({ rows: countSchema, delta: rowDeltaSchema }))),
  },
);
