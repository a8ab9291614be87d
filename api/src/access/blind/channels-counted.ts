import type { Channel } from '@tallyhouse/shared/contracts/scalars';

/** Channels that a report counts: a return of classes that are played in both counts both, whatever its family. */
export function channelsCounted({
  family,
  offers,
}: {
  readonly family: Channel;
  readonly offers: readonly { readonly channel: Channel }[] | null;
}): Channel[] {
  return offers === null ? [family] : [...new Set([family, ...offers.map(({ channel }) => channel)])];
}
