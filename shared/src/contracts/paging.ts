import * as z from './schema';
import {
  basisSchema,
  countSchema,
  currencySchema,
  daySchema,
  figureStatusSchema,
  instantSchema,
  moneySchema,
  rateSchema,
} from './scalars';

const wholeNumber = (text: string | number) => Number(text);

/** Integer in a query string, where everything is text. */
export function queryInteger(fallback: number, least: number, most: number) {
  return z._default(
    z.pipe(
      z.pipe(
        z.union([z.string().check(z.regex(/^\d{1,9}$/, 'not a whole number')), z.number()]),
        z.transform(wholeNumber),
      ),
      z.int().check(z.minimum(least), z.maximum(most)),
    ),
    fallback,
  );
}

export const pageFields = {
  page: queryInteger(1, 1, 100_000),
  pageSize: queryInteger(50, 1, 500),
};

/** `ggr:desc,id:asc`: fields in order of weight. The server adds its own last tiebreak. */
export const sortTextSchema = z
  .string()
  .check(z.regex(/^[A-Za-z]+:(asc|desc)(,[A-Za-z]+:(asc|desc))*$/, 'write field:asc or field:desc'));

/** What every list of figures says about itself: the header standard of screens, prints and exports. */
export const listMetaSchema = z.object({
  period: z.object({ from: daySchema, to: daySchema, zone: z.string(), cutoff: z.string() }),
  basis: basisSchema,
  asOf: instantSchema,
  /**
   * From when files of bets, settlements and payments of these channels were loaded; null where none was. Nothing is known
   * of days before. Left out of what is kept.
   */
  completeFrom: z.optional(z.nullable(instantSchema)),
  /**
   * Up to when every series of bets, settlements and payments of these channels has sent its files; null where none has
   * within a week before `asOf`. Left out of what is kept.
   */
  completeTo: z.optional(z.nullable(instantSchema)),
  snapshotId: z.string(),
  status: figureStatusSchema,
  /** Why the status is not FINAL: `GAP:btc_771`, one per cause. */
  statusReasons: z.array(z.string()),
  /** The filters in words, one per condition. */
  filtersText: z.array(z.string()),
  /** True where the period has no fact at all, filters aside: a nil report is a real report. */
  noActivity: z.boolean(),
});
export type ListMeta = z.infer<typeof listMetaSchema>;

/**
 * One page of `item`s.
 *
 * `totals` covers everything the filter matches, never the page only.
 */
export function listOf<Item extends z.core.$ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    pageSize: z.int(),
    totalCount: countSchema,
  });
}

/** As `listOf`, with totals and the header standard. */
export function figuresOf<Item extends z.core.$ZodType>(item: Item) {
  return z.extend(listOf(item), {
    totals: z.record(z.string(), z.union([moneySchema, rateSchema, z.number(), z.null()])),
    currency: currencySchema,
    meta: listMetaSchema,
  });
}
