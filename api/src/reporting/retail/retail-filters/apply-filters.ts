import { randomUUID } from 'node:crypto';
import type { CriteriaPart } from '@tallyhouse/shared/contracts/criteria';
import { ValidationFailed } from '../../../platform/http/problems';
import { criteriaInWords } from '../../reports/picked-tickets/criteria';
import { createSqlParams } from '../../../store/sql-params';
import type { Queryable, Store } from '../../../store/store';
import { readerOf, requireFilters, type FilterEditor } from './change-filters';
import { markApplied } from './queries/active-filters';
import {
  insertAppliedSet,
  type AppliedSet,
  type BranchState,
} from '../../reports/picked-tickets/applied-sets';
import { readFilters } from '../../reports/picked-tickets/read-filters';

/**
 * Freezes filters in their present version, with the branches chosen, as a set that holds for good.
 *
 * `filterIds` null stands for the active ones, which are no longer dirty afterwards. All filters of a set must hold.
 * Errors: `ValidationFailed` for a filter or a branch that is not there.
 */
export async function applyFilters(
  store: Store,
  editor: FilterEditor,
  order: { readonly filterIds: readonly string[] | null; readonly branchState: BranchState },
): Promise<AppliedSet> {
  const { filterIds, branchState } = order;
  const reader = readerOf(editor);
  return store.tx(async (tx) => {
    const filters =
      filterIds === null
        ? (await readFilters(tx, reader, { deletedSince: null })).filter(
            ({ activeVersion }) => activeVersion !== null,
          )
        : await requireFilters(tx, reader, filterIds);
    const branchNames = await requireBranches(tx, reader.brandId, branchState.selected);
    const parts: CriteriaPart[] = filters.map(({ criteria }) => criteria);
    const words = filters.map(({ criteria }) => criteriaInWords(criteria));
    if (branchNames.length > 0) {
      parts.push({ field: 'branch', op: 'in', value: [...branchState.selected] });
      words.push(`Branch is ${branchNames.length === 1 ? '' : 'one of '}${branchNames.join(', ')}`);
    }
    const set = {
      id: `fas_${randomUUID()}`,
      criteria: parts.length === 0 ? null : { all: parts },
      words,
      branchState,
    };
    await insertAppliedSet(tx, set, { ...reader, now: editor.now, filters });
    await markApplied(tx, reader.userId, filters);
    return set;
  });
}

/** Names of branches. Errors: `ValidationFailed` for one that the brand does not have. */
async function requireBranches(store: Queryable, brandId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const params = createSqlParams(brandId);
  const rows = await store.query<{ id: string; name: string }>(
    `select id, name from branch where brand_id = $1 and id in (${params.addAll(ids)}) order by name, id`,
    params.values,
  );
  const errors = ids.flatMap((id, index) =>
    rows.some((row) => row.id === id)
      ? []
      : [
          {
            field: `branchState.selected.${index}`,
            code: 'UNKNOWN_BRANCH',
            message: `There is no branch "${id}"`,
          },
        ],
  );
  if (errors.length > 0) throw new ValidationFailed(errors);
  return rows.map(({ name }) => name);
}
