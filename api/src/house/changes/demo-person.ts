import { readUser } from '../../platform/auth/read-session';
import type { Store } from '../../store/store';
import type { Decider } from './decide-change';

/** The person with a role in the demo, at an instant of its past. */
export async function demoPersonAt(
  store: Store,
  role: string,
  { brandId, at }: { readonly brandId: string; readonly at: Date },
): Promise<Decider> {
  const user = await readUser(store, `u_demo_${role}`, at);
  if (user === undefined) throw new Error(`the demo has no ${role}`);
  return { user, brandIds: [brandId], now: at, address: '127.0.0.1' };
}
