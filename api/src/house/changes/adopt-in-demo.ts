import { totpCode } from '../../platform/auth/totp';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import { confirmChange } from './decide-change';
import { demoPersonAt } from './demo-person';
import { proposeChange, type Proposal } from './propose-change';

const dayMs = 86_400_000;

/** Where and when the demo's past is made, and the secret of its codes. */
export interface DemoTime {
  readonly brandId: string;
  readonly now: Date;
  readonly otpSecret: string;
}

/** Has the demo's administrator propose a change and its approver confirm it a day later, that many days ago. */
export function adoptInDemo(
  store: Store,
  proposal: Proposal,
  { brandId, now, otpSecret, daysAgo }: DemoTime & { readonly daysAgo: number },
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  return actForAllBrands(async () => {
    const proposer = await demoPersonAt(store, 'admin', { brandId, at: before(daysAgo + 1) });
    const id = await proposeChange(store, proposal, proposer);
    const at = before(daysAgo);
    const decider = await demoPersonAt(store, 'approver', { brandId, at });
    await confirmChange(store, decider, id, totpCode(otpSecret, at));
  });
}
