import { AsyncLocalStorage } from 'node:async_hooks';

/** Brands whose rows a statement may reach. `['*']` is every brand. */
export type BrandScope = readonly string[];

const everyBrand: BrandScope = ['*'];
const noBrand: BrandScope = [];

const scopes = new AsyncLocalStorage<BrandScope>();

/**
 * Does `work` on behalf of `brandIds`: on PostgreSQL row-level security hides the rows of all others from every
 * statement inside, whatever its own conditions say. Scopes nest; the innermost one holds.
 */
export function actForBrands<T>(brandIds: readonly string[], work: () => T): T {
  // A brand cannot be called `*`, and nobody gets every brand by such a name.
  return scopes.run(
    brandIds.filter((id) => id !== '*'),
    work,
  );
}

/** Does `work` of the server itself, which reaches the rows of every brand: signing in, the queue, loads, migrations. */
export function actForAllBrands<T>(work: () => T): T {
  return scopes.run(everyBrand, work);
}

/** The scope of the statement at hand. Where nobody opened one, no brand: who forgets it sees nothing. */
export function currentScope(): BrandScope {
  return scopes.getStore() ?? noBrand;
}

/** `source`, each of its parts made in the scope of this call, whoever reads it later. */
export function keepScope<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  return readInside(source, AsyncLocalStorage.snapshot());
}

async function* readInside<T>(source: AsyncIterable<T>, inside: <R>(work: () => R) => R): AsyncGenerator<T> {
  const parts = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const part = await inside(() => parts.next());
      if (part.done === true) return;
      yield part.value;
    }
  } finally {
    await inside(() => parts.return?.());
  }
}
