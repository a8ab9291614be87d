import * as z from './schema';

/**
 * Amount in major units as a decimal string, at most four decimals: `"1250000.00"`, `"-40.5"`.
 * Never a JSON number: a group turnover in shillings passes 2^53. The currency stands beside it.
 */
export const moneySchema = z.string().check(z.regex(/^-?\d{1,20}(\.\d{1,4})?$/, 'not an amount'));
export type Money = z.infer<typeof moneySchema>;

/**
 * Why figures are null that the reader may otherwise see. PENDING_CONFIRMATION: a report on the same play waits for
 * their confirmation, and its control total is theirs to find out.
 */
export const withheldSchema = z.enum(['PENDING_CONFIRMATION']);
export type Withheld = z.infer<typeof withheldSchema>;

/** Fraction as a decimal string: `"0.25"` is 25 %. */
export const rateSchema = z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,10})?$/, 'not a rate'));

/** ISO 4217 code. */
export const currencySchema = z.string().check(z.regex(/^[A-Z]{3}$/, 'not a currency code'));

/** Local time at which gaming days start, `HH:mm`. */
export const cutoffSchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm'));

/** Gaming day as a plain date, `YYYY-MM-DD`; which instants it holds depends on the licence's zone and cut-off. */
export const daySchema = z.iso
  .date()
  // The day after it is a day, too.
  .check(z.refine((day) => day < '9999-12-31', 'not a day before 9999-12-31'));
export type Day = z.infer<typeof daySchema>;

/** Instant in UTC with `Z`: `2026-03-31T21:00:00.000Z`. */
export const instantSchema = z.iso.datetime({ precision: null });
export type Instant = z.infer<typeof instantSchema>;

/** IANA zone; the server refuses one that it does not know. */
export const zoneSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(60), z.regex(/^[\w+/-]+$/, 'a time zone'));

/** Opaque identifier made by the server. */
export const idSchema = z.string().check(z.minLength(1), z.maxLength(100));

/** Non-negative whole number below 2^53. */
export const countSchema = z.int().check(z.nonnegative());

/** First and last gaming day, both included; at most ten years. */
export const periodSchema = z.strictObject({ from: daySchema, to: daySchema }).check(
  z.refine((period) => period.from <= period.to, {
    error: 'It ends before it starts',
    path: ['to'],
    params: { code: 'BEFORE_FROM' },
  }),
  z.refine((period) => daysBetween(period.from, period.to) <= 3660, {
    error: 'longer than ten years',
    path: ['to'],
  }),
);
export type Period = z.infer<typeof periodSchema>;

function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}

/** Which instant of a bet's life decides its gaming day. `PLACED_PAID` is Tanzanian law: stakes placed less winnings paid. */
export const basisSchema = z.enum(['PLACED', 'SETTLED', 'PAID', 'PLACED_PAID']);
export type Basis = z.infer<typeof basisSchema>;

export const channelSchema = z.enum(['ONLINE', 'RETAIL']);
export type Channel = z.infer<typeof channelSchema>;

export const verticalSchema = z.enum([
  'SPORTS_PREMATCH',
  'SPORTS_LIVE',
  'VIRTUAL_SPORTS',
  'CASINO_SLOTS',
  'CASINO_TABLE',
  'LIVE_CASINO',
  'POKER_CASH',
  'POKER_TOURNAMENT',
  'BINGO',
  'LOTTERY',
  'CRASH',
]);
export type Vertical = z.infer<typeof verticalSchema>;

/** What may be said about a figure; that of a total is the worst of its parts, in this order. */
export const figureStatusSchema = z.enum(['FINAL', 'PROVISIONAL', 'ESTIMATED', 'UNVERIFIED_RULE']);
export type FigureStatus = z.infer<typeof figureStatusSchema>;
