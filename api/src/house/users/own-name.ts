import { Conflict } from '../../platform/http/problems';
import type { Queryable } from '../../store/store';

/**
 * Refuses a name that another account of the house has: who prepared and who confirmed a report must be told apart.
 *
 * Names that look alike are equal: case, spaces, invisible signs and other forms of the same letter do not count.
 * Errors: `NAME_TAKEN` (409).
 */
export async function requireOwnName(
  store: Queryable,
  { name, userId }: { readonly name: string; readonly userId: string | null },
): Promise<void> {
  const people = await store.query<{ id: string; name: string }>('select id, name from app_user');
  const looks = looksOf(name);
  const other = people.find((person) => person.id !== userId && looksOf(person.name) === looks);
  if (other === undefined) return;
  throw new Conflict(
    'NAME_TAKEN',
    'Another user has this name',
    'Add something to distinguish you, such as a middle name or a department.',
  );
}

function looksOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
