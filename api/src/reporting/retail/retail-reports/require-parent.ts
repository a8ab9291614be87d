import { ValidationFailed } from '../../../platform/http/problems';
import type { Queryable } from '../../../store/store';
import { elsewhere, type PlaceLevel } from './queries/place-levels';

const isOf = (table: string, column: string) =>
  `exists (select 1 from ${table} where brand_id = $1 and ${column} = $2)`;

/** SQL condition that a brand $1 has the place $2. Cashiers are known by what they did, too: no register has to name them. */
const placeIsThere: Readonly<Record<PlaceLevel, readonly string[]>> = {
  region: [isOf('branch', 'region')],
  branch: [isOf('branch', 'id')],
  terminal: [isOf('terminal', 'id')],
  cashier: [
    isOf('cashier', 'id'),
    ...['bet', 'settlement', 'payment', 'drawer_shift'].map((table) => isOf(table, 'cashier_id')),
  ],
};

/** Errors: `ValidationFailed` naming `parentId` where the brand has no such place among `levels`. */
export async function requireParent(
  store: Queryable,
  { brandId, parentId }: { readonly brandId: string; readonly parentId: string | undefined },
  levels: readonly PlaceLevel[],
): Promise<void> {
  if (parentId === undefined || parentId === elsewhere) return;
  // One after the other: what is in a register is not looked for among all facts.
  for (const condition of levels.flatMap((level) => placeIsThere[level])) {
    const [row] = await store.query<{ isThere: boolean }>(`select ${condition} as "isThere"`, [
      brandId,
      parentId,
    ]);
    if (row?.isThere === true) return;
  }
  const message = 'The brand has no such place: choose one of those that the list shows, or leave it out';
  throw new ValidationFailed([{ field: 'parentId', code: 'UNKNOWN_PLACE', message }]);
}
