import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { NotFound } from '../http/problems';
import { actForBrands } from '../../store/brand-scope';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import type { Admission } from './admit';
import { heldBrandIds } from './in-brands-of';

/** Names the brand that has what `id` calls among those given, where the user may see it there; else undefined. */
export type FindBrandOfItem = (
  item: { readonly id: string; readonly userId: string },
  brandIds: readonly string[],
) => Promise<string | undefined>;

/**
 * Reads `work`'s answer; where the selected brand has no such thing but another of the caller's has, under the same
 * permission, the refusal names that one: who followed a link is told where to look, and nothing is shown or done there.
 */
export async function orBrandOfItem<T>(
  find: FindBrandOfItem,
  call: {
    readonly endpoint: Endpoint;
    readonly admission: Admission;
    readonly params: unknown;
    readonly query: unknown;
  },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { endpoint, admission } = call;
    const id = itemIdOf(call);
    if (!(error instanceof NotFound) || admission.brand === null || endpoint.method !== 'GET') throw error;
    const others = heldBrandIds(endpoint, admission.user).filter((one) => one !== admission.brand?.id);
    const brandId =
      id === undefined || others.length === 0
        ? undefined
        : await find({ id, userId: admission.user.id }, others);
    const brand = admission.user.brands.find((one) => one.id === brandId);
    throw brand === undefined ? error : error.under(named(brand));
  }
}

/** The id that a call is about, in its path or its query. */
function itemIdOf({ params, query }: { readonly params: unknown; readonly query: unknown }) {
  const { id } = { ...(query as object), ...(params as object) } as { readonly id?: unknown };
  return typeof id === 'string' ? id : undefined;
}

function named({ id, name }: NonNullable<Problem['brand']>): NonNullable<Problem['brand']> {
  return { id, name };
}

/**
 * What links of messages and of other people lead to, by ids that are made at random; a return and a tax period of several
 * brands are seen by who has them all, a search that is not shared by its owner.
 *
 * @param brandsOfPeriod The brands of the tax period that an id calls, none for any other id.
 */
export function createFindBrandOfItem(
  store: Queryable,
  brandsOfPeriod: (id: string) => Promise<readonly string[]>,
): FindBrandOfItem {
  return ({ id, userId }, brandIds) =>
    actForBrands(brandIds, async () => {
      const ofPeriod = await brandsOfPeriod(id);
      if (ofPeriod.length > 0)
        return ofPeriod.every((one) => brandIds.includes(one)) ? ofPeriod[0] : undefined;
      // A deadline is called by its brand, its authority and its period.
      const home = brandIds.find((one) => id.startsWith(`${one}|`));
      if (home !== undefined) return home;
      const params = createSqlParams(id);
      const held = params.addAll(brandIds);
      const user = params.add(userId);
      const [row] = await store.query<{ brandId: string }>(
        `select brand_id as "brandId" from report
           where id = $1 and state <> 'DELETED' and brand_id in (${held})
             and (brand_ids is null or string_to_array(brand_ids, ',') <@ array[${held}]::text[])
         union all select brand_id from critical_alert where id = $1 and brand_id in (${held})
         union all select brand_id from load_batch where id = $1 and brand_id in (${held})
         union all select brand_id from saved_search
           where id = $1 and brand_id in (${held}) and deleted_at is null and (shared or owner_id = ${user})
         limit 1`,
        params.values,
      );
      return row?.brandId;
    });
}
