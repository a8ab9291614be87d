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

const dateOfEveryYearSchema = z.string().check(z.refine(isDateOfEveryYear, 'not a MM-DD of every year'));

/**
 * When a return or payment is due after its period.
 *
 * `PERIOD_END`: `days` days after the last day; null when the source does not say how many.
 * `NEXT_WEEKDAY`: the first such weekday after the last day.
 * `FIXED_DATE`: the first such date after the last day; `monthDay` as `MM-DD`.
 * `DAY_OF_MONTH`: `day` of the `months`-th month after that of the last day, 1: the next; in a month that `otherDays` names
 * (as `MM-DD`) the day that stands there.
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
    monthDay: dateOfEveryYearSchema,
    ...rolling,
  }),
  z.strictObject({
    anchor: z.literal('DAY_OF_MONTH'),
    months: z.int().check(z.minimum(1), z.maximum(12)),
    /** One that every month has. */
    day: z.int().check(z.minimum(1), z.maximum(28)),
    otherDays: z.array(dateOfEveryYearSchema).check(z.maxLength(12)),
    ...rolling,
  }),
  z.strictObject({ anchor: z.literal('FORM'), form: textSchema }),
  z.strictObject({ anchor: z.literal('UNKNOWN') }),
]);
