import { basisSchema, type Basis } from '../../contracts/scalars';
import type { Condition, ReportType } from '../../contracts/report-fields';
import type { ReportDefinition } from '../../contracts/reports';
import { conditionsOfText, conditionsToText } from '../conditions/conditions-in-text';

/** What the builder has been told, the period aside, which every screen keeps the same way. */
export interface Choice {
  readonly type: string | null;
  readonly basis: Basis | null;
  /** Null: the columns of the type. */
  readonly fields: readonly string[] | null;
  readonly filters: readonly Condition[];
}

export function choiceOf(parameters: URLSearchParams): Choice {
  const basis = basisSchema.safeParse(parameters.get('basis'));
  const fields = parameters.get('fields');
  return {
    type: parameters.get('type'),
    basis: basis.success ? basis.data : null,
    fields: fields === null ? null : fields.split(',').filter((field) => field !== ''),
    filters: conditionsOfText(parameters.get('where')),
  };
}

/** The address with `change` applied. Another type starts with its own columns and basis. */
export function withChoice(parameters: URLSearchParams, change: Partial<Choice>): URLSearchParams {
  const isOtherType = change.type !== undefined && change.type !== parameters.get('type');
  const start = isOtherType ? { basis: null, fields: null } : {};
  const next = { ...choiceOf(parameters), ...start, ...change };
  const result = new URLSearchParams(parameters);
  for (const name of ['type', 'basis', 'fields', 'where']) result.delete(name);
  if (next.type !== null) result.set('type', next.type);
  if (next.basis !== null) result.set('basis', next.basis);
  if (next.fields !== null) result.set('fields', next.fields.join(','));
  if (next.filters.length > 0) result.set('where', conditionsToText(next.filters));
  return result;
}

/** Query of the builder's address that makes `definition` again. */
export function searchOfDefinition(definition: ReportDefinition): string {
  const { type, period, basis, fields, filters, appliedSetId } = definition;
  const parameters = new URLSearchParams({ ...period, ...(appliedSetId !== undefined && { appliedSetId }) });
  return withChoice(parameters, { type, basis, fields, filters }).toString();
}

/** Columns chosen, those that the type demands always among them. */
export function chosenFields(
  choice: Choice,
  type: Pick<ReportType, 'fields'>,
  mandatory: readonly string[],
): readonly string[] {
  const chosen = choice.fields ?? type.fields;
  return [...new Set([...chosen, ...mandatory])];
}
