import type { Queryable } from '../../store/store';
import { readShippedRegister } from '../../taxes/obligations/read-register';
import { writeObligation } from './obligation-change';

/** Declares what the house of the demo knows of itself: its Swedish returns are due by the class of large taxpayers. */
export async function createDemoObligations(tx: Queryable, now: Date): Promise<void> {
  const authorityId = 'Skatteverket';
  const obligation = readShippedRegister()
    .find(({ id }) => id === authorityId)
    ?.obligations.find(({ code }) => code === 'SPS-MONTHLY');
  if (obligation === undefined) return;
  const due = { anchor: 'PERIOD_END', days: 26, roll: 'FOLLOWING_WORKING_DAY' } as const;
  const note =
    'VAT base above SEK 40 million a year: the 26th of the next month. Declared for the companies of the demo.';
  const changed = { authorityId, obligation: { ...obligation, due, note } };
  await writeObligation(tx, changed, { actorId: 'u_demo_approver', now });
}
