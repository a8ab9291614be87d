import { givenBet, givenBrands } from '../../figures/testing/given-facts';
import { openTestStore } from '../../store/testing/open-test-store';
import { emptyStore } from './store-meta';

test('an emptied store holds what came with its schema, and nothing else', async () => {
  const store = await openTestStore();
  const counts = () =>
    store.query(
      'select (select count(*) from kept_charge) as charges, (select count(*) from schema_migration) as steps',
    );
  const [before] = await counts();
  await givenBrands(store);
  await givenBet(store);

  await emptyStore(store);

  expect(await counts()).toEqual([before]);
  expect(before).toMatchObject({ charges: 4 });
  expect(await store.query('select id from brand union all select record_id from bet')).toEqual([]);
  await store.close();
});
