import { basisSchema, type Basis } from '@tallyhouse/shared/contracts/scalars';

/** What the builder has been told, the period aside, which every screen keeps the same way. */
export interface BuilderChoice {
  readonly type: string | null;
  readonly basis: Basis | null;
  /** Null: the columns of the type. */
  readonly fields: readonly string[] | null;
  /** A frozen set of filters; null without one. */
  readonly appliedSetId: string | null;
  /** A kept filter to be tried; null without one. */
  readonly filterId: string | null;
}

export function builderChoiceOf(search: URLSearchParams): BuilderChoice {
  const basis = basisSchema.safeParse(search.get('basis'));
  const fields = search.get('fields');
  return {
    type: search.get('type'),
    basis: basis.success ? basis.data : null,
    fields: fields === null ? null : fields.split(',').filter((field) => /^[A-Za-z]{1,40}$/.test(field)),
    appliedSetId: search.get('appliedSetId'),
    filterId: search.get('filterId'),
  };
}

/** The address with `change` applied; the rest stays. Another type starts with its own columns and basis. */
export function withBuilderChoice(search: URLSearchParams, change: Partial<BuilderChoice>): URLSearchParams {
  const start = change.type === undefined ? {} : { basis: null, fields: null };
  const next = { ...builderChoiceOf(search), ...start, ...change };
  const result = new URLSearchParams(search);
  const values = { ...next, fields: next.fields === null ? null : next.fields.join(',') };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) result.delete(name);
    else result.set(name, value);
  }
  return result;
}
