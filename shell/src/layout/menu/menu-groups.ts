import type { Navigation, RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import { remoteOfPath } from '../../remotes/federation/remote-of-path';

const groupOrder = ['overview', 'reports', 'confirm', 'monitoring', 'logs', 'administration'] as const;

export interface MenuGroup {
  readonly group: (typeof groupOrder)[number];
  readonly entries: readonly Navigation[];
}

/**
 * The menu of this tab: what the user may see, for the channels that the brand has, in the order of the registry. A
 * remote names its own paths only.
 */
export function menuGroups(remotes: readonly RegisteredRemote[], tab: TabBrand): readonly MenuGroup[] {
  const permissions = new Set(tab.permissions);
  const mayBeSeen = (entry: Navigation) =>
    (entry.permission === undefined || permissions.has(entry.permission)) && hasChannel(entry, tab);
  const entries = remotes.flatMap((remote) =>
    remote.navigation.filter((entry) => mayBeSeen(entry) && remoteOfPath(remotes, entry.path) === remote),
  );
  return groupOrder
    .map((group) => ({
      group,
      entries: entries.filter((entry) => entry.group === group).toSorted((a, b) => a.order - b.order),
    }))
    .filter(({ entries: own }) => own.length > 0);
}

/** The group view has no channels of its own, so it shows every entry; the screens ask for a brand. */
function hasChannel({ channels }: Navigation, { brand }: TabBrand): boolean {
  if (channels === undefined || brand === null) return true;
  return channels.some((channel) => brand.channels.some((own) => own === channel));
}
