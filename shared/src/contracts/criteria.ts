import * as z from './schema';
import { conditionSchema, type Condition } from './report-fields';

/** Conditions a filter may hold in all, over all its groups. */
export const mostConditions = 50;

/** A group whose parts must all hold, or of which any must. */
function groupOf<Part extends z.core.$ZodType>(part: Part) {
  const parts = z.array(part).check(z.minLength(1), z.maxLength(mostConditions));
  return z.union([z.strictObject({ all: parts }), z.strictObject({ any: parts })]);
}

/** A group: its parts are conditions or further groups. */
export type CriteriaGroup =
  | { readonly all: readonly CriteriaPart[] }
  | { readonly any: readonly CriteriaPart[] };
export type CriteriaPart = Condition | CriteriaGroup;

const innermost = groupOf(conditionSchema);
const inner = groupOf(z.union([conditionSchema, innermost]));

/** What a retail filter picks tickets by: groups of conditions, at most three inside each other. */
export const criteriaSchema: z.ZodMiniType<CriteriaGroup> = groupOf(z.union([conditionSchema, inner])).check(
  z.refine((criteria) => conditionsOf(criteria).length <= mostConditions, {
    error: `more than ${mostConditions} conditions`,
  }),
);

/** Filters that hold together, as they were frozen; the choice of branches is one of them. */
export const frozenCriteriaSchema: z.ZodMiniType<CriteriaGroup> = z.strictObject({
  all: z
    .array(z.union([conditionSchema, criteriaSchema]))
    .check(z.minLength(1), z.maxLength(mostConditions + 1)),
});

/** The parts of a group, whichever way they are joined. */
export function partsOf(group: CriteriaGroup): readonly CriteriaPart[] {
  return 'all' in group ? group.all : group.any;
}

export function isGroup(part: CriteriaPart): part is CriteriaGroup {
  return !('field' in part);
}

/** Every condition of a group in the order in which it is written. */
export function conditionsOf(group: CriteriaGroup): Condition[] {
  return partsOf(group).flatMap((part) => (isGroup(part) ? conditionsOf(part) : [part]));
}
