import { createContext } from 'react';

/** Something that can be done on the screen that one is on. */
export interface ScreenAction {
  /** As its button says it. */
  readonly label: string;
  /** Why it cannot be done right now; null when it can. */
  readonly blockedBecause: string | null;
  readonly run: () => void;
}

/** Takes an action that the page may offer elsewhere too, and gives the way to take it back; null where nobody asks. */
export const ScreenActionsContext = createContext<((action: ScreenAction) => () => void) | null>(null);
