import type { Channel } from '@tallyhouse/shared/contracts/scalars';

/** A report, as far as it says whose play its figures are. */
export interface ReportedPlay {
  /** Channel of the family that it belongs to. */
  readonly family: Channel;
  /** What a return declares; null for a report that declares nothing. */
  readonly offers: readonly { readonly channel: Channel }[] | null;
}

/**
 * Channels whose figures a waiting report withholds: those of the play that it declares, and that of its family even
 * where none of its play is there, for files loaded under it may say the same sums.
 */
export function withheldChannels({ family, offers }: ReportedPlay): Channel[] {
  return [...new Set([family, ...(offers ?? []).map(({ channel }) => channel)])];
}
