import { failingScreens } from '../support/failing-screens';
import { failures, hastenTimeouts, restorePatience } from '../support/failures';
import { expectTold, failWith, retry } from '../support/told';
import { expect, test } from '../support/test';

const forbidden = failures.filter(({ name }) => name === '403');
const others = failures.filter(({ name }) => name !== '403');

test.describe.configure({ timeout: 300_000 });

for (const { path, call, whole } of failingScreens) {
  test(`check 4: each failure of ${call} is told with cause, next step and trace id, and retry mends it`, async ({
    page,
    signIn,
    watch,
  }) => {
    watch.allow(/Failed to load resource/);
    await signIn('reporter');
    await hastenTimeouts(page, call);
    for (const failure of forbidden) {
      await failWith(page, call, failure);
      await page.goto(path);
      await expectTold(page.getByRole('main'), failure);
    }
    for (const [place, failure] of others.entries()) {
      await failWith(page, call, failure);
      await (place === 0 ? page.goto(path) : retry(page));
      await expectTold(page.getByRole('main'), failure, /could not be/);
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await restorePatience(page);
    await retry(page);
    await expect(whole(page)).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('alert')
        .filter({ hasText: /could not be/ }),
    ).toHaveCount(0);
  });
}
