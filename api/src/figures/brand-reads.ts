import type { Store, Queryable } from '../store/store';

/**
 * What the brands of one call are told from: the figures are put together brand by brand, and whatever is asked for each
 * in the same words is asked of the store once, for all of them.
 */
export interface BrandReads<S extends Queryable = Queryable> {
  readonly store: S;
  readonly brandIds: readonly string[];
  /** What `read` gives; it is called once for all that have the same `name`, as JSON. */
  once<T>(name: readonly unknown[], read: () => Promise<T>): Promise<T>;
  /** The rows of one of the brands, in their order; `name` says all that `read` depends on. */
  rows<R extends { readonly brandId: string }>(
    brandId: string,
    name: readonly unknown[],
    read: (brandIds: readonly string[]) => Promise<readonly R[]>,
  ): Promise<readonly R[]>;
}

export type StoreReads = BrandReads<Store>;

export function brandReads<S extends Queryable>(store: S, brandIds: readonly string[]): BrandReads<S> {
  const answers = new Map<string, Promise<unknown>>();
  function once<T>(name: readonly unknown[], read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(name);
    const known = answers.get(key) ?? read();
    answers.set(key, known);
    return known as Promise<T>;
  }
  return {
    store,
    brandIds,
    once,
    rows: async (brandId, name, read) =>
      (await once(name, async () => byBrand(await read(brandIds)))).get(brandId) ?? [],
  };
}

function byBrand<R extends { readonly brandId: string }>(
  rows: readonly R[],
): ReadonlyMap<string, readonly R[]> {
  const ofBrands = new Map<string, R[]>();
  for (const row of rows) {
    const own = ofBrands.get(row.brandId) ?? [];
    own.push(row);
    ofBrands.set(row.brandId, own);
  }
  return ofBrands;
}
