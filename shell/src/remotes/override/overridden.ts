import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';
import type { OverrideState } from '../federation/remote-override';

/** Puts the remote from elsewhere after all others: of two that claim the same path the first keeps it. */
export function overridden(
  registered: readonly RegisteredRemote[],
  state: OverrideState,
): readonly RegisteredRemote[] {
  if (state.status !== 'on') return registered;
  const { remote } = state;
  return [...registered.filter(({ name }) => name !== remote.name), remote];
}
