import type { TotalDimension } from '@tallyhouse/shared/contracts/total-reports';
import { formatMoney } from '../../../domain/money/money';
import type { BrandConverter } from '../../../facts/fx/brand-converter';
import type { FactSums } from './queries/sum-facts';

/** The amounts of `FactSums`. */
const amounts = [
  'stakesPlaced',
  'stakesSettled',
  'voids',
  'winnings',
  'paid',
  'expired',
  'freeBetWinnings',
  'jackpotContrib',
] as const satisfies readonly (keyof FactSums)[];

/** How figures are split: an undivided one has null for everything. */
export type Split = Pick<FactSums, 'channel' | 'licenceId' | 'vertical'>;

export const undivided: Split = { channel: null, licenceId: null, vertical: null };

/** Names a split, the same for equal ones. */
export function splitName({ channel, licenceId, vertical }: Split): string {
  return JSON.stringify([channel, licenceId, vertical]);
}

/** The part of a split that `keys` keep. */
export function narrowSplit(split: Split, keys: readonly TotalDimension[]): Split {
  return {
    channel: keys.includes('channel') ? split.channel : null,
    licenceId: keys.includes('licence') ? split.licenceId : null,
    vertical: keys.includes('vertical') ? split.vertical : null,
  };
}

/** Each amount of a day converted by itself: sums of a day, channel, licence and vertical are the lowest grain here. */
export function convertSums(sums: readonly FactSums[], converter: BrandConverter): FactSums[] {
  return sums.map((one) => {
    const of = (amount: string) => converter.convertUnder(one.day ?? '', formatMoney(amount), one.licenceId);
    const converted = amounts.map((name) => [name, of(one[name])]);
    return { ...one, ...(Object.fromEntries(converted) as Pick<FactSums, (typeof amounts)[number]>) };
  });
}
