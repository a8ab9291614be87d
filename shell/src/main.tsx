import { createHttpClient } from '@tallyhouse/shared/http/http-client';
import { browserEnvironment } from '@tallyhouse/shared/session/environment';
import { createSession } from '@tallyhouse/shared/session/session';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createPageRegistry } from './federation/page-registry';
import { createLanguageChoice } from './language/language-choice';
import { createRouter } from './routes';
import type { Services } from './services';
import { pageEnvironment } from './session/page-environment';
import { createThemeChoice } from './theme/theme-choice';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

// Empty: calls go to the origin that served the page.
const baseUrl = document.querySelector<HTMLMetaElement>('meta[name="tallyhouse-api"]')?.content ?? '';
const { environment, signs } = pageEnvironment(browserEnvironment(), (path) => location.assign(path));
const session = createSession(environment);
const services: Services = {
  session,
  signs,
  http: createHttpClient({ session, baseUrl }),
  registry: createPageRegistry({
    text: document.getElementById('tallyhouse-registry')?.textContent ?? null,
    fetchText: readServedRegistry,
    keys: TALLYHOUSE_REGISTRY_KEYS,
    nowMs: Date.now,
    storage: () => window.localStorage,
  }),
  themeChoice: createThemeChoice(window),
  language: createLanguageChoice(window),
};
createRoot(root).render(<App services={services} router={createRouter()} />);

/** Errors: rejects without a connection, and when the server has none. */
async function readServedRegistry(): Promise<string> {
  const answer = await fetch('/registry.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The registry was answered with ${answer.status}.`);
  return answer.text();
}
