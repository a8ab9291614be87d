import { handleAllChanges } from '../../app/change-handlers';
import { createDemoUsers, demoOtpSecret } from '../../app/demo/demo-users';
import { comparePacks } from '../../domain/rules/compare-packs';
import { givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { createDemoPacks } from './demo-packs';
import { listPacks } from './list-packs';
import { readCurrentPack, readPack, shippedPack } from '../../taxes/assessment/read-current-pack';

test('the demo has a former rule pack, and computes by the one that the product comes with', async () => {
  const store = await openTestStore();
  await givenBrands(store);
  await createDemoUsers(store);

  const now = new Date('2026-11-20T08:00:00Z');
  handleAllChanges();
  await createDemoPacks(store, { brandId: 'alder', now, otpSecret: demoOtpSecret });

  const [newest, former, ...rest] = await listPacks(store);
  expect(rest).toEqual([]);
  expect(newest).toMatchObject({ isCurrent: true, proposedBy: 'Adam Admin', confirmedBy: 'Amos Approver' });
  expect(former!.isCurrent).toBe(false);
  const current = await readCurrentPack(store);
  expect(current.version).toBe(shippedPack().version);
  const differences = comparePacks((await readPack(store, former!.version))!, current);
  expect(differences.length).toBeGreaterThan(3);
  await store.close();
});
