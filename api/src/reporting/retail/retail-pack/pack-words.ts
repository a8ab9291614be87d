import type { PackChoice } from './open-pack';

/** What narrows a list of the pack, in words: one entry for each thing. */
export function packInWords(
  { parentId, payouts, text = '' }: Pick<PackChoice, 'parentId' | 'payouts' | 'text'>,
  applied: readonly string[],
): string[] {
  return [
    'Channel is retail',
    ...(parentId === undefined ? [] : [`Region, branch, terminal or cashier is ${parentId}`]),
    ...applied,
    ...(payouts === 'selling' ? ['Payments stand with the branch that sold'] : []),
    ...(text.trim() === '' ? [] : [`Text contains ${text.trim().toLowerCase()}`]),
  ];
}
