import { filterOpSchema } from '@tallyhouse/shared/contracts/report-fields';
import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import type { KeptDraft } from '../memory/stored-shapes';
import {
  criteriaOf,
  draftOf,
  emptyCondition,
  emptyGroup,
  type DraftGroup,
  type DraftPart,
} from './draft-criteria';
import type { FilterDraft } from './draft-faults';

/** A filter as it is entered at first: as it is kept, or empty. */
export function startOf(filter: RetailFilter | null): FilterDraft {
  if (filter === null) return { name: '', shared: false, criteria: emptyGroup('all') };
  return { name: filter.name, shared: filter.shared, criteria: draftOf(filter.criteria) };
}

/** Whether two drafts would be kept as the same filter. */
export function isSameDraft(one: FilterDraft, other: FilterDraft): boolean {
  return signatureOf(one) === signatureOf(other);
}

function signatureOf({ name, shared, criteria }: FilterDraft): string {
  return JSON.stringify([name.trim(), shared, criteriaOf(criteria)]);
}

/** A draft as it is kept over a reload. */
export function toKept(
  draft: FilterDraft,
  of: { filterId: string | null; version: number | null },
): KeptDraft {
  return { ...of, name: draft.name, shared: draft.shared, criteria: draft.criteria };
}

/** What was kept, as a draft again; null where its groups cannot be read. */
export function fromKept(kept: KeptDraft): FilterDraft | null {
  const part = partOf(kept.criteria, 0);
  if (part?.kind !== 'group') return null;
  return { name: kept.name, shared: kept.shared, criteria: part };
}

/** Nothing of ours nests deeper; something stored by others might, without end. */
const mostDepth = 4;

function partOf(raw: unknown, depth: number): DraftPart | null {
  if (typeof raw !== 'object' || raw === null || depth > mostDepth) return null;
  const { kind, join, parts, field, op, values } = raw as Readonly<Record<string, unknown>>;
  if (kind === 'group' && Array.isArray(parts)) {
    const inner = parts.flatMap((part) => partOf(part, depth + 1) ?? []);
    return emptyGroup(join === 'any' ? 'any' : 'all', inner) satisfies DraftGroup;
  }
  const known = filterOpSchema.safeParse(op);
  if (kind !== 'condition' || typeof field !== 'string' || !known.success) return null;
  const texts = Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  return { ...emptyCondition(field, known.data), values: texts };
}
