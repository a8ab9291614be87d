import {
  isGroup,
  partsOf,
  type CriteriaGroup,
  type CriteriaPart,
} from '@tallyhouse/shared/contracts/criteria';
import type { Condition, FilterOp } from '@tallyhouse/shared/contracts/report-fields';

/** Groups that may stand inside each other, the outermost counted. */
export const deepestGroup = 3;

/** A condition while it is written: its values are what stands in the inputs. */
export interface DraftCondition {
  readonly key: string;
  readonly kind: 'condition';
  readonly field: string;
  readonly op: FilterOp;
  readonly values: readonly string[];
}

/** A group of which all or any parts must hold. */
export interface DraftGroup {
  readonly key: string;
  readonly kind: 'group';
  readonly join: 'all' | 'any';
  readonly parts: readonly DraftPart[];
}
export type DraftPart = DraftCondition | DraftGroup;

/** A key for a new part. Unique in one page, which is all that inputs need. */
export function newKey(): string {
  count += 1;
  return `part-${count}`;
}
let count = 0;

export function emptyCondition(field: string, op: FilterOp): DraftCondition {
  return { key: newKey(), kind: 'condition', field, op, values: [] };
}

export function emptyGroup(join: DraftGroup['join'], parts: readonly DraftPart[] = []): DraftGroup {
  return { key: newKey(), kind: 'group', join, parts };
}

/** Kept criteria as a draft to change. */
export function draftOf(criteria: CriteriaGroup): DraftGroup {
  const parts = partsOf(criteria).map((part) => (isGroup(part) ? draftOf(part) : draftOfCondition(part)));
  return emptyGroup('all' in criteria ? 'all' : 'any', parts);
}

function draftOfCondition({ field, op, value }: Condition): DraftCondition {
  const values = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return { ...emptyCondition(field, op), values: values.map(String) };
}

/** The criteria that a draft without faults stands for; groups without parts are left out. */
export function criteriaOf(draft: DraftGroup): CriteriaGroup {
  const parts = draft.parts.flatMap((part): CriteriaPart[] => {
    if (part.kind === 'condition') return [conditionOfDraft(part)];
    return part.parts.length === 0 ? [] : [criteriaOf(part)];
  });
  return draft.join === 'all' ? { all: parts } : { any: parts };
}

function conditionOfDraft({ field, op, values }: DraftCondition): Condition {
  if (op === 'isNull') return { field, op };
  const entered = values.map((value) => value.trim()).filter((value) => value !== '');
  const isList = op === 'in' || op === 'nin' || op === 'between';
  return { field, op, value: isList ? entered : (entered[0] ?? '') };
}

/** The draft with the part called `key` replaced; null takes it out. */
export function withPart(
  draft: DraftGroup,
  key: string,
  change: (part: DraftPart) => DraftPart | null,
): DraftGroup {
  return {
    ...draft,
    parts: draft.parts.flatMap((part) => {
      if (part.key === key) return change(part) ?? [];
      return part.kind === 'group' ? [withPart(part, key, change)] : [part];
    }),
  };
}

/** The draft with `part` at the end of the group called `key`. */
export function addedTo(draft: DraftGroup, key: string, part: DraftPart): DraftGroup {
  if (draft.key === key) return { ...draft, parts: [...draft.parts, part] };
  return withPart(draft, key, (found) =>
    found.kind === 'group' ? { ...found, parts: [...found.parts, part] } : found,
  );
}

/** Every condition of a draft in the order of reading. */
export function draftConditions(draft: DraftGroup): readonly DraftCondition[] {
  return draft.parts.flatMap((part) => (part.kind === 'group' ? draftConditions(part) : [part]));
}

/** Key of the part that a path of the request names: `criteria.all.1.any.0.value`; null where it names none. */
export function keyAtPath(draft: DraftGroup, path: string): string | null {
  const steps = path.split('.').flatMap((step) => (/^\d+$/.test(step) ? [Number(step)] : []));
  let part: DraftPart | undefined = draft;
  for (const step of steps) {
    // Groups without parts were left out of the request.
    const sent: readonly DraftPart[] =
      part?.kind === 'group'
        ? part.parts.filter((one) => one.kind === 'condition' || one.parts.length > 0)
        : [];
    // Below a condition the path counts its values.
    if (part?.kind === 'condition') break;
    part = sent[step];
  }
  return part === undefined || steps.length === 0 ? null : part.key;
}
