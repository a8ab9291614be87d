import { adoptInDemo, type DemoTime } from '../../house/changes/adopt-in-demo';
import type { Store } from '../../store/store';
import { readShippedRegister } from '../../taxes/obligations/read-register';

/** Declares what the house of the demo knows of itself: its Swedish returns are due by the class of large taxpayers. */
export async function createDemoObligations(store: Store, time: DemoTime): Promise<void> {
  const authorityId = 'Skatteverket';
  const obligation = readShippedRegister()
    .find(({ id }) => id === authorityId)
    ?.obligations.find(({ code }) => code === 'SPS-MONTHLY');
  if (obligation === undefined) throw new Error('the register has no monthly Swedish return');
  const due = { anchor: 'PERIOD_END', days: 26, roll: 'FOLLOWING_WORKING_DAY' } as const;
  const note =
    'VAT base above SEK 40 million a year: the 26th of the next month. Declared for the companies of the demo.';
  await adoptInDemo(
    store,
    {
      kind: 'OBLIGATION',
      payload: { authorityId, obligation: { ...obligation, due, note } },
      reason: 'The tax adviser has named the VAT class of our companies.',
    },
    { ...time, daysAgo: 490 },
  );
}
