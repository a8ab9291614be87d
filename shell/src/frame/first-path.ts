import type { Services } from '../services';
import { menuGroups } from './menu-groups';

/** Where a tab starts after choosing its brand: the first entry of its menu. */
export function firstPath({ registry, session }: Pick<Services, 'registry' | 'session'>): string {
  const { chosen } = session.tabBrand.getState();
  if (chosen === null) return '/brands';
  return menuGroups(registry, chosen)[0]?.entries[0]?.path ?? '/all';
}
