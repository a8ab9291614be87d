import { version as own } from 'react/package.json';
import { chooseReact } from './choose-react';
import type { PortalReact, ReactChoice } from './mount-options';

let made: { readonly choice: ReactChoice; readonly given: PortalReact | undefined } | null = null;

/** The React of all that this file mounts, chosen at its first mount: two Reacts in one tree break its hooks. */
export function reactOfFile(given: PortalReact | undefined): ReactChoice {
  made ??= { choice: chooseReact(given, own), given };
  return made.choice;
}

/** The portal's module when it was chosen, else null. The build for portals asks, in the place of `import 'react'`. */
export function portalModule(name: keyof PortalReact): object | null {
  return made?.choice.whose === 'portal' ? (made.given?.[name] ?? null) : null;
}
