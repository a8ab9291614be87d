import type { Day } from '@tallyhouse/shared/contracts/scalars';
import { alder, givenBrands, insertLicence } from '../../figures/testing/given-facts';
import { birch } from '../tax-periods/testing/given-tax-app';
import type { Store } from '../../store/store';
import { openTestStore } from '../../store/testing/open-test-store';
import { readObligations } from '../../taxes/obligations/read-obligations';
import { handleAllChanges } from '../../app/change-handlers';
import { createDemoUsers, demoOtpSecret } from '../../app/demo/demo-users';
import { createDemoObligations } from './demo-obligations';
import { listDeadlines } from './list-deadlines';
import { listUndated } from './list-undated';

const now = new Date('2026-11-21T00:00:00Z');
let store: Store;

beforeEach(async () => {
  store = await openTestStore();
  await givenBrands(store, [alder, birch]);
  const licence = { brand_id: 'birch', number: 'N', products: 'CASINO_SLOTS', valid_from: '2020-01-01' };
  await insertLicence(store, { ...licence, id: 'se', authority: 'Spelinspektionen' });
});
afterEach(() => store.close());

const undatedOf = async (brandIds: readonly string[], today: Day) =>
  listUndated(await readObligations(store, brandIds), brandIds, today);

const swedishReturn = async () => {
  const undated = await undatedOf(['alder', 'birch'], '2026-11-21');
  return undated.find(({ obligationCode }) => obligationCode === 'SPS-MONTHLY');
};

test('an obligation whose day depends on who owes it is named with the reason, and by whom it is owed', async () => {
  expect(await swedishReturn()).toMatchObject({
    authorityId: 'Skatteverket',
    brandIds: ['birch'],
    due: { day: null, said: { code: 'TOLD_BY_FORM', params: { form: 'the VAT class of the taxpayer' } } },
    note: expect.stringContaining('26th of the next month') as string,
  });
  expect(await undatedOf(['alder'], '2026-11-21')).toEqual([]);
  expect(await undatedOf(['birch'], '2019-12-31')).toEqual([]);
});

test('once two people have declared a day for it, it is in the calendar and the audit says who', async () => {
  handleAllChanges();
  await createDemoUsers(store);
  await createDemoObligations(store, { brandId: 'alder', now, otpSecret: demoOtpSecret });

  expect(
    await store.query(
      `select actor_id as "actor", object_id as "object" from audit_event where action = 'OBLIGATION_CHANGED'`,
    ),
  ).toEqual([{ actor: 'u_demo_approver', object: 'Skatteverket:SPS-MONTHLY' }]);

  expect(await swedishReturn()).toBeUndefined();
  const due = await listDeadlines(store, ['birch'], { from: '2026-09-01', to: '2026-12-31', now });
  expect(due.map(({ obligationCode, period, dueDay }) => [obligationCode, period.to, dueDay])).toEqual([
    ['SPS-MONTHLY', '2026-08-31', '2026-09-28'],
    ['SPS-MONTHLY', '2026-09-30', '2026-10-26'],
    ['SPS-MONTHLY', '2026-10-31', '2026-11-26'],
    ['SPS-MONTHLY', '2026-11-30', '2026-12-28'],
  ]);
});
