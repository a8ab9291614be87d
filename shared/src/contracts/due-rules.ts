import * as z from './schema';

const textSchema = z.string().check(z.minLength(1, 'empty'), z.maxLength(200));

const weekdaySchema = z.enum(['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN']);

const rolling = {
  roll: z.enum(['NONE', 'PRECEDING_WORKING_DAY', 'FOLLOWING_WORKING_DAY']),
  /** Local time by which it is due; left out: the end of the day. */
  time: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'not HH:mm'))),
};

/** 29 February is not one. */
function isDateOfEveryYear(monthDay: string): boolean {
  // 2023 is no leap year; a day past the end of a month would come out in the next.
  const day = new Date(`2023-${monthDay}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`2023-${monthDay}T`);
}

/**
 * When a return or payment is due after its period.
 *
 * `PERIOD_END`: `days` days after the last day; null when the source does not say how many.
 * `NEXT_WEEKDAY`: the first such weekday after the last day.
 * `FIXED_DATE`: the first such date after the last day; `monthDay` as `MM-DD`.
 * `FORM`: the day is told by the form or the class of the taxpayer, so no date follows from the period.
 * `UNKNOWN`: no source for the day was read.
 */
export const dueRuleSchema = z.discriminatedUnion('anchor', [
  z.strictObject({
    anchor: z.literal('PERIOD_END'),
    days: z.nullable(z.int().check(z.minimum(1), z.maximum(400))),
    ...rolling,
  }),
  z.strictObject({ anchor: z.literal('NEXT_WEEKDAY'), weekday: weekdaySchema, ...rolling }),
  z.strictObject({
    anchor: z.literal('FIXED_DATE'),
    monthDay: z.string().check(z.refine(isDateOfEveryYear, 'not a MM-DD of every year')),
    ...rolling,
  }),
  z.strictObject({ anchor: z.literal('FORM'), form: textSchema }),
  z.strictObject({ anchor: z.literal('UNKNOWN') }),
]);
