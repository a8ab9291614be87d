import { carriedRegistry } from '../carried-registry';

const key = 'tallyhouse-reloaded-for';
/** Any that carries the registry: one for who is signed in. */
const signedInPath = '/all';

/** What decides which code a page runs: the shell's entry and the registry, null while the page has none. */
interface Mark {
  readonly entries: string;
  readonly registry: string | null;
}

function markOf(page: Document): Mark {
  const entries = [...page.querySelectorAll('script[src][defer]')].map((script) =>
    script.getAttribute('src'),
  );
  return { entries: entries.join(' '), registry: carriedRegistry(page) };
}

async function publishedMark(): Promise<Mark> {
  const answer = await fetch(signedInPath, { cache: 'no-store', headers: { Accept: 'text/html' } });
  if (!answer.ok) throw new Error(`The page answers ${answer.status}`);
  return markOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** Whether another page is served now than the one that is open. Rejects when that cannot be asked. */
export async function isPageReplaced(): Promise<boolean> {
  const [published, own] = [await publishedMark(), markOf(document)];
  return published.entries !== own.entries || (own.registry !== null && published.registry !== own.registry);
}

/**
 * Reloads the page, once for each one that is published: when that did not help, the next failure is only told.
 *
 * Address, filters and tab stay. For where nothing is entered yet; a tab that cannot remember the reload has none.
 */
export async function reloadOncePerPublished(): Promise<void> {
  try {
    const { entries, registry } = await publishedMark();
    const mark = await digestOf(`${entries} ${registry ?? ''}`);
    if (sessionStorage.getItem(key) === mark) return;
    sessionStorage.setItem(key, mark);
  } catch {
    return;
  }
  location.reload();
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
}
