import { randomUUID } from 'node:crypto';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../../platform/auth/current-user';
import {
  Conflict,
  Forbidden,
  NotFound,
  ProblemError,
  ValidationFailed,
  VersionConflict,
} from '../../../platform/http/problems';
import { checkCriteria } from '../../reports/picked-tickets/criteria';
import type { Queryable, Store } from '../../../store/store';
import { deactivate, replaceActive } from './queries/active-filters';
import { readFilterUses, type FilterUse } from './queries/filter-uses';
import {
  readFilters,
  type FilterChoice,
  type FilterReader,
  type StoredFilter,
} from '../../reports/picked-tickets/read-filters';
import {
  insertFilter,
  isNameTaken,
  markDeleted,
  nameKeyOf,
  updateFilter,
  type FilterText,
} from './queries/write-filter';
import { restorableSince } from './restorable';

/** Who changes filters, for which brand and when. */
export interface FilterEditor {
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly now: Date;
}

export function readerOf({ brand, user }: Pick<FilterEditor, 'brand' | 'user'>): FilterReader {
  return { brandId: brand.id, userId: user.id };
}

/** A filter that the editor sees. Errors: `NotFound`, also for the private ones of others. */
export async function requireFilter(
  store: Queryable,
  editor: FilterEditor,
  id: string,
  deletedSince: FilterChoice['deletedSince'] = null,
): Promise<StoredFilter> {
  const [filter] = await readFilters(store, readerOf(editor), { ids: [id], deletedSince });
  if (filter === undefined) throw new NotFound('filter');
  return filter;
}

/** Keeps a new filter and gives its id. Errors: faulty criteria, `NAME_TAKEN`, `Forbidden` for shared ones. */
export async function createFilter(store: Store, editor: FilterEditor, text: FilterText): Promise<string> {
  requireCriteria(text);
  if (text.shared) requireShared(editor);
  const { brand, user, now } = editor;
  const id = `flt_${randomUUID()}`;
  const filter = { ...text, id, brandId: brand.id, ownerId: user.id, userId: user.id, now };
  if (!(await insertFilter(store, filter))) throw nameTaken(text.name);
  return id;
}

/**
 * Changes a filter from version `expected` to the next. Where it is active, the applied result stays as it was.
 *
 * Errors: as `createFilter`; `VersionConflict` when somebody else was quicker; `Forbidden` for taking a shared filter
 * away from the others without owning it.
 */
export async function editFilter(
  store: Store,
  editor: FilterEditor,
  edit: { readonly id: string; readonly expected: number; readonly text: FilterText },
): Promise<void> {
  const { id, expected, text } = edit;
  requireCriteria(text);
  const filter = await requireFilter(store, editor, id);
  const { brand, user, now } = editor;
  if (filter.shared || text.shared) requireShared(editor);
  if (filter.shared && !text.shared && filter.ownerId !== user.id) {
    throw new Forbidden('Only who made a shared filter can keep it to themselves again.');
  }
  const write = { ...text, id, brandId: brand.id, ownerId: filter.ownerId, userId: user.id, now };
  await freeName(store, write, () =>
    store.tx(async (tx) => {
      if (!(await updateFilter(tx, write, expected))) throw new VersionConflict();
      if (filter.shared && !text.shared) await deactivate(tx, id, user.id);
    }),
  );
}

/** Makes `ids` the editor's active filters, all others inactive. Errors: `ValidationFailed` for one that is not there. */
export async function activateFilters(
  store: Store,
  editor: FilterEditor,
  ids: readonly string[],
): Promise<void> {
  await store.tx(async (tx) => {
    const filters = await requireFilters(tx, readerOf(editor), ids);
    await replaceActive(tx, readerOf(editor), filters);
  });
}

/** The filters called `ids`, in the order of their names. Errors: `ValidationFailed` for one that the reader does not see. */
export async function requireFilters(
  store: Queryable,
  reader: FilterReader,
  ids: readonly string[],
): Promise<StoredFilter[]> {
  const filters = await readFilters(store, reader, { ids, deletedSince: null });
  const errors = ids.flatMap((id, index) =>
    filters.some((filter) => filter.id === id)
      ? []
      : [{ field: `filterIds.${index}`, code: 'UNKNOWN_FILTER', message: `There is no filter "${id}"` }],
  );
  if (errors.length > 0) throw new ValidationFailed(errors);
  return filters;
}

/** Deletes a filter so that it can be restored. Errors: `FILTER_IN_USE` with who uses it. */
export async function deleteFilter(store: Store, editor: FilterEditor, id: string): Promise<void> {
  const { user, now } = editor;
  await store.tx(async (tx) => {
    const filter = await requireFilter(tx, editor, id);
    if (filter.shared) requireShared(editor);
    const uses = await readFilterUses(tx, id, user.id);
    if (uses.length > 0) throw inUse(uses);
    await deactivate(tx, id, null);
    await markDeleted(tx, { id, userId: user.id, now }, null);
  });
}

/** Brings a filter back, inactive. Errors: `NotFound` after 30 days, `NAME_TAKEN` when its name was given away. */
export async function restoreFilter(store: Store, editor: FilterEditor, id: string): Promise<void> {
  const { brand, user, now } = editor;
  const filter = await requireFilter(store, editor, id, restorableSince(now));
  if (filter.shared) requireShared(editor);
  const named = { ...filter, brandId: brand.id };
  await freeName(store, named, () =>
    markDeleted(store, { id, userId: user.id, now }, { nameKey: nameKeyOf(named) }),
  );
}

function requireShared({ brand, user }: FilterEditor): void {
  if (!isAllowed(user, 'filters.shared', brand.id)) {
    throw new Forbidden('Filters that everybody sees need the permission filters.shared.');
  }
}

function requireCriteria({ criteria }: FilterText): void {
  const errors = checkCriteria(criteria);
  if (errors.length > 0) throw new ValidationFailed(errors);
}

/** Runs a write that the store refuses when the name is taken, and says so in words. */
async function freeName(
  store: Store,
  filter: Parameters<typeof nameKeyOf>[0] & { readonly id: string },
  write: () => Promise<void>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (await isNameTaken(store, nameKeyOf(filter), filter.id)) throw nameTaken(filter.name);
    throw error;
  }
}

function nameTaken(name: string): Conflict {
  return new Conflict('NAME_TAKEN', 'Another filter has this name', `Choose a name other than "${name}".`);
}

function inUse(uses: readonly FilterUse[]): ProblemError {
  return new ProblemError(409, 'FILTER_IN_USE', 'The filter is in use', {
    detail: `It cannot be deleted: ${uses.map(({ words }) => words).join('; ')}.`,
    errors: uses.map(({ code, words }) => ({ field: 'filterId', code, message: words })),
  });
}
