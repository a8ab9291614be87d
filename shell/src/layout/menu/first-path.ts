import { remotesFor } from '../../remotes/registry/remotes-for';
import type { Services } from '../../remotes/services/services';
import { menuGroups } from './menu-groups';
import { startScreen } from './start-screen';

/** Where a tab starts after choosing its brand: the screen that its user chose, else the first entry of its menu. */
export async function firstPath({
  registry,
  session,
}: Pick<Services, 'registry' | 'session'>): Promise<string> {
  const { chosen } = session.tabBrand.getState();
  if (chosen === null) return '/brands';
  const read = await registry.ready();
  const remotes = remotesFor(read.registry, chosen, session.auth.getState().roles);
  const paths = menuGroups(remotes, chosen).flatMap(({ entries }) => entries.map(({ path }) => path));
  return paths.find((path) => path === startScreen()) ?? paths[0] ?? '/all';
}
