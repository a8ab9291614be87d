import { createHttpClient } from '@tallyhouse/shared/http/http-client';
import { createSession } from '@tallyhouse/shared/session/session';
import { fakeApi } from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser, type FakeBrowserOptions } from '@tallyhouse/shared/testing/fake-environment';
import type { Services } from '../services';
import { pageEnvironment } from '../session/page-environment';
import { createThemeChoice } from '../theme/theme-choice';

/**
 * What a page is started with, over a browser of the test and a server behind the product's own client.
 *
 * `wentTo` keeps the addresses that were loaded in full; the clock is that of the test runner, so that its timers may
 * be faked.
 */
export function pageServices(reply: Parameters<typeof fakeApi>[0], options: FakeBrowserOptions = {}) {
  const browser = fakeBrowser(options);
  const wentTo: string[] = [];
  const api = fakeApi(reply);
  const { environment, signs } = pageEnvironment(
    { ...browser.environment, nowMs: () => Date.now() },
    (path) => wentTo.push(path),
  );
  const session = createSession(environment);
  const services: Services = {
    session,
    signs,
    http: createHttpClient({ session, adapter: api.adapter }),
    registry: { format: 1, remotes: [] },
    themeChoice: createThemeChoice(window),
  };
  return { browser, api, wentTo, session, services };
}
