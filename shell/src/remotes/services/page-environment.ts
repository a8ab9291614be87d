import type { Environment } from '@tallyhouse/shared/session/environment';
import { loginPath, type SessionEnd } from '@tallyhouse/shared/session/session-end';

/** What the page knows of its session beside the session itself. */
export interface SessionSigns {
  /** Says that a page stands over which its user can sign in again; gives what takes that back. */
  readonly keepPage: () => () => void;
  /** Whether the browser refused to store the session: it holds for this tab, until the tab is loaded anew. */
  readonly isInTabOnly: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The browser as this page's session meets it.
 *
 * A session that runs out leaves a kept page standing, for the dialog over it. Everything else ends with a full load of
 * /login: with the document goes whatever the screens held of their user.
 */
export function pageEnvironment(
  browser: Environment,
  goTo: (path: string) => void,
): { readonly environment: Environment; readonly signs: SessionSigns } {
  let keptPages = 0;
  let isInTabOnly = false;
  const listeners = new Set<() => void>();

  function signInAgain(end: SessionEnd): void {
    if (end.cause === 'signed-out' || keptPages === 0) goTo(loginPath(end));
  }

  const environment: Environment = {
    ...browser,
    signInAgain,
    onEvent: (event) => {
      browser.onEvent(event);
      if (event.kind !== 'not-stored') return;
      isInTabOnly = true;
      for (const listener of listeners) listener();
    },
  };
  const signs: SessionSigns = {
    keepPage: () => {
      keptPages += 1;
      return () => {
        keptPages -= 1;
      };
    },
    isInTabOnly: () => isInTabOnly,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { environment, signs };
}
