import type { RegisteredRemote, Registry } from '@tallyhouse/shared/contracts/registry';
import { resolve } from '@tallyhouse/shared/registry/resolve';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';

/** The remotes of a tab, each at the version that its user gets for its brand. */
export function remotesFor(
  registry: Registry | null,
  { userId, brand }: TabBrand,
  roles: readonly string[],
): readonly RegisteredRemote[] {
  if (registry === null) return [];
  const resolved = resolve(registry, { userId, brand: brand?.id ?? null, roles });
  return [...resolved.values()].map(({ remote }) => remote);
}
