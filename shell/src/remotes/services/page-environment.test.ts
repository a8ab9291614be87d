import { fakeBrowser } from '@tallyhouse/shared/testing/fake-environment';
import { pageEnvironment } from './page-environment';

const returnTo = '/online';

function open() {
  const wentTo: string[] = [];
  const browser = fakeBrowser();
  return { browser, wentTo, ...pageEnvironment(browser.environment, (path) => wentTo.push(path)) };
}

test('a session that ran out goes to /login, unless a page stands that can be taken up again', () => {
  const { environment, signs, wentTo } = open();

  const release = signs.keepPage();
  environment.signInAgain({ cause: 'expired', returnTo });
  expect(wentTo).toEqual([]);

  release();
  environment.signInAgain({ cause: 'expired', returnTo });
  expect(wentTo).toEqual(['/login?returnTo=%2Fonline']);
});

test('signing out goes to /login from every page', () => {
  const { environment, signs, wentTo } = open();
  signs.keepPage();

  environment.signInAgain({ cause: 'signed-out', returnTo });

  expect(wentTo).toEqual(['/login?returnTo=%2Fonline']);
});

test('a storage that refuses is told to who listens, and stays known', () => {
  const { browser, environment, signs } = open();
  const listener = jest.fn();
  signs.subscribe(listener);

  environment.onEvent({ kind: 'renewed' });
  expect(signs.isInTabOnly()).toBe(false);
  environment.onEvent({ kind: 'not-stored' });

  expect(listener).toHaveBeenCalledTimes(1);
  expect(signs.isInTabOnly()).toBe(true);
  expect(browser.events).toEqual([{ kind: 'renewed' }, { kind: 'not-stored' }]);
});
