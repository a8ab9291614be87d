import { ScreenActionsContext, type ScreenAction } from '@tallyhouse/shared/ui/screen-actions';
import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

/** What the screen offers at the moment, in the order in which it came. */
interface OfferedActions {
  readonly offer: (action: ScreenAction) => () => void;
  readonly current: () => readonly ScreenAction[];
  readonly subscribe: (listener: () => void) => () => void;
}

function createOfferedActions(): OfferedActions {
  let offered: readonly ScreenAction[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly ScreenAction[]) => {
    offered = next;
    for (const listener of listeners) listener();
  };
  return {
    offer(action) {
      change([...offered, action]);
      return () => change(offered.filter((one) => one !== action));
    },
    current: () => offered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const OfferedActionsContext = createContext<OfferedActions>(createOfferedActions());

/** Lets the screens below offer their actions to the palette above. */
export function OfferedActionsProvider({ children }: { readonly children: ReactNode }) {
  const [actions] = useState(createOfferedActions);
  return (
    <OfferedActionsContext value={actions}>
      <ScreenActionsContext value={actions.offer}>{children}</ScreenActionsContext>
    </OfferedActionsContext>
  );
}

/** Actions of the screen by their names. A name that several buttons bear, as in rows of a list, says not which is meant. */
export function useOfferedActions(): readonly ScreenAction[] {
  const { current, subscribe } = useContext(OfferedActionsContext);
  const offered = useSyncExternalStore(subscribe, current);
  return offered.filter(({ label }, place) =>
    offered.every((other, otherPlace) => otherPlace === place || other.label !== label),
  );
}
