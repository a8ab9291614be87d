import type { RegistryEntry } from '@tallyhouse/shared/contracts/registry';
import { createHttpClient } from '@tallyhouse/shared/http/http-client';
import { createSession } from '@tallyhouse/shared/session/session';
import { fakeApi } from '@tallyhouse/shared/testing/fake-api';
import { fakeBrowser, type FakeBrowserOptions } from '@tallyhouse/shared/testing/fake-environment';
import { registryOf } from '@tallyhouse/shared/testing/registry';
import type { PageRegistry } from '../remotes/federation/page-registry';
import type { Services } from '../remotes/services/services';
import { createLanguageChoice } from '../remotes/services/language-choice';
import { noOverride } from '../remotes/federation/remote-override';
import { pageEnvironment } from '../remotes/services/page-environment';
import { createThemeChoice } from '../remotes/services/theme-choice';

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
    registry: registryWith([]),
    override: noOverride,
    themeChoice: createThemeChoice(window),
    language: createLanguageChoice(window),
  };
  return { browser, api, wentTo, session, services };
}

/** A page's registry that is trusted, and never followed by another. */
export function registryWith(remotes: RegistryEntry[]): PageRegistry {
  const read = { registry: registryOf(remotes), refusal: null };
  return {
    current: () => read,
    offered: () => null,
    subscribe: () => () => undefined,
    ready: () => Promise.resolve(read),
    askAhead: () => undefined,
    look: () => Promise.resolve(),
  };
}
