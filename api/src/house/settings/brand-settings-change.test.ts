import { alder, givenBrands, insert, insertLicence } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { brandSettingsChange } from './brand-settings-change';

test('gaming days that would no longer start with those of another brand under the licence are refused', async () => {
  const store = await openTestStore();
  const later = { brandId: 'rowan', zone: alder.zone, cutoff: '06:00' };
  const check = () => brandSettingsChange.check?.(store, later, new Date('2026-03-01T00:00:00Z'));
  await givenBrands(store, [alder, { ...alder, id: 'rowan', name: 'Rowan' }]);
  await insertLicence(store, { id: 'tz', authority: 'GBT' });
  await insert(store, 'licence_brand', { brand_id: 'rowan', licence_id: 'tz' });
  await expect(check()).rejects.toMatchObject({ status: 409, code: 'CLOCKS_APART' });

  await store.query(`update licence set zone = $1, cutoff = $2`, [alder.zone, alder.cutoff]);
  await expect(check()).resolves.toBeUndefined();
  await store.close();
});
