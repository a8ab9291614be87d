import type { Person } from '@tallyhouse/shared/contracts/people';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';

/**
 * Columns that name somebody: `"preparedBy"` with `"preparedByAccount"`, `"actorName"` with `"actorAccount"`.
 *
 * `user` is the alias of the `app_user` that is joined, `id` the column that names it: who is not there any more is
 * called by it.
 */
export function nameColumns(
  field: string,
  { user, id }: { readonly user: string; readonly id: string },
): string {
  const account = `${field.replace(/Name$/, '')}Account`;
  return `coalesce(${user}.name, ${id}) as "${field}", ${user}.email as "${account}"`;
}

/** The person whose columns these are; null where there is none. */
export function personOf(id: string, name: string | null, account: string | null): Person;
export function personOf(id: string | null, name: string | null, account: string | null): Person | null;
export function personOf(id: string | null, name: string | null, account: string | null): Person | null {
  return id === null ? null : { id, name: name ?? id, account };
}

/** Gives the person of an id. */
export type NamedPeople = (id: string) => Person;

/** Reads the people of `ids`; who is not there any more is called by the id. */
export async function readNamedPeople(store: Queryable, ids: readonly string[]): Promise<NamedPeople> {
  const people = ids.length === 0 ? [] : await readPeople(store, [...new Set(ids)]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return (id) => byId.get(id) ?? { id, name: id, account: null };
}

function readPeople(store: Queryable, ids: readonly string[]): Promise<Person[]> {
  const params = createSqlParams();
  return store.query<Person>(
    `select id as "id", name as "name", email as "account" from app_user where id in (${params.addAll(ids)})`,
    params.values,
  );
}
