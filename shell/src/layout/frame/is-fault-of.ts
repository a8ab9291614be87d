import type { RegisteredRemote } from '@tallyhouse/shared/contracts/registry';

/**
 * Whether something that was thrown comes from a remote's own files, as far as its stack says. `page` is the address
 * against which the remote's own is read.
 *
 * A call that was given up, by leaving the page say, is none.
 */
export function isFaultOf({ baseUrl }: RegisteredRemote, thrown: unknown, page: string): boolean {
  if (!(thrown instanceof Error) || thrown.name === 'AbortError') return false;
  return (thrown.stack ?? '').includes(new URL(baseUrl, page).href);
}
