import * as z from 'zod/mini';
import { dueRuleSchema } from '@tallyhouse/shared/contracts/due-rules';
import { taxedBySchema } from '@tallyhouse/shared/contracts/tax-lines';
import { currencySchema, daySchema, moneySchema } from '@tallyhouse/shared/contracts/scalars';

const nameSchema = z.string().check(z.regex(/^[A-Z][A-Z0-9_]*(-[A-Z]+)?$/, 'not a name in capitals'));
const textSchema = z.string().check(z.minLength(1, 'empty'));

/** Fraction of the base: 0.25 is 25 %. More than the whole base is a percentage written by mistake. */
const taxRateSchema = z.string().check(
  z.regex(/^\d{1,9}(\.\d{1,10})?$/, 'not a fraction'),
  // What is no number is the first check's to refuse.
  z.refine((rate) => !(Number(rate) > 1), 'more than 1: rates are fractions, 0.25 for 25 %'),
);
const unsignedSchema = moneySchema.check(z.refine((amount) => !amount.startsWith('-'), 'negative'));

const bracketSchema = z.strictObject({
  from: unsignedSchema,
  /** Null for the last one. */
  upTo: z.nullable(unsignedSchema),
  rate: taxRateSchema,
});
export type Bracket = z.infer<typeof bracketSchema>;

const chargeSchema = z.discriminatedUnion('unit', [
  z.strictObject({ unit: z.literal('RATE'), rate: taxRateSchema }),
  /** Amount per machine and period. */
  z.strictObject({ unit: z.literal('PER_MACHINE'), amount: unsignedSchema }),
  /** Each slice of the base at its own rate. */
  z.strictObject({
    unit: z.literal('BRACKETS'),
    brackets: z.array(bracketSchema).check(
      z.minLength(1),
      z.refine((brackets) => isLadder(brackets), 'brackets must start at 0, join and end open'),
    ),
  }),
]);
export type Charge = z.infer<typeof chargeSchema>;

function isLadder(brackets: readonly Bracket[]): boolean {
  return brackets.every(({ from, upTo }, index) => {
    const expectedFrom = index === 0 ? '0' : brackets[index - 1]?.upTo;
    return from === expectedFrom && (upTo === null) === (index === brackets.length - 1);
  });
}

export const ruleSchema = z
  .strictObject({
    id: textSchema,
    jurisdiction: nameSchema,
    authority: textSchema,
    code: nameSchema,
    product: nameSchema,
    kind: z.enum(['GAMING_TAX', 'WITHHOLDING', 'EXCISE', 'LEVY']),
    currency: currencySchema,
    /** What is taxed, in the words of its law; `baseFamilies` says how each is computed. */
    base: z.enum([
      'GGR',
      'GGR_INCL_BONUS_STAKES',
      'PROFIT',
      'NET_INCOME',
      'GAMING_REVENUE',
      'STAKES_MINUS_PAYOUTS',
      'STAKES',
      'STAKE_LESS_TAX',
      'MACHINES',
      'WINNINGS',
      'NET_WINNINGS',
      'NET_WINNINGS_PER_COUPON',
      'DEPOSITS',
      'WITHDRAWALS',
      'UNCLAIMED',
    ]),
    /** Of a tax on winnings: whether the stake comes off the payout. */
    winningsBase: z.optional(z.enum(['PAYOUT_MINUS_STAKE', 'GROSS_PAYOUT'])),
    /** Where the stake comes off: all of it, or what the player paid in cash only (a free bet's is not returned). */
    winningsDeducts: z.optional(z.enum(['STAKE', 'CASH_STAKE'])),
    charge: chargeSchema,
    validFrom: daySchema,
    /** First day on which it does not hold any more; null while it holds. */
    validTo: z.nullable(daySchema),
    period: taxedBySchema,
    due: dueRuleSchema,
    /** `CASH` counts movements of money on accounts. */
    basis: z.enum(['PLACED', 'SETTLED', 'PAID', 'PLACED_PAID', 'CASH']),
    rounding: z.strictObject({
      unit: moneySchema.check(z.refine((unit) => Number(unit) > 0, 'not above zero')),
      mode: z.enum(['HALF_UP', 'HALF_EVEN', 'DOWN', 'UP']),
      stage: z.enum(['TICKET', 'PERIOD']),
    }),
    /** What becomes of a negative base. */
    negative: z.enum(['FLOOR_ZERO', 'CARRY_FORWARD', 'UNKNOWN', 'NOT_APPLICABLE']),
    /** What the source says of special cases; what it leaves out is taken at face value. */
    treatment: z.strictObject({
      bonus: z.optional(z.enum(['FACE_VALUE', 'EXCLUDE', 'ONLY_IF_CASHABLE', 'NET_OF_WINNINGS'])),
      jackpot: z.optional(z.enum(['CONTRIBUTION', 'PAYOUT'])),
      lateVoid: z.optional(z.enum(['REDUCES_BASE', 'NO_EFFECT'])),
    }),
    /** Fields of this rule that its source does not say. */
    assumed: z.array(z.enum(['winningsBase', 'winningsDeducts', 'charge', 'period', 'basis', 'rounding'])),
    /** `VERIFIED`: the law or the authority's own text was read. `SECONDARY`: others quote it. `UNVERIFIED`: neither. */
    status: z.enum(['VERIFIED', 'SECONDARY', 'UNVERIFIED']),
    source: textSchema,
    note: z.string(),
  })
  .check(
    z.refine((rule) => rule.validTo === null || rule.validFrom < rule.validTo, {
      error: 'ends before it starts',
      path: ['validTo'],
    }),
    z.refine((rule) => rule.id.startsWith(`${rule.jurisdiction}.${rule.code}.`), {
      error: 'does not start with jurisdiction and code',
      path: ['id'],
    }),
    z.refine((rule) => (rule.charge.unit === 'PER_MACHINE') === (rule.base === 'MACHINES'), {
      error: 'an amount per machine and the base MACHINES go together',
      path: ['charge'],
    }),
    z.refine((rule) => rule.base.includes('WINNINGS') === (rule.winningsBase !== undefined), {
      error: 'belongs to taxes on winnings, and to each of them',
      path: ['winningsBase'],
    }),
    z.refine((rule) => rule.winningsDeducts === undefined || rule.winningsBase !== undefined, {
      error: 'belongs to taxes on winnings',
      path: ['winningsDeducts'],
    }),
  );
export type Rule = z.infer<typeof ruleSchema>;
