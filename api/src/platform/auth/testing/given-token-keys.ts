import type { StoreKey } from '../../../store/secrets/store-key';
import type { TokenKeys } from '../token-keys';

/** Token keys of no store, the present one first. */
export function givenTokenKeys(present: Buffer, ...retired: readonly StoreKey[]): TokenKeys {
  const first = { id: `key-${present.toString('hex', 0, 4)}`, key: present, retiredAt: null };
  return { present: first, inForce: () => [first, ...retired], meet: () => Promise.resolve() };
}
