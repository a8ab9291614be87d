import * as z from './schema';
import { basisSchema, currencySchema, idSchema } from './scalars';

/** How a column's values are written: `rate` is a fraction, `count` a JSON integer, `money` a decimal string. */
export const fieldTypeSchema = z.enum(['date', 'month', 'text', 'count', 'money', 'rate']);
export type FieldType = z.infer<typeof fieldTypeSchema>;

/** Value of one cell; null is "no data" or "not defined on this basis", never zero. */
export const cellSchema = z.union([z.string(), z.number(), z.null()]);
export type Cell = z.infer<typeof cellSchema>;

/** Words of a column or a kind of report; readers of Arabic have them in English where there is none. */
export const wordsSchema = z.object({ en: z.string(), sw: z.string(), ar: z.optional(z.string()) });

/** A column that a report can have. */
export const reportFieldSchema = z.object({
  field: z.string(),
  title: wordsSchema,
  type: fieldTypeSchema,
  /** A dimension splits rows, a measure is computed for them. */
  role: z.enum(['dimension', 'measure']),
  /** `sum` adds up over rows; `ratio` is computed again from the sums. */
  aggregation: z.enum(['none', 'sum', 'ratio']),
  /** How a measure is made, in field names: `netStakes - winnings`. */
  formula: z.nullable(z.string()),
  basisDependent: z.boolean(),
  group: z.string(),
  filterable: z.boolean(),
  groupable: z.boolean(),
  sortable: z.boolean(),
  /** Report types that must carry it: there it can be neither left out nor hidden. */
  mandatoryIn: z.array(z.string()),
  sensitivity: z.enum(['NONE', 'PERSONAL', 'SECRET']),
  help: wordsSchema,
  /** Values a filter offers, where there are few. */
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});
export type ReportField = z.infer<typeof reportFieldSchema>;

/** A kind of online report. */
export const reportTypeSchema = z.object({
  type: z.string(),
  title: wordsSchema,
  description: wordsSchema,
  periodKind: z.enum(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'CUSTOM']),
  basis: basisSchema,
  /** Bases that it may be asked for. */
  bases: z.array(basisSchema),
  /** Columns it starts with, in their statutory order. */
  fields: z.array(z.string()),
  /** What its law calls some columns, by field; left out where it calls none otherwise. */
  titles: z.optional(z.record(z.string(), wordsSchema)),
  /**
   * Of a brand whose licences are played in several currencies, those that the report can be about, by currency, the
   * brand's own first: it adds up those of one. Left out where all are in one.
   */
  currencies: z.optional(z.array(z.object({ currency: currencySchema, licenceIds: z.array(idSchema) }))),
});
export type ReportType = z.infer<typeof reportTypeSchema>;

export const filterOpSchema = z.enum([
  'eq',
  'ne',
  'in',
  'nin',
  'lt',
  'le',
  'gt',
  'ge',
  'between',
  'contains',
  'startsWith',
  'isNull',
]);
export type FilterOp = z.infer<typeof filterOpSchema>;

/** One condition on a column; the conditions of a list hold together (AND). */
export const conditionSchema = z.strictObject({
  field: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  op: filterOpSchema,
  /** One value, or a list for `in`, `nin` and `between` (two); left out for `isNull`. */
  value: z.optional(
    z.union([
      z.string().check(z.maxLength(200)),
      z.number(),
      z.array(z.union([z.string().check(z.maxLength(200)), z.number()])).check(z.maxLength(200)),
    ]),
  ),
});
export type Condition = z.infer<typeof conditionSchema>;
export const conditionsSchema = z.array(conditionSchema).check(z.maxLength(50));

export const columnSchema = z.object({ field: z.string(), title: z.string(), type: fieldTypeSchema });
export type Column = z.infer<typeof columnSchema>;
