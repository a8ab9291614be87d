import { readStoreKeys } from '../../store/secrets/store-keys';
import type { Store } from '../../store/store';

/** The store's key for masks of players: never another one, so that a player keeps the mask. */
export async function readMaskKey(store: Store): Promise<Buffer> {
  const [found] = await readStoreKeys(store, 'MASKS');
  if (found === undefined) throw new Error('the store keeps no key for masks');
  return found.key;
}
