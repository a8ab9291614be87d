import { createHttpClient } from '@tallyhouse/shared/http/http-client';
import { browserEnvironment } from '@tallyhouse/shared/session/environment';
import { createSession } from '@tallyhouse/shared/session/session';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { carriedRegistry, carryRegistry } from './remotes/federation/carried-registry';
import { createPageRegistry } from './remotes/federation/page-registry';
import { createLanguageChoice } from './remotes/services/language-choice';
import { noOverride, type RemoteOverride } from './remotes/federation/remote-override';
import { createRouter } from './routes';
import type { Services } from './remotes/services/services';
import { pageEnvironment } from './remotes/services/page-environment';
import { createThemeChoice } from './remotes/services/theme-choice';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

// Empty: calls go to the origin that served the page.
const baseUrl = metaOf('tallyhouse-api');
const { environment, signs } = pageEnvironment(browserEnvironment(), (path) => location.assign(path));
const session = createSession(environment);
const services: Omit<Services, 'override'> = {
  session,
  signs,
  http: createHttpClient({ session, baseUrl }),
  registry: createPageRegistry({
    text: carriedRegistry(document),
    fetchText: readServedRegistry,
    onFetched: (text) => carryRegistry(document, text),
    keys: TALLYHOUSE_REGISTRY_KEYS,
    nowMs: Date.now,
    storage: () => window.localStorage,
  }),
  themeChoice: createThemeChoice(window),
  language: createLanguageChoice(window),
};
const overrideOrigins = metaOf('tallyhouse-overrides').split(' ').filter(Boolean);
if (overrideOrigins.length === 0) show(root, noOverride);
else void startedOverride(overrideOrigins).then((override) => show(root, override));

function show(place: HTMLElement, override: RemoteOverride): void {
  createRoot(place).render(<App services={{ ...services, override }} router={createRouter()} />);
}

/** Before the router reads the address. Only where the deployment allows it is its code fetched. */
async function startedOverride(origins: readonly string[]): Promise<RemoteOverride> {
  try {
    const { startOverride } = await import(
      /* webpackChunkName: "override" */ './remotes/override/start-override'
    );
    return startOverride({
      ...{ session, origins, storage: () => window.sessionStorage, address: () => location.href },
      setAddress: (address) => history.replaceState(history.state, '', address),
      reload: () => location.reload(),
    });
  } catch {
    // Its code did not come: the page goes on as published.
    return noOverride;
  }
}

/** What the server put into the page by that name; empty when it put nothing. */
function metaOf(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/**
 * Errors: rejects without a connection, when the server has none, and when it does not come in the time that a remote's
 * place waits: a page after signing in has no screens before.
 */
async function readServedRegistry(): Promise<string> {
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: AbortSignal.timeout(8000) });
  if (!answer.ok) throw new Error(`The registry was answered with ${answer.status}.`);
  return answer.text();
}
