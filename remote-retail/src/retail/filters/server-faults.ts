import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { keyAtPath } from './draft-criteria';
import type { FilterDraft } from './draft-faults';

/** A fault that the server found: where it stands in the form, and its words. */
export interface ServerFault {
  readonly place: 'name' | 'criteria' | { readonly key: string };
  /** Null: the name is taken, which has words of our own. */
  readonly message: string | null;
}

/** The refusal of a save as faults of its inputs; empty where it is about none of them. */
export function serverFaultsOf(problem: Problem | null, draft: FilterDraft): readonly ServerFault[] {
  if (problem?.code === 'NAME_TAKEN') return [{ place: 'name', message: null }];
  if (problem?.code !== 'VALIDATION') return [];
  return (problem.errors ?? []).map(({ field, message }) => {
    if (field === 'name' || field.startsWith('name.')) return { place: 'name', message };
    const key = field.startsWith('criteria') ? keyAtPath(draft.criteria, field) : null;
    return { place: key === null ? 'criteria' : { key }, message };
  });
}
