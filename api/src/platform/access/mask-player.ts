import { createHmac } from 'node:crypto';

/** Whose value it is, and the server's key, without which nobody can make a table of masks from a list of values. */
export interface MaskOf {
  readonly brandId: string;
  readonly key: Buffer;
  /** What the value says of a player; left out: the reference itself. */
  readonly kind?: string;
}

/**
 * What a row says of a player, as those see it who may not know who that is: the same value of a brand always has the
 * same mask, so rows can still be told apart.
 */
export function maskPlayer(value: string, { brandId, key, kind = 'player' }: MaskOf): string {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify([kind, brandId, value]))
    .digest('hex');
  return `${kind}-${digest.slice(0, 12)}`;
}
