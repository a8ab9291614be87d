import { expectNothingKept } from '../support/plain-portal';
import { test } from '../support/portal';

test('fifty times mounted and unmounted it leaves no element, no listener, and less than 5 % of the heap', async ({
  page,
  portal,
}) => {
  await expectNothingKept(page, portal, 50);
});
