import { totpCode } from '../../platform/auth/totp';
import { actForAllBrands } from '../../store/brand-scope';
import type { Store } from '../../store/store';
import type { DemoTime } from './adopt-in-demo';
import { confirmChange, refuseChange } from './decide-change';
import { demoPersonAt } from './demo-person';
import { proposeChange, type Proposal } from './propose-change';

const dayMs = 86_400_000;

/** Gives the demo a key that its administrator and its approver made, a role that was refused, and a change that waits. */
export function createDemoChanges(store: Store, { brandId, now, otpSecret }: DemoTime): Promise<void> {
  return actForAllBrands(async () => {
    const before = (days: number) => new Date(now.getTime() - days * dayMs);
    const as = (role: string, at: Date) => demoPersonAt(store, role, { brandId, at });

    const key = keyProposal(brandId, new Date(now.getTime() + 200 * dayMs));
    const keyId = await proposeChange(store, key, await as('admin', before(3)));
    // Later than whatever the approver confirmed of the demo's reports: a code of the past does not pass.
    const confirmedAt = before(1 / 24);
    await confirmChange(store, await as('approver', confirmedAt), keyId, totpCode(otpSecret, confirmedAt));

    const refused = roleProposal(brandId, 'reporter', 'She asked to prepare reports during the summer.');
    const refusedId = await proposeChange(store, refused, await as('admin', before(20)));
    const why = 'She is to look at reports only; somebody else prepares them.';
    await refuseChange(store, await as('approver', before(19)), refusedId, why);

    const open = roleProposal(brandId, 'approver', 'Amos is on leave next month and needs a deputy.');
    await proposeChange(store, open, await as('admin', before(2)));
  });
}

function keyProposal(brandId: string, expiresAt: Date): Proposal {
  const payload = {
    brandId,
    name: 'Betting platform',
    scopes: ['loads.ingest'],
    expiresAt: expiresAt.toISOString(),
  };
  return { kind: 'API_KEY', payload, reason: 'The platform delivers its files by itself from now on.' };
}

function roleProposal(brandId: string, role: string, reason: string): Proposal {
  const payload = { userId: 'u_demo_viewer', role, brandId, jurisdictions: null, validUntil: null };
  return { kind: 'ROLE_ASSIGNMENT', payload, reason };
}
