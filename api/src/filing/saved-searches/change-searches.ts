import { randomUUID } from 'node:crypto';
import type { SavedSearchText } from '@tallyhouse/shared/contracts/saved-searches';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import { isAllowed, type ActiveBrand, type CurrentUser } from '../../platform/auth/current-user';
import { Conflict, Forbidden, NotFound, ProblemError, VersionConflict } from '../../platform/http/problems';
import { restorableSince } from '../../reporting/retail/retail-filters/restorable';
import type { Queryable, Store } from '../../store/store';
import { nextRun } from './cron';
import { presentSearch } from './present-search';
import { findSearch, type StoredSearch } from './queries/read-searches';
import {
  insertSearch,
  isNameTaken,
  markDeleted,
  nameKeyOf,
  updateSearch,
  type SearchWrite,
} from './queries/write-search';
import { deleteSchedule, writeSchedule } from './queries/write-schedule';
import { keptQuery } from './search-query';

/** Who changes searches, for which brand and when. */
export interface SearchEditor {
  readonly brand: ActiveBrand;
  readonly user: CurrentUser;
  readonly now: Date;
  readonly address: string;
}

/** A search that the editor sees. Errors: `NotFound`, also for the private ones of others. */
export async function requireSearch(
  store: Queryable,
  { brand, user }: SearchEditor,
  id: string,
  deletedSince: Date | null = null,
): Promise<StoredSearch> {
  const search = await findSearch(store, { brandId: brand.id, userId: user.id }, id, deletedSince);
  if (search === undefined) throw new NotFound('saved search');
  return search;
}

/** Errors: `NotFound`; `Forbidden` for a shared search of somebody else. */
export async function requireOwnSearch(
  store: Queryable,
  editor: SearchEditor,
  id: string,
): Promise<StoredSearch> {
  const search = await requireSearch(store, editor, id);
  if (search.ownerId === editor.user.id) return search;
  throw new Forbidden('Only the owner of a search can change it. Duplicate it to create your own.');
}

/** Keeps a new search and gives its id. Errors: a faulty query, `NAME_TAKEN`, `Forbidden` for shared ones. */
export async function createSearch(
  store: Store,
  editor: SearchEditor,
  text: SavedSearchText,
): Promise<string> {
  if (text.shared) requireSharing(editor);
  const write = await writeOf(store, editor, `sch_${randomUUID()}`, text);
  await store.tx(async (tx) => {
    if (!(await insertSearch(tx, write))) throw nameTaken(text.name);
    await note(tx, editor, write.id, 'CREATED');
  });
  return write.id;
}

/**
 * Changes an own search from version `expected` to the next.
 *
 * Errors: as `createSearch`; `NotFound`; `Forbidden`; `VersionConflict` with the search as it stands.
 */
export async function editSearch(
  store: Store,
  editor: SearchEditor,
  { id, expected, text }: { readonly id: string; readonly expected: number; readonly text: SavedSearchText },
): Promise<void> {
  const search = await requireOwnSearch(store, editor, id);
  if (text.shared && !search.shared) requireSharing(editor);
  const write = await writeOf(store, editor, id, text);
  await freeName(store, write, async (tx) => {
    if (!(await updateSearch(tx, write, expected))) {
      const document = presentSearch(await requireOwnSearch(tx, editor, id), editor.user.id, editor.brand);
      throw new VersionConflict({ document, version: document.version });
    }
    // What another screen shows may have no file.
    if (search.screen !== text.screen) await deleteSchedule(tx, id);
    await note(tx, editor, id, 'EDITED');
  });
}

/** Shows an own search to the brand, or to its owner only. Errors: `NotFound`, `Forbidden`. */
export async function shareSearch(
  store: Store,
  editor: SearchEditor,
  { id, shared }: { readonly id: string; readonly shared: boolean },
): Promise<void> {
  if (shared) requireSharing(editor);
  const search = await requireOwnSearch(store, editor, id);
  if (search.shared === shared) return;
  const write = { ...search, shared, now: editor.now };
  await store.tx(async (tx) => {
    if (!(await updateSearch(tx, write, search.version))) throw new VersionConflict();
    await note(tx, editor, id, shared ? 'SHARED' : 'UNSHARED');
  });
}

/** Deletes an own search so that it can be restored. Errors: `NotFound`, `Forbidden`. */
export async function deleteSearch(store: Store, editor: SearchEditor, id: string): Promise<void> {
  await requireOwnSearch(store, editor, id);
  await store.tx(async (tx) => {
    await markDeleted(tx, { id, now: editor.now, nameKey: null });
    await note(tx, editor, id, 'DELETED');
  });
}

/** Brings an own search back; its schedule goes on from now. Errors: `NotFound` after 30 days, `NAME_TAKEN`. */
export async function restoreSearch(store: Store, editor: SearchEditor, id: string): Promise<void> {
  const search = await requireSearch(store, editor, id, restorableSince(editor.now));
  const { brandId, ownerId, name, cron, format } = search;
  await freeName(store, { id, brandId, ownerId, name }, async (tx) => {
    await markDeleted(tx, { id, now: editor.now, nameKey: nameKeyOf(search) });
    const nextAt = cron === null ? null : nextRun(cron, editor.brand.zone, editor.now);
    if (cron !== null && format !== null && nextAt !== null) {
      await writeSchedule(tx, { searchId: id, brandId, cron, format, nextAt });
    }
    await note(tx, editor, id, 'RESTORED');
  });
}

async function writeOf(
  store: Queryable,
  { brand, user, now }: SearchEditor,
  id: string,
  text: SavedSearchText,
): Promise<SearchWrite> {
  const query = await keptQuery(store, text, { brand, now });
  return { ...text, query, id, brandId: brand.id, ownerId: user.id, now };
}

function requireSharing({ brand, user }: SearchEditor): void {
  if (isAllowed(user, 'filters.shared', brand.id)) return;
  throw new Forbidden('Shared searches need the permission filters.shared.');
}

/** Runs a write that the store refuses when the name is taken, and says so in words. */
async function freeName(
  store: Store,
  search: Pick<SearchWrite, 'id' | 'brandId' | 'ownerId' | 'name'>,
  write: (tx: Queryable) => Promise<void>,
): Promise<void> {
  try {
    await store.tx(write);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    if (await isNameTaken(store, nameKeyOf(search), search.id)) throw nameTaken(search.name);
    throw error;
  }
}

function nameTaken(name: string): Conflict {
  return new Conflict(
    'NAME_TAKEN',
    'You already have a search with this name',
    `Choose a name other than "${name}".`,
  );
}

/** An action of the editor at a search, in the transaction of the action. */
export async function note(
  tx: Queryable,
  { brand, user, now, address }: SearchEditor,
  id: string,
  deed: string,
): Promise<void> {
  await appendAuditEvent(tx, {
    at: now,
    action: 'SAVED_SEARCH_CHANGED',
    actorId: user.id,
    sessionId: user.sessionId,
    brandId: brand.id,
    object: { kind: 'saved-search', id },
    detail: { deed },
    address,
  });
}
