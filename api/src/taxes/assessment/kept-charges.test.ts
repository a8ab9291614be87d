import { openTestStore } from '../../store/testing/open-test-store';
import type { Store } from '../../store/store';
import { termsOf } from '../../figures/tickets/winnings-charges';
import { shippedPack } from './read-current-pack';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

/** Others read tickets: right, and slow. A migration that changes what is kept goes with shipped rules that change. */
test('a store keeps by day what the shipped rules on winnings charge, those with brackets aside', async () => {
  const onWinnings = shippedPack().rules.filter(({ base }) => base.includes('WINNINGS'));
  const shipped = onWinnings.flatMap((rule) => termsOf(rule) ?? []);
  const kept = await store.query(
    `select terms, owed, cast(rate as varchar) as rate, cast(unit as varchar) as unit, mode, unit * per_unit = 1 as "isInverse"
     from kept_charge order by terms`,
  );

  expect(onWinnings.filter((rule) => termsOf(rule) === null).map(({ id }) => id)).toEqual([
    'GR.WHT.COUPON.2021-07-12',
  ]);
  const expected = new Map(
    shipped.map(({ rate, unit, ...one }) => [
      one.terms,
      { ...one, rate: Number(rate).toFixed(10), unit: Number(unit).toFixed(4), isInverse: true },
    ]),
  );
  expect(kept).toEqual([...expected].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one));
});
