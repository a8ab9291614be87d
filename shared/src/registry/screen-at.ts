import type { RemoteScreen } from '../contracts/remote';
import { ownPath } from './own-path';

type Place = Pick<RemoteScreen, 'path'> & { readonly below?: RemoteScreen['below'] | undefined };

/** The screen at `pathname`: at its path, or at an address below it that it knows. Undefined: there is no such page. */
export function screenAt<S extends Place>(screens: readonly S[], pathname: string): S | undefined {
  const screen = screens.find(({ path }) => ownPath([path], pathname) !== undefined);
  return screen !== undefined && knowsAddress(screen, pathname) ? screen : undefined;
}

/** Whether `pathname`, which lies at or below the screen's path, is a page of it. */
export function knowsAddress({ path, below }: Place, pathname: string): boolean {
  const rest = partsOf(pathname.slice(path.length));
  return below === undefined || rest.length === 0 || below.some((known) => fits(partsOf(known), rest));
}

function fits(known: readonly string[], given: readonly string[]): boolean {
  return (
    known.length === given.length &&
    known.every((part, place) => part.startsWith(':') || part === given[place])
  );
}

/** A slash at the end says nothing. */
function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
